"""What is fitted of the weights of CVlizations."""

from __future__ import annotations

from game.cvlizations.fit import fitting


def test_chances_and_noise_stay_above_zero() -> None:
    fit = fitting()
    least = fit.weights([-5.0] * len(fit.trails))
    assert least.more == least.noise == 0.02


def test_weights_that_come_with_the_game_are_far_ahead_of_none() -> None:
    fit = fitting()
    lead, error = fit.lead(fit.shipped(), fit.nothing(), 60, 1)
    assert lead > 3 * error > 0
