"""Packages that have lost files, or parts of them, are found before they are loaded."""

from __future__ import annotations

import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from game.bootstrap import environment, soundness

NEEDED = ["some-package[extra]>=2,<3", "other>=1"]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two packages as an installer leaves them."""
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    for name, folder in (("some_package", "some"), ("Other", "other")):
        (tmp_path / folder / "deep").mkdir(parents=True)
        rows = []
        for file in ("__init__.py", "deep/core.cpython-311.so", "deep/libx.so.1.2", "data.txt"):
            content = f"{name} {file}"
            (tmp_path / folder / file).write_text(content, "utf-8")
            rows.append(f"{folder}/{file},sha256=x,{len(content)}")
        rows.append(f"{folder}/__pycache__/x.pyc,,")
        record = tmp_path / f"{name}-2.1.dist-info" / "RECORD"
        record.parent.mkdir()
        record.write_text("\n".join([*rows, f"{record.parent.name}/RECORD,,"]), "utf-8")
    return tmp_path


def test_whole_packages_are_sound(site: Path) -> None:
    assert soundness.damaged(NEEDED) is None


def emptied(site: Path) -> None:
    for file in sorted((site / "some").rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()


HARMS: dict[str, Callable[[Path], object]] = {
    "emptied folder": emptied,
    "emptied file": lambda site: (site / "some" / "__init__.py").write_bytes(b""),
    "truncated library": lambda site: (site / "some/deep/core.cpython-311.so").write_bytes(b"some"),
    "truncated library of a version": lambda site: (site / "some/deep/libx.so.1.2").write_bytes(b"s"),
    "lost library": lambda site: (site / "some/deep/libx.so.1.2").unlink(),
    "lost list": lambda site: (site / "some_package-2.1.dist-info/RECORD").unlink(),
    "emptied list": lambda site: (site / "some_package-2.1.dist-info/RECORD").write_bytes(b""),
    "garbled list": lambda site: (site / "some_package-2.1.dist-info/RECORD").write_bytes(b"\xff\x00,,x\n"),
    "list of nonsense": lambda site: (site / "some_package-2.1.dist-info/RECORD").write_text("a.py,x,y\n"),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_package_that_has_come_to_harm_is_named(site: Path, harm: str) -> None:
    HARMS[harm](site)
    assert soundness.damaged(NEEDED) == "some-package"


def test_a_package_that_is_not_there_is_named(site: Path) -> None:
    assert soundness.damaged([*NEEDED, "third"]) == "third"


def test_what_no_start_depends_on_may_have_changed(site: Path) -> None:
    (site / "some" / "data.txt").write_text("more", "utf-8")
    assert soundness.damaged(NEEDED) is None


def test_the_packages_that_run_this_test_are_sound() -> None:
    assert soundness.damaged(environment.wanted(environment.PLAY).splitlines()) is None
