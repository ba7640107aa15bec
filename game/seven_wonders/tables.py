"""The component data as plain numbers, for rules that must be fast.

Resources are packed in nibbles of one integer, wood in the lowest. A city's *goods* are one integer: those
nibbles, then one bit for every either/or source, then the Secret Warehouse and the Black Market. A city's
*powers* are one bit each. Sets of cards and leaders are bit masks over their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.seven_wonders import effects as fx
from game.seven_wonders.catalog import RAW, RESOURCES, Card, Catalog, Cost, Leader, catalog
from game.seven_wonders.options import SevenWondersOptions

COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white")
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE, BLACK, WHITE = range(9)
SYMBOLS = ("compass", "gear", "tablet")
FIRST_CHOICE = 28
EXTRA = 1 << 40
"""The bit of the Secret Warehouse; the Black Market's is the next one."""
STAGES = 8
NO_CARD = -999
NIBBLES = (1 << FIRST_CHOICE) - 1

(
    RAW_LEFT,
    RAW_RIGHT,
    MADE_LEFT,
    MADE_RIGHT,
    DOCK_LEFT,
    DOCK_RIGHT,
    BANK,
    REBATE_LEFT,
    REBATE_RIGHT,
    OWN_FIRST,
    CUT_BLUE,
    CUT_RED,
    CUT_GREEN,
    CUT_STAGE,
    FREE_STAGE,
    FREE_ANY,
    FREE_BLACK,
    FREE_PURPLE,
    LAST_CARD,
    LEADERS_FREE,
    LEADERS_TWO_OFF,
    DEFEAT_TO_VICTOR,
    DEFEAT_AS_SHIELDS,
    BONUS,
    ON_VICTORY,
    ON_YELLOW,
    ON_BLACK,
    ON_CHAIN,
) = (1 << bit for bit in range(28))
ONCE_A_TURN = DOCK_LEFT | DOCK_RIGHT | BANK | REBATE_LEFT | REBATE_RIGHT | BONUS
CUTS = {BLUE: CUT_BLUE, RED: CUT_RED, GREEN: CUT_GREEN}
CUT_OF = {"blue": CUT_BLUE, "red": CUT_RED, "green": CUT_GREEN, "wonder_stage": CUT_STAGE}
COINS_ON = {
    "victory_token": ON_VICTORY,
    "build_yellow": ON_YELLOW,
    "build_black": ON_BLACK,
    "chain_build": ON_CHAIN,
}
FREE = {"any": FREE_ANY, "black": FREE_BLACK, "purple": FREE_PURPLE}
PLAIN_POWERS = {
    fx.WonderResourcesFree: FREE_STAGE,
    fx.PlayLastCard: LAST_CARD,
    fx.LeadersFree: LEADERS_FREE,
    fx.LeaderDiscount: LEADERS_TWO_OFF,
    fx.DefeatToVictor: DEFEAT_TO_VICTOR,
    fx.DefeatAsShields: DEFEAT_AS_SHIELDS,
    fx.BankBonus: BONUS,
    fx.BankPurchase: BANK,
    fx.PurchaseRebate: REBATE_LEFT | REBATE_RIGHT,
}
OWED = {
    fx.BuildFromDiscard: "salvage",
    fx.CopyLeader: "copy_leader",
    fx.RecruitExtraLeader: "extra_leader",
    fx.EntombLeader: "entomb",
    fx.DrawLeaders: "draw_leaders",
}


def unit(resource: str) -> int:
    """One piece of a resource, packed."""
    return 1 << 4 * RESOURCES.index(resource)


def packed(cost: Cost) -> int:
    """A cost's resources, packed."""
    return sum(getattr(cost, resource) << 4 * place for place, resource in enumerate(RESOURCES))


