"""What the plan takes: from whom the resources come, the ways to pay, what is left; and the three actions."""

from __future__ import annotations

import pygame

from game.seven_wonders import orders
from game.seven_wonders.moves import Build, BuildStage, Recruit
from game.seven_wonders.tables import tables
from game.seven_wonders.view import describe, losses, pieces, slivers, standing
from game.seven_wonders.view.places import place, row
from game.seven_wonders.view.sight import ACT, ACTIONS, KINDS, PAY, WAY, WAYS, Plan, Sight, price_of
from game.ui import frames, paint, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.widgets.button import State, inks_of, paint_button

ACTION_RAMPS = {"build": "g", "stage": "y", "sell": "o", "recruit": "g"}
FEW = 2
"""So many ways to pay lie open side by side, more of them in a list; so many lines have room for words."""
INVITED = 3
"""How many lines an invitation to choose a card may take."""


def furnish(canvas: Canvas) -> None:
    """The sheet of paper."""
    paint.paper(canvas, place("pay"), 4)
    paint.ribbon(canvas, place("pay.title"), "t")


def draw(canvas: Canvas, sight: Sight) -> None:
    """The sheet for the plan, and the actions."""
    if sight.focused(PAY):
        frames.ring(canvas, place("pay"))
    if sight.shown != sight.party:
        standing.draw(canvas, sight)
        _actions(canvas, sight)
        return
    title = place("pay.title")
    drafting = sight.topic == "draft"
    name = {"draft": "kept", "losses": "to_lose"}.get(sight.topic, "payment")
    said = text.fit(words(f"seven_wonders.view.{name}"), title.w - 6)
    text.line(canvas, said, title.centerx, title.y + 2, "p5", align="centre", shadow="k0")
    if drafting:
        _kept(canvas, sight)
        return
    plan = sight.plan
    if plan is not None and isinstance(plan.move, Build | BuildStage | Recruit) and plan.ways:
        _lines(canvas, sight, plan)
        _parents(canvas, sight, plan)
        _ways(canvas, sight, plan)
    elif plan is not None and plan.reason is not None:
        _refused(canvas, plan)
    elif sight.topic == "losses":
        losses.explain(canvas, sight)
    elif sight.deciding and sight.topic in ACTIONS:
        _invite(canvas)
    _left(canvas, sight)
    _actions(canvas, sight)


def _invite(canvas: Canvas) -> None:
    """What to do to see a payment here."""
    box = place("pay.lines")
    said = words("seven_wonders.view.pick_to_pay")
    size = text.SMALL if len(text.wrap(said, box.w, text.SMALL)) <= INVITED else text.TIGHT
    for number, line in enumerate(text.wrap(said, box.w, size)[:INVITED]):
        text.line(canvas, line, box.x + 2, box.y + 2 + number * text.leading(size), "k3", size)


def _kept(canvas: Canvas, sight: Sight) -> None:
    """The leaders kept so far, and the action."""
    box = place("pay.lines")
    held = [one for one in sight.state.leaders[sight.seat] if one >= 0]
    for number, leader in enumerate(held):
        y = box.y + 15 * number
        canvas.blit(pieces.coin(tables().coins[leader]), box.x, y)
        shown = text.fit(pieces.short_name(tables().ids[leader]), box.w - 18, text.SMALL)
        text.line(canvas, shown, box.x + 17, y + text.middle(13, text.SMALL), "k1", text.SMALL)
    _actions(canvas, sight)


