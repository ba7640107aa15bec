"""More headgear: caps, helmets and hats of many lands, in the frame of a bust."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import Drawing, step
from game.tools.bake.pictures.looks import Part


def shepherd_cap(ink: str = "p3") -> Part:
    """The round cap of a Babylonian king with its thick rolled brim."""

    def part(c: Drawing) -> None:
        c.oval(ink, 14, -1, 16, 11)
        c.oval(step(ink, 1), 15, 0, 8, 6)
        c.rect(step(ink, -1), 12, 4, 20, 5)
        c.rect(ink, 12, 4, 12, 4)
        c.across(step(ink, 1), 13, 4, 9)
        c.across(step(ink, -2), 13, 9, 18)

    return part


def flat_cap(ink: str, badge: str = "") -> Part:
    """A cloth cap with a turned-up brim (Venetian, Tudor)."""

    def part(c: Drawing) -> None:
        c.oval(ink, 12, -1, 20, 9)
        c.oval(step(ink, 1), 13, 0, 10, 4)
        c.poly(step(ink, -1), "12,5 32,5 31,9 13,9")
        c.poly(ink, "12,5 23,5 22,9 13,9")
        c.across(step(ink, 1), 12, 5, 9)
        if badge:
            c.rect(badge, 25, 4, 3, 3)
            c.px(step(badge, 1), "25,4")

    return part


def turban(ink: str, jewel: str = "", tail: bool = False) -> Part:
    """Cloth wound round the head in crossing bands."""

    def part(c: Drawing) -> None:
        if tail:
            c.poly(step(ink, -1), "28,6 33,10 33,24 29,24 29,12")
        c.oval(ink, 11, -2, 22, 13)
        c.oval(step(ink, -1), 22, 0, 11, 10)
        c.oval(ink, 13, -1, 15, 8)
        c.oval(step(ink, 1), 14, -1, 9, 4)
        c.line(step(ink, -1), "12,7 20,2 30,0")
        c.line(step(ink, -1), "14,9 24,4 32,5")
        c.line(step(ink, -2), "16,10 28,6 32,7")
        c.line(step(ink, 1), "12,5 20,0")
        if jewel:
            c.rect(jewel, 20, 3, 4, 4)
            c.px(step(jewel, 2), "20,3")

    return part


def bonnet(ink: str, ribbon: str) -> Part:
    """A straw bonnet tied under the chin; the hair shows at the brow."""

    def part(c: Drawing) -> None:
        c.poly(ink, "13,18 11,10 13,3 18,-1 26,-1 31,3 33,10 31,18 29,11 26,6 18,6 15,11")
        c.poly(step(ink, 1), "13,16 12,9 15,3 20,0 22,3 17,6 15,11")
        c.poly(step(ink, -1), "28,3 31,6 32,11 30,17 29,10 27,6")
        c.line(ribbon, "13,3 18,0 26,0 31,3", width=2)
        c.line(ribbon, "14,17 18,22 21,24")
        c.line(step(ribbon, -1), "30,17 26,22 23,24")
        c.poly(ribbon, "21,24 17,27 18,23")
        c.poly(step(ribbon, -1), "22,24 27,27 26,23")

    return part


def peaked_cap(ink: str, check: str = "") -> Part:
    """A travelling cap with a peak before and behind, the flaps tied on top."""

    def part(c: Drawing) -> None:
        c.oval(ink, 14, 1, 16, 9)
        c.oval(step(ink, 1), 15, 2, 7, 4)
        if check:
            for points in ("17,2 17,6", "22,1 22,6", "26,2 26,6", "15,4 28,4"):
                c.line(check, points)
        c.poly(step(ink, -1), "14,6 30,6 36,10 28,9 16,9 8,10")
        c.poly(ink, "14,6 24,6 22,9 16,9 8,10")
        c.poly(step(ink, -1), "21,2 18,-1 21,0")
        c.poly(step(ink, -2), "22,2 25,-1 22,0")
        c.rect(step(ink, -2), 21, 0, 2, 2)

    return part


def afro_wrap(ink: str, stripe: str) -> Part:
    """A tall African head wrap with a knot."""

    def part(c: Drawing) -> None:
        c.poly(ink, "14,9 12,3 14,-3 19,-6 27,-6 31,-2 31,4 29,9 26,6 18,6")
        c.poly(step(ink, 1), "14,8 13,3 15,-2 20,-5 22,0 18,6")
        c.poly(step(ink, -1), "27,-5 31,-2 31,4 29,9 27,6")
        for points in ("13,4 20,-1 30,-3", "14,8 22,3 31,2"):
            c.line(stripe, points, width=2)
        c.poly(ink, "29,-2 35,-6 36,-2 32,2")
        c.line(stripe, "31,-1 35,-4")

    return part


def crossed_bicorne(ink: str, plume: str) -> Part:
    """A general's hat worn with its points forward and back, tricoloured plumes on top."""

    def part(c: Drawing) -> None:
        for x, hue in ((18, "b3"), (21, "p5"), (24, plume)):
            c.poly(hue, (x - 2, -2), (x - 1, -7), (x + 2, -7), (x + 2, -1))
        c.poly(ink, "8,10 11,3 17,-2 26,-2 32,3 35,10 28,8 15,8")
        c.poly(step(ink, 1), "9,9 12,3 18,-1 21,-1 15,7")
        c.line("y3", "9,9 15,7 28,7 34,9")
        c.disc(plume, 26, 3, 2)
        c.px("p5", "26,3")

    return part
