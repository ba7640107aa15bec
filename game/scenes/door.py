"""The one door for whatever is written beside the answers: what fails there is a sentence, not an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.core.reason import Reason, Refused
from game.core.store import Store
from game.scenes.sentences import said


class Door:
    """Hands sentences to *say*. *store* is asked whether anything is kept; without one, all is."""

    def __init__(self, say: Callable[[str], None], store: Store | None = None) -> None:
        self._say = say
        self._store = store
        if store is not None:
            store.tell = self.refuse

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What can't be written inside is said; what comes after it inside is not done."""
        try:
            yield
        except Refused as refused:
            self.refuse(refused.reason)

    def refuse(self, reason: Reason) -> None:
        """Say why something can't be done, or was not kept."""
        self._say(said(reason))

    @property
    def lasting(self) -> bool:
        """Whether there is a file in which what is written stays."""
        return self._store is None or self._store.lasting

    def why_not_kept(self) -> Reason | None:
        """Why what is written now doesn't stay, asked by writing; None: it does."""
        return None if self._store is None else self._store.why_not_kept()