def _lines(canvas: Canvas, sight: Sight, plan: Plan) -> None:
    """A line for each source: its resources and its coins; or why nothing has to be paid."""
    lines = _paid(sight, plan)
    if len(lines) > FEW:
        lines = [line for line in lines if line[2]]
    crowded = len(lines) > FEW
    box = place("pay.lines")
    step = box.h // len(lines) if crowded else 14
    for number, (goods, label, coins, side) in enumerate(lines):
        y = box.y + number * step
        room = box.w - (30 if coins else 18)
        wide = min(len(goods) * 13, 36)
        _row(canvas, goods, box.x, y, wide)
        if not crowded and text.width(label, text.SMALL) <= room - wide:
            text.line(canvas, label, box.x + wide + 4, y + text.middle(14, text.SMALL), "k1", text.SMALL)
        elif side:
            canvas.blit(pieces.badge(seller(sight, side)), box.x + wide + 4, y)
        if coins:
            canvas.blit(sprites.sprite("icons/coin"), box.right - 12 - big_width(coins), y + 2)
            big(canvas, coins, box.right, y + 4, "k1", None, "right")
        else:
            canvas.blit(sprites.sprite("icons/check"), box.right - 12, y + 2)


def _parents(canvas: Canvas, sight: Sight, plan: Plan) -> None:
    """The buildings that make this one free."""
    if not isinstance(plan.move, Build) or plan.move.way != "chained":
        return
    box = place("pay.lines")
    mask = tables().chain[plan.card] & sight.state.cities[sight.party]
    names = (pieces.name(one) for one in range(mask.bit_length()) if mask >> one & 1)
    for number, line in enumerate(text.wrap(describe.comma(names), box.w, text.SMALL)[:3]):
        y = box.y + 16 + number * text.leading(text.SMALL)
        text.line(canvas, line, box.x + 2, y, "g1", text.SMALL)


