"""What the tests for all games try of My City."""

from __future__ import annotations

from tests.samples import Harm, Position, Samples, Saved, Taught

SAMPLES = Samples(
    tables=({"seats": 3},),
    in_parts=({"seats": 2, "mode": "campaign"},),
    saved=(Saved("", {"seats": 2}, 12), Saved("_campaign", {"seats": 2, "mode": "campaign"}, 110)),
    advised=Position({"seats": 2}, 0.3),
    prevents=Harm(2, 3, (("Place", 0, 2, 2), ("Place", 0, 3, 6), ("Place", 0, 0, 7), ("Quit",))),
    lessons={
        "first": Taught({"seats": 2}),
        "campaign": Taught({"seats": 2, "mode": "campaign"}, tuple(("name", number) for number in range(8))),
    },
    refused="my_city.test_view:test_a_click_where_nothing_may_stand_says_why_and_changes_nothing",
    terrible=5,
    slow=True,
)
