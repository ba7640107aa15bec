"""What is fitted of the weights of My City."""

from __future__ import annotations

from game.my_city.fit import fitting


def test_weights_that_come_with_the_game_are_far_ahead_of_none() -> None:
    fit = fitting()
    lead, error = fit.lead(fit.shipped(), fit.nothing(), 20, 1)
    assert lead > 10 > 3 * error