def _row(canvas: Canvas, goods: list[pygame.Surface], x: int, y: int, room: int) -> None:
    """Resources side by side, overlapping where there are many."""
    if not goods:
        return
    step = min(13, (room - 13) // max(1, len(goods) - 1))
    for number, picture in enumerate(goods):
        middle = x + 7 + number * step
        canvas.blit(picture, middle - picture.get_width() // 2, y + 7 - picture.get_height() // 2)


def _goods(pack: int) -> list[pygame.Surface]:
    return [pieces.resource(one) for one in pieces.units(pack)]


Line = tuple[list[pygame.Surface], str, int, str]
"""Pictures, a label, coins, and to which side they go."""


def _paid(sight: Sight, plan: Plan) -> list[Line]:
    move, state, party = plan.move, sight.state, sight.party
    if isinstance(move, Recruit):
        cost = orders.leader_price(state, party, move.leader)
        return [([pieces.mini("p")], words("seven_wonders.view.to_bank"), cost, "")]
    assert isinstance(move, Build | BuildStage)
    if isinstance(move, Build) and move.way != "paid":
        picture = pieces.chain() if move.way == "chained" else sprites.sprite("icons/star")
        return [([picture], words(f"seven_wonders.view.way_{move.way}"), 0, "")]
    found = plan.bought
    lines: list[Line] = []
    if found.own:
        lines.append((_goods(found.own), words("seven_wonders.view.own"), 0, ""))
    for side, pack, coins in (("left", found.left, move.left), ("right", found.right, move.right)):
        if pack or coins:
            lines.append((_goods(pack), sight.names[seller(sight, side)], coins, side))
    if move.bank:
        bank = _goods(found.bank) or [sprites.sprite("icons/sack")]
        lines.append((bank, words("seven_wonders.view.to_bank"), move.bank, ""))
    return lines or [([sprites.sprite("icons/house")], words("seven_wonders.view.own"), 0, "")]


def seller(sight: Sight, side: str) -> int:
    """The city on a side."""
    return sight.state.left(sight.party) if side == "left" else sight.state.right(sight.party)


def _refused(canvas: Canvas, plan: Plan) -> None:
    """What is missing."""
    box = place("pay.lines")
    goods = [sprites.sprite("icons/cross"), *_goods(plan.missing)]
    _row(canvas, goods, box.x, box.y, box.w)
    if plan.missing:
        label = text.fit(words("seven_wonders.view.missing"), box.w, text.SMALL)
        text.line(canvas, label, box.x + 2, box.y + 16, "r2", text.SMALL)


def _ways(canvas: Canvas, sight: Sight, plan: Plan) -> None:
    if len(plan.ways) < 2:
        return
    for spot, box in way_boxes(plan).items():
        if spot == (WAYS,):
            label, chosen = words("seven_wonders.view.ways", n=len(plan.ways)), sight.listing
        else:
            label, chosen = way_label(plan, int(str(spot[1]))), spot[1] == plan.way
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "b2" if chosen else "p2", 1)
        ink = "p5" if chosen else "k1"
        if label:
            shown, size = slivers.shortened(label, box.w - 4)
            y = box.y + text.middle(box.h, size)
            text.line(canvas, shown, box.centerx, y, ink, size, "centre")
        else:
            _receivers(canvas, box, receivers(sight, plan, int(str(spot[1]))), ink)
        if sight.picture.here == spot:
            canvas.outline(box, "y4", 1)


def way_boxes(plan: Plan) -> dict[tuple[object, ...], pygame.Rect]:
    """The chips below the lines: two ways, or the chosen one and a chip that opens the list."""
    if len(plan.ways) < 2:
        return {}
    first, second = row("pay.way")
    if len(plan.ways) <= FEW:
        return {(WAY, 0): first, (WAY, 1): second}
    return {(WAY, plan.way): first, (WAYS,): second}


def way_label(plan: Plan, number: int) -> str:
    """What a way to pay is called that takes no coins; empty for one that does."""
    move = plan.ways[number]
    if not isinstance(move, Build | BuildStage) or price_of(move):
        return ""
    free = isinstance(move, Build) and move.way == "free"
    return words(f"seven_wonders.view.short_{'free' if free else 'own'}")


def receivers(sight: Sight, plan: Plan, number: int) -> list[tuple[int, int]]:
    """Who gets how many coins by a way to pay; -1: the bank."""
    move = plan.ways[number]
    assert isinstance(move, Build | BuildStage)
    found = [(seller(sight, side), coins) for side, coins in (("left", move.left), ("right", move.right))]
    return [(who, coins) for who, coins in (*found, (-1, move.bank)) if coins]


def _receivers(canvas: Canvas, box: pygame.Rect, paid: list[tuple[int, int]], ink: str) -> None:
    """Badges with the coins that each gets, in the middle of a chip; colours alone where there are many."""
    pictures = [sprites.sprite("icons/sack") if who < 0 else pieces.badge(who) for who, _ in paid]
    wide = sum(picture.get_width() for picture in pictures)
    wide += sum(big_width(coins) + 1 for _, coins in paid) + 2 * (len(paid) - 1)
    if wide > box.w - 2:
        pictures = [pieces.mini("y" if who < 0 else palette.player(who % 8)["main"][0]) for who, _ in paid]
        wide = sum(big_width(coins) + 10 for _, coins in paid) + 2 * (len(paid) - 1)
    x = box.centerx - wide // 2
    for picture, (_, coins) in zip(pictures, paid, strict=True):
        canvas.blit(picture, x, box.centery - picture.get_height() // 2)
        x += picture.get_width() + 1
        big(canvas, coins, x, box.centery - 3, ink, None)
        x += big_width(coins) + 2


def _left(canvas: Canvas, sight: Sight) -> None:
    """The coins there are, and those that would be left."""
    box = place("pay.left")
    canvas.across(box.x, box.y, box.w, "p1")
    state, party = sight.state, sight.party
    now = state.coins[party]
    after = None if sight.outcome is None else sight.outcome.after
    left = now if after is None else after.coins[party]
    key = "coins_now" if left == now else "coins_after"
    said, room = words(f"seven_wonders.view.{key}"), box.w - 42
    size = text.roomy(said, room)
    y = box.y + 4 + text.middle(text.real_size(text.BODY), size)
    text.line(canvas, text.fit(said, room, size), box.x + 4, y, "k2", size)
    canvas.blit(sprites.sprite("icons/coin"), box.right - 38, box.y + 5)
    big(
        canvas,
        left,
        box.right - 4,
        box.y + 7,
        "k1" if left == now else "g2" if left > now else "r2",
        None,
        "right",
    )


def lister(canvas: Canvas, sight: Sight) -> None:
    """The list of all ways to pay, over the rest."""
    plan = sight.taken
    if plan is None or not sight.listing:
        return
    for number, box in list_boxes(plan).items():
        here = sight.picture.here == (WAY, number)
        canvas.shadow(box, (1, 2), -2, 1)
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "b2" if number == plan.way else "p4", 1)
        ink = "p5" if number == plan.way else "k1"
        said, room = long_label(sight, plan, number), box.w - 36
        text.snug(canvas, said, box.x + 5, box.y + 2, room, ink)
        canvas.blit(sprites.sprite("icons/coin"), box.right - 28, box.y + 3)
        big(canvas, price_of(plan.ways[number]), box.right - 4, box.y + 5, ink, None, "right")
        if here:
            frames.ring(canvas, box.inflate(-2, -2))


def list_boxes(plan: Plan) -> dict[int, pygame.Rect]:
    """Where the ways lie in the open list; the cheapest lowest."""
    lines = row("ways")
    return dict(zip(range(len(plan.ways)), lines, strict=False))


def long_label(sight: Sight, plan: Plan, number: int) -> str:
    """A way to pay in words: how many coins to whom."""
    move = plan.ways[number]
    if not isinstance(move, Build | BuildStage):
        return ""
    if isinstance(move, Build) and move.way == "free":
        return words("seven_wonders.way.free")
    if not price_of(move):
        return words("seven_wonders.view.own")
    return words(
        "seven_wonders.view.pay_to",
        left=move.left,
        left_name=sight.names[seller(sight, "left")],
        right=move.right,
        right_name=sight.names[seller(sight, "right")],
        bank=move.bank,
    )


# ---------------------------------------------------------------------- actions


def action_boxes(sight: Sight) -> dict[str, pygame.Rect]:
    """The actions that there are for a card, with their places."""
    if not sight.deciding:
        return {}
    return dict(zip(ACTIONS.get(sight.topic, ()), row("acts"), strict=False))


def action_label(sight: Sight, action: str) -> str:
    """The words on an action's button."""
    if action == "stage":
        stage = sight.state.stages[sight.party] + 1
        if stage > len(tables().stage_need[sight.state.boards[sight.party]]):
            return words("seven_wonders.act.no_stage")
        return words("seven_wonders.act.stage", stage=pieces.ROMAN[stage])
    return words(f"seven_wonders.act.{action}")


def _actions(canvas: Canvas, sight: Sight) -> None:
    ready = sight.front is not None
    for action, box in action_boxes(sight).items():
        plan = sight.plan
        mine = plan is not None and plan.action == action
        state: State = "normal" if ready else "off"
        if sight.picture.here == (ACT, action):
            state = "focus" if sight.picture.by_keys else "hover"
        ramp = ACTION_RAMPS.get(action, "g")
        sunk = paint_button(canvas, box, ramp, state)
        if type(sight.picture.hint) is KINDS[action]:
            frames.ring(canvas, box, "hint")
        label = action_label(sight, action)
        price = plan.price if mine and plan is not None and plan.ways else 0
        room = box.w - 10 - (26 if price else 0)
        size = text.roomy(label, room)
        x = box.centerx - (13 if price else 0)
        ink, cast = inks_of(ramp, state)
        y = box.y + 3 + sunk + text.middle(text.real_size(text.BODY), size)
        text.line(canvas, text.fit(label, room, size), x, y, ink, size, "centre", cast)
        if price:
            coin = pieces.coin(price)
            canvas.blit(coin, box.right - 6 - coin.get_width(), box.y + 3)
        elif ready and action not in sight.possible:
            canvas.blit(sprites.sprite("icons/cross"), box.right - 17, box.y + 4)
