"""The curtain between persons at one screen: before somebody else's eyes open, nobody's are."""

from __future__ import annotations

from game.session.curtain import Curtain


def test_nobody_looks_until_the_next_person_is_there() -> None:
    curtain = Curtain()
    curtain.close(1)
    assert (curtain.looking, curtain.waiting) == (None, 1)
    curtain.open()
    assert (curtain.looking, curtain.waiting) == (1, None)


def test_between_two_persons_nobodys_eyes_are_open() -> None:
    curtain = Curtain()
    curtain.close(0)
    curtain.open()
    curtain.close(1)
    assert curtain.looking is None


def test_closed_for_nobody_it_stays_closed() -> None:
    curtain = Curtain()
    curtain.close(0)
    curtain.open()
    curtain.close(None)
    curtain.open()
    assert (curtain.looking, curtain.waiting) == (None, None)


def test_opened_again_it_changes_nothing() -> None:
    curtain = Curtain()
    curtain.close(0)
    curtain.open()
    curtain.open()
    assert curtain.looking == 0


def test_where_it_is_not_needed_it_opens_by_itself() -> None:
    curtain = Curtain(needed=False)
    curtain.close(1)
    assert (curtain.looking, curtain.waiting) == (1, None)
    curtain.close(None)
    assert curtain.looking is None


def test_all_look_together_from_where_the_last_one_looked() -> None:
    curtain = Curtain()
    curtain.close(1)
    curtain.open()
    curtain.share()
    assert (curtain.looking, curtain.waiting, curtain.last) == (None, None, 1)
    curtain.open()
    assert curtain.looking is None, "nobody's eyes open by themselves"
    curtain.close(0)
    assert (curtain.waiting, curtain.last) == (0, 0)
