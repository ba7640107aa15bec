"""AI against AI: ``arena --game ID --seats master,adept --games N --seed S [--option k=v] [--json FILE]``.

Places are rotated over the same deals: each deal is played once for every rotation of the levels. In place of
a level a character of the company or a player scripted by the game may stand; ``--leanings`` says how much
each did of every liking. With ``--versus DIR`` the first level is this program's, the others are those of
another checkout of it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from game import registry
from game.ai import cast
from game.ai.bot import BASELINES, LEVELS, Bot
from game.ai.ladder import wilson
from game.ai.mind import Mind
from game.core.chance import TableChance, derive
from game.core.mask import mask_all, widen
from game.core.options import Options
from game.core.reason import Refused
from game.core.rules import Move, act, asked_together, deal
from game.core.score import rank
from game.tools import versus
from game.tools.arguments import Parser, add_game, options_for, run, write_json
from game.tools.jobs import add_workers, told, workers
from game.tools.matches import Match, Played, style


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_arena, argv)


def _arena(argv: Sequence[str]) -> int:
    parser = Parser(prog="arena", description=__doc__)
    add_game(parser)
    known = ", ".join((*LEVELS, *BASELINES, *cast.load()))
    scripted = ", ".join(name for game in registry.GAMES for name in registry.room(game).bot().scripted)
    parser.add_argument("--seats", required=True, help=f"one a seat: {known}, or by game: {scripted}")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    add_workers(parser)
    parser.add_argument("--bound", action="store_true", help="quote the share of the clairvoyant bound")
    parser.add_argument("--leanings", action="store_true", help="quote how much each did of every liking")
    parser.add_argument("--versus", type=Path, metavar="DIR", help="the first level against DIR's others")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(argv)
    levels = tuple(given.seats.split(","))
    options = options_for(given.game, len(levels), given.option)
    start = time.perf_counter()
    matches = schedule(given.game, options, levels, given.games, given.seed)
    if given.versus and given.cluster:
        raise Refused("tools.misused", tool="arena --versus", detail="--cluster")
    duel = _duel(matches, given.versus, given.jobs) if given.versus else None
    played = duel.played if duel else play_all(matches, given.jobs, given.cluster)
    elapsed = time.perf_counter() - start
    report = summary(given.game, given.option, given.seed, levels, played, elapsed)
    if duel:
        versus.add_sides(report, duel)
    if given.bound:
        add_bound(report, matches)
    if given.leanings:
        add_likings(report, played)
    _print(report)
    write_json(given.json, report)
    return 0


def _duel(matches: Sequence[Match], tree: Path, jobs: int) -> versus.Duel:
    versus.check(matches, tree)
    return versus.play_all(matches, tree.resolve(), jobs)


def schedule(game: str, options: Options, levels: tuple[str, ...], games: int, seed: int) -> list[Match]:
    """The games to play: game g has deal g // seats, and the levels moved on by g % seats places."""
    bot = registry.room(game).bot()
    for level in levels:
        bot.check_player(style(level)[0])
    count = len(levels)
    turned = [levels[count - turn :] + levels[: count - turn] for turn in range(count)]
    return [Match(game, options, turned[g % count], derive(seed, "deal", g // count)) for g in range(games)]


def play_all(matches: Sequence[Match], jobs: int, cluster: str | None = None) -> list[Played]:
    """Play the matches, side by side in several processes or on a cluster; results in order."""
    with workers(min(jobs, len(matches)), cluster) as do:
        return list(told(do, play, matches))


def play(match: Match) -> Played:
    """Play one match; every mind is told the masked events of its seat alone."""
    rules, bot = registry.rules(match.game), registry.room(match.game).bot()
    seats = range(len(match.levels))
    minds = [Mind(bot, match.options, seat, *style(match.levels[seat])) for seat in seats]
    eyes = [widen(rules, match.options, {seat}) for seat in seats]
    chance = TableChance(match.seed)
    seconds, decisions = [0.0] * len(minds), [0] * len(minds)
    likings: list[dict[str, float]] = [dict.fromkeys(bot.leanings, 0.0) for _ in minds]
    state, events = deal(rules, match.options, chance)
    for seat in seats:
        minds[seat].observe(mask_all(events, eyes[seat]))
    while asks := rules.asks(state):
        moves = {}
        for ask in asked_together(asks):
            start = time.perf_counter()
            number = derive(match.seed, "ai", ask.seat, decisions[ask.seat])
            moves[ask.seat] = minds[ask.seat].choose(number).move
            seconds[ask.seat] += time.perf_counter() - start
            decisions[ask.seat] += 1
            _add_likings(likings[ask.seat], bot, minds[ask.seat], moves[ask.seat])
        for event in (events := act(rules, state, moves, chance)):
            state.apply(event)
        for seat in seats:
            minds[seat].observe(mask_all(events, eyes[seat]))
    return _result(rules, state, seconds, decisions)._replace(likings=tuple(likings))


def _add_likings(likings: dict[str, float], bot: Bot[Any, Any], mind: Mind, move: Move) -> None:
    for leaning, appeal in bot.leanings.items():
        likings[leaning] += appeal(mind.knowledge.view, mind.seat, move)


def _result(rules: Any, state: Any, seconds: Sequence[float], decisions: Sequence[int]) -> Played:
    sheets = rules.scores(state)
    places = {standing.party: standing.rank for standing in rank(sheets)}
    totals = {sheet.party: sheet.total for sheet in sheets}
    seats = range(len(seconds))
    scores = tuple(totals[seat] for seat in seats)
    return Played(scores, tuple(places[seat] for seat in seats), tuple(seconds), tuple(decisions))


def summary(
    game: str,
    options: Sequence[str],
    seed: int,
    levels: tuple[str, ...],
    played: Sequence[Played],
    elapsed: float,
) -> dict[str, Any]:
    """The report as the design lays it down: one row a level as given, its places rotated."""
    rows = [list(_of_level(index, len(levels), played)) for index in range(len(levels))]
    return {
        "game": game,
        "options": list(options),
        "games": len(played),
        "seed": seed,
        "games_per_second": round(len(played) / max(elapsed, 1e-9), 3),
        "seats": [_row(level, row) for level, row in zip(levels, rows, strict=True)],
    }


def add_bound(report: dict[str, Any], matches: Sequence[Match]) -> None:
    """Add the mean score of who knows beforehand what chance brings, and each row's share of it."""
    game = matches[0].game
    bound = registry.room(game).bound
    if bound is None:
        raise Refused("tools.no_bound", game=game)
    of_deal = bound()
    deals = {match.seed: match.options for match in matches}
    report["bound"] = round(fmean(of_deal(options, seed) for seed, options in deals.items()), 3)
    for row in report["seats"]:
        row["bound_share"] = round(row["mean"] / report["bound"], 4)


def add_likings(report: dict[str, Any], played: Sequence[Played]) -> None:
    """Add to each row what it did in a game, by leaning."""
    count = len(report["seats"])
    for index, row in enumerate(report["seats"]):
        own = [result.likings[(index + game % count) % count] for game, result in enumerate(played)]
        leanings = sorted(own[0])
        row["likings"] = {name: round(fmean(did[name] for did in own), 3) for name in leanings}


class Outing(NamedTuple):
    """One game of one level."""

    score: int
    rank: int
    win: float
    seconds: float
    decisions: int


def _of_level(index: int, count: int, played: Sequence[Played]) -> Iterator[Outing]:
    for game, result in enumerate(played):
        seat = (index + game % count) % count
        first = result.ranks.count(1)
        win = 1 / first if result.ranks[seat] == 1 else 0.0
        yield Outing(
            result.scores[seat], result.ranks[seat], win, result.seconds[seat], result.decisions[seat]
        )


def _row(level: str, outings: Sequence[Outing]) -> dict[str, Any]:
    scores = [outing.score for outing in outings]
    wins = sum(outing.win for outing in outings)
    decisions = sum(outing.decisions for outing in outings)
    return {
        "level": level,
        "mean": round(fmean(scores), 3),
        "sd": round(pstdev(scores), 3),
        "wins": round(wins, 3),
        "win_share": round(wins / len(outings), 4),
        "win_interval": [round(end, 4) for end in wilson(wins, len(outings))],
        "mean_rank": round(fmean(outing.rank for outing in outings), 3),
        "ms_per_decision": round(1000 * sum(o.seconds for o in outings) / max(1, decisions), 3),
        "scores": scores,
    }


def _print(report: dict[str, Any]) -> None:
    print(f"{report['game']}: {report['games']} games, {report['games_per_second']} a second")
    for row in report["seats"]:
        low, high = row["win_interval"]
        print(
            f"  {row['level']:8} mean {row['mean']:8.2f}  sd {row['sd']:6.2f}  wins {row['wins']:7.1f}"
            f"  share {row['win_share']:6.1%} [{low:.1%}, {high:.1%}]"
            f"  rank {row['mean_rank']:5.2f}  {row['ms_per_decision']:8.1f} ms"
            + (f"  of bound {row['bound_share']:6.1%}" if "bound_share" in row else "")
            + ("  Elo {:+} [{:+}, {:+}]".format(row["elo"], *row["elo_interval"]) if "elo" in row else "")
            + "".join(f"  {name} {did:.2f}" for name, did in row.get("likings", {}).items())
        )
