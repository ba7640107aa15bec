"""What the tests for all games try of Trekking Through History."""

from __future__ import annotations

from tests.samples import Harm, Position, Samples, Saved, Taught

JUST_SEEN = "the event before has shown it on its way"
MARKER = "only the mark of whose turn it is moves on"

SAMPLES = Samples(
    tables=({"seats": 3, "time_warp": True}, {"seats": 1, "time_warp": True}, {"seats": 3}, {"seats": 1}),
    still={
        "WatchesStacked": "the table is set before it is seen",
        "TrekStarted": JUST_SEEN,
        "TrekExtended": JUST_SEEN,
        "TurnEnded": MARKER,
        "TripEnded": MARKER,
    },
    saved=(
        Saved("", {"seats": 3, "time_warp": True}, 20),
        Saved("_solo", {"seats": 1, "rival": "expert"}, 12),
    ),
    advised=Position({"seats": 2}, 0.4),
    prevents=Harm(3, 19, (("Visit", 2), ("Visit", 1), ("Visit", 4), ("Visit", 0))),
    lessons={
        "first": Taught({"seats": 2, "setup": "first_game"}),
        "time_warp": Taught({"seats": 2, "setup": "first_game", "time_warp": True}),
    },
    refused="trekking.test_view:test_an_ancestor_cannot_begin_a_trek_and_the_click_says_so",
    terrible=7,
)
