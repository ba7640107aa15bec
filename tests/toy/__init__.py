"""Auction, a sixth game as small as a game can be: proves that the house needs no edit for one more."""