class Gain:
    """What a card, leader, stage or board brings: *goods*, *powers*, *shields* for good; the rest once.

    *incomes* and *losses* are (counter, scope, each) with counter None for a fixed amount; *gifts* are coins
    for each neighbour; *owed* names the decisions that follow; *once*: anything but goods, powers, shields.
    *number*: the card's, or for a stage -1 - 8 x board - stage.
    """

    __slots__ = (
        "diplomacy",
        "effects",
        "gifts",
        "goods",
        "incomes",
        "losses",
        "name",
        "number",
        "once",
        "owed",
        "powers",
        "shields",
    )

    def __init__(self, name: str, number: int, effects: Iterable[fx.AnyEffect]) -> None:
        self.name = name
        self.number = number
        self.effects = tuple(effects)
        self.goods = self.powers = self.shields = self.gifts = self.diplomacy = 0
        self.incomes: list[tuple[str | None, tuple[str, ...], int]] = []
        self.losses: list[tuple[str | None, int]] = []
        self.owed: list[str] = []
        for effect in self.effects:
            self._lasting(effect)
            self._at_once(effect)
        self.once = bool(self.incomes or self.losses or self.owed or self.gifts or self.diplomacy)

    def _lasting(self, effect: fx.AnyEffect) -> None:
        self.powers |= PLAIN_POWERS.get(type(effect), 0)
        match effect:
            case fx.Shields(n):
                self.shields += n
            case fx.Produce(resources):
                self.goods += sum(n * unit(resource) for resource, n in resources.items())
            case fx.TradeDiscount(resources, neighbours):
                raw, made = (RAW_LEFT, RAW_RIGHT), (MADE_LEFT, MADE_RIGHT)
                for side in neighbours:
                    self.powers |= (raw if resources[0] in RAW else made)[side == "right"]
            case fx.TradeFirstRebate(neighbour):
                self.powers |= DOCK_LEFT if neighbour == "left" else DOCK_RIGHT
            case fx.CostReduction(target):
                self.powers |= CUT_OF[target]
            case fx.FreeBuild(colour):
                self.powers |= FREE[colour]
            case fx.CoinsOn(event):
                self.powers |= COINS_ON[event]

    def _at_once(self, effect: fx.AnyEffect) -> None:
        match effect:
            case fx.Coins(n):
                self.incomes.append((None, (), n))
            case fx.CoinsPer(per, scope, each):
                self.incomes.append((per, scope, each))
            case fx.NeighbourCoins(n):
                self.gifts += n
            case fx.OthersLoseCoins(amount):
                self.losses.append((None, amount))
            case fx.OthersLoseCoinsPer(per, each):
                self.losses.append((per, each))
            case fx.Diplomacy(tokens):
                self.diplomacy += tokens
            case _ if type(effect) in OWED:
                self.owed.append(OWED[type(effect)])


