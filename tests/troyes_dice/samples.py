"""What the tests for all games try of Troyes Dice."""

from __future__ import annotations

from tests.samples import Position, Samples, Saved, Taught

SET_UP = "the table is set before it is seen"

SAMPLES = Samples(
    tables=({"seats": 3, "feasts": True}, {"seats": 1, "numbering": "expert"}),
    still={"PlazasLaid": SET_UP, "FeastsLaid": SET_UP},
    saved=(Saved("", {"seats": 3, "feasts": True, "numbering": "expert"}, 40),),
    advised=Position({"seats": 1}, 0.5),
    lessons={
        "first": Taught({"seats": 1, "numbering": "first"}),
        "feasts": Taught({"seats": 1, "numbering": "first", "feasts": True}),
    },
    refused="troyes_dice.test_view:test_a_building_that_stands_says_so_when_clicked",
    terrible=5,
)
