"""What the tests for all games try of 7 Wonders: Cities."""

from __future__ import annotations

from tests.samples import Harm, Position, Samples, Saved, Taught

STAGE = (("stage", 0),)

SAMPLES = Samples(
    tables=({"seats": 4, "leaders": True, "teams": True, "wonders": "draft"}, {"seats": 2}),
    still={
        "BoardDealt": "the table is set before it is seen",
        "BoardsOffered": "the table is set before it is seen",
        "PhaseOpened": "what lies before the seat is another thing in each phase, as the top bar says",
    },
    saved=(Saved("", {"seats": 4, "cities": True, "leaders": True, "teams": True}, 50),),
    advised=Position({"seats": 3}, 0.5),
    prevents=Harm(3, 1, (("Build", 7, "paid", 0, 0, 1), ("Sell", 25), ("Sell", 3), ("Build", 16))),
    lessons={
        "first": Taught({"seats": 3, "cities": False}, STAGE),
        "cities_leaders": Taught({"seats": 3, "cities": True, "leaders": True}, STAGE),
    },
    refused="seven_wonders.test_view:test_a_card_that_cannot_be_built_says_why_and_nothing_happens",
    terrible=15,
    slow=True,
)