class Tables:
    """Everything the rules look up by number."""

    def __init__(self, data: Catalog) -> None:
        self.data = data
        self.cards = len(data.cards)
        entries: list[Card | Leader] = [*data.cards, *data.leaders]
        self.ids = [entry.id for entry in entries]
        self.number = {name: place for place, name in enumerate(self.ids)}
        self.coins = [entry.cost.coins for entry in entries]
        self.need = [packed(entry.cost) for entry in entries]
        self.gain = [Gain(entry.id, place, entry.effects) for place, entry in enumerate(entries)]
        self.colour = [COLOURS.index(card.colour) for card in data.cards] + [WHITE] * len(data.leaders)
        self.age = [card.age for card in data.cards] + [0] * len(data.leaders)
        self.same = [self._same(card) for card in data.cards]
        self.chain = [sum(1 << self.number[parent] for parent in card.chain_from) for card in data.cards]
        self.related = [same | chain for same, chain in zip(self.same, self.chain, strict=True)]
        self.costs = [
            (self.related[card], self.same[card], self.need[card], self.coins[card], self.colour[card])
            for card in range(self.cards)
        ]
        self.painted = [
            sum(1 << place for place, hue in enumerate(self.colour) if hue == colour) for colour in range(9)
        ]
        self.leaders = tuple(range(self.cards, len(entries)))
        self._first_leaders = tuple(one for one in self.leaders if data.entry(one).box == "leaders")
        self.symbol = [self._symbol_mask(symbol) for symbol in SYMBOLS]
        self._boards(data)
        self._choices(data)

    def _same(self, card: Card) -> int:
        name = card.building or card.id
        return sum(
            1 << place for place, one in enumerate(self.data.cards) if name == (one.building or one.id)
        )

    def _symbol_mask(self, symbol: str) -> int:
        return sum(
            1 << place
            for place, gain in enumerate(self.gain)
            if any(isinstance(effect, fx.Science) and effect.symbol == symbol for effect in gain.effects)
        )

    def _boards(self, data: Catalog) -> None:
        self.board_ids = [wonder.id for wonder in data.wonders]
        self._sides = {
            wonder.wonder: tuple(
                place for place, one in enumerate(data.wonders) if one.wonder == wonder.wonder
            )
            for wonder in data.wonders
        }
        self.start = [Gain(wonder.wonder, NO_CARD, wonder.start_effects) for wonder in data.wonders]
        self.stage_coins = [[stage.cost.coins for stage in wonder.stages] for wonder in data.wonders]
        self.stage_need = [[packed(stage.cost) for stage in wonder.stages] for wonder in data.wonders]
        self.stage_costs = [
            (*zip(needs, coins, strict=True), None)
            for needs, coins in zip(self.stage_need, self.stage_coins, strict=True)
        ]
        self.stage_gain = [
            [
                Gain(wonder.wonder, -1 - STAGES * board - stage, wonder.stages[stage].effects)
                for stage in range(len(wonder.stages))
            ]
            for board, wonder in enumerate(data.wonders)
        ]

    def _choices(self, data: Catalog) -> None:
        """Give each either/or source its bit of the goods."""
        self.choices: list[tuple[int, tuple[int, ...]]] = []
        self.sellable = self.shown = NIBBLES
        owners = [(gain, self.colour[place] in (BROWN, GREY)) for place, gain in enumerate(self.gain)]
        owners += [(gain, True) for stages in self.stage_gain for gain in stages]
        bit = 1 << FIRST_CHOICE
        for gain, shown in owners:
            for effect in gain.effects:
                if isinstance(effect, fx.ProduceChoice):
                    gain.goods |= bit
                    self.choices.append((bit, tuple(unit(option) for option in effect.options)))
                    self.sellable |= bit if effect.sellable else 0
                    self.shown |= bit if shown else 0
                    bit <<= 1
        assert bit <= EXTRA, "more either/or sources than bits"
        self.warehouse, self.market = EXTRA, EXTRA << 1
        for gain in self.gain:
            for effect in gain.effects:
                gain.goods |= self.warehouse if isinstance(effect, fx.ProduceDuplicate) else 0
                gain.goods |= self.market if isinstance(effect, fx.ProduceMissing) else 0

    def gain_of(self, number: int) -> Gain:
        """What a card, a leader or a stage brings, by its `Gain.number`."""
        if number >= 0:
            return self.gain[number]
        board, stage = divmod(-1 - number, STAGES)
        return self.stage_gain[board][stage]

    def boards(self, options: SevenWondersOptions) -> list[str]:
        """The wonders that may be dealt (R79: nothing of a box that is left out)."""
        return list(options.names)

    def sides(self, wonder: str) -> tuple[int, ...]:
        """Both boards of a wonder."""
        return self._sides[wonder]

    def leader_deck(self, options: SevenWondersOptions) -> tuple[int, ...]:
        """The leaders in the box (L10)."""
        return self.leaders if options.cities else self._first_leaders

    def deck(self, options: SevenWondersOptions, age: int) -> tuple[tuple[int, ...], ...]:
        """An age's cards: those that are always in, the black cards, the guilds to draw from."""
        return _deck(self, min(options.parties, 7), options.cities, options.leaders, age)


@cache
def _deck(t: Tables, seats: int, cities: bool, leaders: bool, age: int) -> tuple[tuple[int, ...], ...]:
    fixed: list[int] = []
    black: list[int] = []
    guilds: list[int] = []
    boxes = {"base"} | ({"cities"} if cities else set()) | ({"leaders"} if leaders else set())
    for place, card in enumerate(t.data.cards):
        if card.age != age or card.box not in boxes:
            continue
        fixed += [place] * sum(copy <= seats for copy in card.copies)
        if card.pool == "black":
            black.append(place)
        elif card.pool == "guild":
            guilds.append(place)
    return tuple(fixed), tuple(black), tuple(guilds)


@cache
def tables() -> Tables:
    """The tables of the components that come with the game."""
    return Tables(catalog())
