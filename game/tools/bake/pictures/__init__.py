"""The pictures of cards: drawn scenes and portraits, one for each card of every game.

**Where things are.** `drawing` marks on an indexed surface (polygons, ovals, text grids, outline, Scale2x,
skies); `stage` draws in the units of the small window at either size; `gallery` keeps the pictures of a
kind by card id; `walls` says which galleries fill which sheet.

* Scenes: `towns` (four ages of one town), `figures` (little people, a horse), `actors` and `cloaks` (people
  who carry a scene), `wares` (jars, coins, columns, trees), and one module a game and subject:
  ``trekking_*``, ``seven_wonders_*``, ``cvlizations_*``.
* People: `busts` (`Look`, `portrait`), `faces` (skins, hair colours, eyes; the text grids of skulls, hair and
  beards lie under ``assets/sprites/busts``), `torso`, `clothes`, `robes`, `headgear`, `marks`, `held`,
  `carried`; for the ancient world `regalia`, `crowns`, `arms`, `emblems`; and the places behind them:
  ``places_*``.
* Wonders: `boards` (how a board is lit by day and by night), `boards_props`, and one module a region:
  ``boards_*``.

**To add a picture** write in the game's module ::

    GALLERY = Gallery(WONDERS)

    @GALLERY.scene("baths")
    def baths(s: Stage) -> None:
        s.sky("b4 b5", 0, 20)
        with s.subject():              # one outline around all of it
            s.poly("p4", "3,4 10,8 9,20")
        s.person("sit", 10, 33, "r3")

    GALLERY.people({"aristotle": Look(wear=robes.himation("p4", SKINS["fair"]), ...)})

and name the module in `walls`. Points are text, ``"x,y x,y"``, or pairs; `rows` reads places of things of a
kind. Shared parts (a garment, a thing held, a place) belong in the shared modules, so that others find them.

**What a picture must be.** One sentence with a verb; one subject of 40-60 % of the height, lighter or darker
than what it touches, with one outline; light from the top left; the palette alone; dither in skies only;
background quiet and of the right age. Look at it at x1 and x4, without its title.
"""
