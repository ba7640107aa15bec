"""What is fitted of the weights of 7 Wonders."""

from __future__ import annotations

from game.seven_wonders.fit import fitting


def test_what_must_be_positive_stays_so() -> None:
    fit = fitting()
    least = fit.weights([-5.0] * len(fit.trails))
    assert least.arms_now == least.liquid_coins == 0.2
    assert least.doubt == -5.0


def test_weights_that_come_with_the_game_are_far_ahead_of_none() -> None:
    fit = fitting()
    lead, error = fit.lead(fit.shipped(), fit.nothing(), 40, 1)
    assert lead > 10 > error
