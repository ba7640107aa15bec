"""What a game's room, its view of the table and the scenes tell each other."""
