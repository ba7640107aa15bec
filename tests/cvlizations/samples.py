"""What the tests for all games try of CVlizations."""

from __future__ import annotations

from tests.samples import Harm, Position, Samples, Saved, Taught

MARKER = "only the mark of which step it is moves on"

SAMPLES = Samples(
    tables=({"seats": 2}, {"seats": 4}, {"seats": 2, "two": "advanced"}),
    still={
        "ChoiceOwed": MARKER,
        "ActionsEnded": MARKER,
        "AgeEnded": "the banner of the end follows",
    },
    saved=(Saved("", {"seats": 3}, 40), Saved("_two", {"seats": 2, "two": "advanced"}, 40)),
    advised=Position({"seats": 3}, 0.4),
    prevents=Harm(3, 20, (("Steal", 1, 2), ("Steal", 1, 1), ("Steal", 1, 0), ("Steal", 2, 1))),
    lessons={"first": Taught({"seats": 3})},
    refused="cvlizations.test_view_choices:test_an_idea_too_dear_says_what_is_missing",
    terrible=4,
    slow=True,
)
