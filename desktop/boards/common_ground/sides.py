"""Keeps prompt, panels and the notes of the desk equal to the situation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.boards.common.layers import Layer
from desktop.boards.common.painting import Words
from desktop.boards.common.pieces import Ident
from desktop.boards.common.texts import fill
from desktop.boards.common_ground import prompts
from desktop.boards.common_ground.desk import RibbonState
from desktop.boards.common_ground.layout import AREA, SEAT_ROW, SEATS_HEAD, log_rect, seats_rect
from desktop.boards.common_ground.log import chapters
from desktop.boards.common_ground.panels import (
    Bubble,
    PromptState,
    SeatRow,
    SeatState,
    SmallButton,
    SmallState,
    Tick,
)
from desktop.boards.common_ground.showing import Showing
from desktop.boards.common_ground.states import tile_at
from desktop.texts.places import piece_name, piece_sentence
from engine.games.common_ground.city import most_trees
from engine.games.common_ground.facts import ROUNDS
from engine.games.common_ground.view import Because, Here, Phase, WhatIsHere, WhyHere

SHORT_LOG = 6
"""A log of so many lines needs no bar to scroll by."""
SHORT_BELOW = 74.0
"""Rows of the seats panel that are lower than this put their buttons beside the name."""


class Sides(Showing):
    """The panels around the map."""

    bubble: Bubble

    def put_sides(self) -> None:
        """Gives prompt, score, seats, log and desk notes their states."""
        now = self.now
        desk = now.desk
        for ident in (
            ("prompt",),
            ("score",),
            ("seats",),
            ("log",),
            ("compass",),
            ("zoom", 1),
            ("zoom", 0),
            ("zoom", -1),
        ):
            self.pieces[ident].setVisible(not desk)
        for ident in (("secret",), ("ribbon",), ("cover",), ("note", 0), ("note", 1)):
            self.pieces[ident].setVisible(desk)
        self.pieces["map",].put(True)
        self.pieces["compass",].put(True)
        for step, name in ((1, prompts.zoom_name(1)), (0, prompts.zoom_name(0)), (-1, prompts.zoom_name(-1))):
            self.pieces["zoom", step].put(True, active=not desk, name=name)
        self.put_prompt()
        self.put_score()
        self.put_seats()
        self.put_log()
        self.put_desk()

    def put_score(self) -> None:
        """Counts the trees of the city; during the reveal those of the tiles that have landed."""
        now = self.now
        rows, columns = now.city.trees()
        if self.revealing:
            self.pieces["score",].put((rows + columns, None, None))
            return
        score = (rows, columns, most_trees(len(now.view.city)))
        words = fill(
            QCoreApplication.translate("CommonGroundBoard", "%1 trees: %2 in rows, %3 in columns"),
            rows + columns, rows, columns,
        )  # fmt: skip
        self.pieces["score",].put(score, name=words)

    def put_prompt(self) -> None:
        """Writes the prompt."""
        now = self.now
        faces = self.link.seats
        view = now.view
        words = prompts.prompt_words(now, faces)
        remark = getattr(self.link, "remark", "")
        if view.phase is Phase.GROUP:
            numbers = tuple(face.number for seat, face in enumerate(faces) if seat != view.mayor)
        elif view.phase is Phase.OVER:
            numbers = ()
        else:
            numbers = (faces[view.deputy if view.phase is Phase.CONES else view.mayor].number,)
        note, lock = prompts.prompt_note(now, faces)
        shown: Words = words
        if view.phase is Phase.GROUP:
            group = QCoreApplication.translate("CommonGroundBoard", "The group")
            shown = (words, prompts.group_words(group, faces[view.mayor].name))
        if remark:
            shown = words = remark
        if self.hinted is not None:
            shown = words = self.hint_words()
        refused = "" if self.carried else self.refused
        if refused:
            shown = words = refused
        if self.revealing:
            numbers, note, lock = (faces[view.mayor].number,), "", False
            text = QCoreApplication.translate("CommonGroundBoard", "Above what the group guessed, below what %1 meant.")
            shown = words = fill(text, faces[view.mayor].name)
        self.pieces["prompt",].put(PromptState(numbers, shown, note, lock, bool(refused)), name=words)
        self.pieces["ribbon",].put(
            RibbonState(faces[view.mayor].number, words, bool(refused)) if now.desk else None, name=words
        )

    def hint_words(self) -> str:
        """The hint as a sentence."""
        cells = getattr(self.hinted, "cells", None)
        if cells:
            places = ", ".join(f"{'ABCD'[colour]} {prompts.where_words(cell)}" for colour, cell in enumerate(cells))
            return fill(QCoreApplication.translate("CommonGroundBoard", "Hint: cones at %1"), places)
        matching = getattr(self.hinted, "matching", None)
        if matching:
            pairs = ", ".join(
                f"{'ABCD'[cone]} {piece_name(place)}" for place, cone in zip(self.now.drawn, matching, strict=False)
            )
            return fill(QCoreApplication.translate("CommonGroundBoard", "Hint: %1"), pairs)
        cell = getattr(self.hinted, "cell", None)
        if cell is not None:
            return fill(QCoreApplication.translate("CommonGroundBoard", "Hint: %1"), prompts.where_words(cell))
        return prompts.prompt_words(self.now, self.link.seats)

    # Seats

    def make_seats(self, count: int) -> None:
        """Makes the rows of the seats panel for so many seats."""
        if ("seat", count - 1) in self.pieces and ("seat", count) not in self.pieces:
            return
        for ident in [ident for ident in self.pieces if ident[0] in ("seat", "tick", "propose", "leave")]:
            self.removeItem(self.pieces.pop(ident))
        for seat in range(count):
            self.add(SeatRow(seat, self.look))
            self.add(Tick(seat, self.look))
            self.add(SmallButton(("propose", seat), self.look))
            self.add(SmallButton(("leave", seat), self.look))

    def put_seats(self) -> None:
        """Gives the rows of the seats panel their states."""
        now = self.now
        view = now.view
        self.make_seats(view.seats)
        agreed = self.ticked()
        group = view.phase is Phase.GROUP
        title = QCoreApplication.translate("CommonGroundBoard", "Seats")
        note: Words = ""
        if group:
            text = QCoreApplication.translate("CommonGroundBoard", "%1 of %2 agree")
            note = (fill(text, len(agreed), view.seats - 1), f"{len(agreed)}/{view.seats - 1}")
        self.pieces["seats",].put((title, note))
        order = [*((view.deputy + step) % view.seats for step in range(view.seats - 1)), view.mayor]
        panel = seats_rect(view.seats)
        self.pieces["seats",].resize(panel)
        top, bottom = panel.top() + SEATS_HEAD, panel.bottom() - 8
        high = min(SEAT_ROW, (bottom - top) / view.seats)
        y = top
        for seat in order:
            if now.desk:
                for kind in ("seat", "tick", "propose", "leave"):
                    self.pieces[kind, seat].put(None)
                    self.pieces[kind, seat].hide()
                continue
            rect = QRectF(panel.left() + 12, y, panel.width() - 24, high)
            self.put_seat(seat, rect, agreed, rule=seat != order[0])
            y += high

    def put_seat(self, seat: int, rect: QRectF, agreed: tuple[int, ...], *, rule: bool) -> None:
        """Gives one row its state and its buttons."""
        now = self.now
        view, face = now.view, self.link.seats[seat]
        row, tick = self.pieces["seat", seat], self.pieces["tick", seat]
        propose, leave = self.pieces["propose", seat], self.pieces["leave", seat]
        mayor, person = seat == view.mayor, self.link.is_person(seat)
        group = view.phase is Phase.GROUP
        low = rect.height() < SHORT_BELOW
        role: tuple[str, ...] = ()
        if mayor:
            role = (
                QCoreApplication.translate("CommonGroundBoard", "Mayor"),
                QCoreApplication.translate("CommonGroundBoard", "Mayor", "as short as can be"),
            )
        elif seat == view.deputy:
            role = (
                QCoreApplication.translate("CommonGroundBoard", "Deputy"),
                QCoreApplication.translate("CommonGroundBoard", "Deputy", "as short as can be"),
            )
        hand = now.role == "group" and seat == self.hand and len(self.guessing_persons()) > 1
        guesses = group and not mayor
        buttons = guesses and person and now.role == "group"
        row.resize(rect)
        row.show()
        room = 44.0 if guesses else 44.0 if mayor and group else 0.0
        words = () if buttons or (low and mayor) else self.seat_words(seat, low=low)
        state = SeatState(
            face.number, face.name, role, face.level, mayor, words, mayor and group, hand,
            low and not words and not buttons, low, room, rule and not (mayor and group) and not hand,
        )  # fmt: skip
        spoken = self.proposal_words(seat) if buttons else words[0] if words else ""
        called = f"{role[0]}." if role else ""
        name = " ".join(part for part in (f"{prompts.with_symbol(face)}.", called, spoken) if part)
        row.put(state, active=buttons, name=name)
        tick.setVisible(guesses)
        side = 30.0 if low else 34.0
        tick.resize(QRectF(rect.right() - 4 - side, rect.top() + (3 if low else 10), side, side))
        whole = None not in now.sketch.matching
        tick.put(seat in agreed, active=buttons and whole, name=prompts.tick_name(face.name, seat in agreed))
        for piece in (propose, leave):
            piece.setVisible(buttons)
            if not buttons:
                piece.put(None)
        if not buttons:
            return
        top, high = (32.0, rect.height() - 37) if low else (46.0, 32.0)
        line = QRectF(rect.left() + 50, rect.top() + top, rect.width() - 56, high)
        left = self.proposals_left(seat)
        can = whole and left > 0 and view.proposals[seat] != now.sketch.matching
        lets = not self.link.is_person(view.deputy)
        wide = (line.width() - 8) / 2 if lets else max(176.0, line.width() * 0.7)
        half = QRectF(line.left(), line.top(), wide, line.height())
        propose.resize(half)
        text = fill(QCoreApplication.translate("CommonGroundBoard", "Propose (%1)"), left)
        spoken = fill(QCoreApplication.translate("CommonGroundBoard", "%1 proposes this, %2 left"), face.name, left)
        short = QCoreApplication.translate("CommonGroundBoard", "Propose")
        propose.put(SmallState((text, short)), active=can, name=spoken)
        leave.setVisible(lets)
        leave.resize(half.translated(half.width() + 8, 0))
        text = QCoreApplication.translate("CommonGroundBoard", "Let decide")
        spoken = QCoreApplication.translate("CommonGroundBoard", "%1 lets %2 decide")
        spoken = fill(spoken, face.name, self.link.seats[view.deputy].name)
        leave.put(SmallState(text, down=seat in self.leaves), active=lets, name=spoken)

    def seat_words(self, seat: int, *, low: bool = False) -> tuple[str, ...]:
        """What is said of a seat under its name, in several wordings, the longest first; less in a ``low`` row."""
        now = self.now
        view = now.view
        if view.phase is Phase.GROUP:
            if seat == view.mayor:
                return (
                    QCoreApplication.translate("CommonGroundBoard", "Plan sealed, seat locked"),
                    QCoreApplication.translate("CommonGroundBoard", "seat locked"),
                )
            matching = view.proposals[seat]
            if not matching:
                return (QCoreApplication.translate("CommonGroundBoard", "No proposal yet"),)
            if self.link.is_person(seat):
                return (self.proposal_words(seat),)
            self.reasons[seat] = view.round, self.reason_words(matching)
            return self.reasons[seat][1]
        if why := self.why_words(seat):
            return why
        if seat != view.mayor and self.reasons.get(seat, (0, ()))[0] == view.round:
            return self.reasons[seat][1]
        if view.phase is Phase.CONES and seat == view.deputy:
            return (QCoreApplication.translate("CommonGroundBoard", "sets the cones"),)
        if view.phase is Phase.PLAN and seat == view.mayor:
            return (QCoreApplication.translate("CommonGroundBoard", "plans in secret"),)
        if seat == view.mayor and view.phase in (Phase.CORNERS, Phase.BONUS) and not self.revealing:
            return (QCoreApplication.translate("CommonGroundBoard", "lays tiles"),)
        history = view.history[:-1] if self.revealing else view.history
        meant = [past for past in history if past.mayor == seat]
        if not meant:
            return ()
        right, count = sum(past.right for past in meant), sum(len(past.places) for past in meant)
        text = QCoreApplication.translate("CommonGroundBoard", "as mayor %1 of %2 guessed")
        short = QCoreApplication.translate("CommonGroundBoard", "%1 of %2")
        middle = QCoreApplication.translate("CommonGroundBoard", "%1 of %2 guessed")
        words = (*(fill(one, right, count) for one in (text, middle, short)), f"{right}/{count}")
        return words[1:] if low else words

    def why_words(self, seat: int) -> tuple[str, ...]:
        """After the reveal: what a computer player had in mind, long and short; () while it is not told."""
        view = self.now.view
        if self.revealing or view.phase not in (Phase.CORNERS, Phase.BONUS):
            return ()
        told = [line for line in self.lines if line.why and line.seat == seat and line.turn == view.round]
        return (told[-1].words, told[-1].short) if told else ()

    def proposal_words(self, seat: int) -> str:
        """What a person proposes, read out with the row that shows buttons only."""
        matching = self.now.view.proposals[seat]
        if not matching:
            return QCoreApplication.translate("CommonGroundBoard", "No proposal yet")
        pairs = (
            f"{'ABCD'[cone]} {piece_name(place)}"
            for place, cone in zip(self.now.drawn, matching, strict=True)
            if cone is not None
        )
        return fill(QCoreApplication.translate("CommonGroundBoard", "Proposal: %1"), prompts.listing(sorted(pairs)))

    def reason_words(self, matching: tuple[int | None, ...]) -> tuple[str, ...]:
        """What speaks most for a proposal: the two places that stand best beside a neighbour, or one of them."""
        now = self.now
        found: list[tuple[int, str]] = []
        for place, cone in zip(now.drawn, matching, strict=True):
            if cone is None or place < 0:
                continue
            answer = self.link.aid(WhyHere(place, now.cones[cone] or 0))
            if isinstance(answer, Because) and answer.beside >= 0:
                text = QCoreApplication.translate("CommonGroundBoard", "%1 beside %2")
                found.append((answer.affinity, fill(text, piece_name(place), piece_name(answer.beside))))
        found.sort(reverse=True)
        best = [words for _, words in found[:2]]
        both = QCoreApplication.translate("CommonGroundBoard", "; ", "between reasons").join(best)
        quoted = QCoreApplication.translate("CommonGroundBoard", "“%1”")
        return tuple(fill(quoted, words) for words in dict.fromkeys((both, *best[:1])) if words)

    # Log

    def put_log(self) -> None:
        """Tells the story of the match, a chapter per round, the newest first."""
        view = self.seen
        heads: dict[int, tuple[str, int, str]] = {}
        history = view.history[:-1] if self.revealing else view.history
        lines = self.lines_before if self.revealing else self.lines
        back, whole = min(self.log_back, max(0, len(lines) - 1)), len(lines)
        lines = lines[: whole - back]
        for number in range(1, (lines[-1].turn if back and lines[-1].turn else view.round) + 1):
            past = history[number - 1] if number <= len(history) else None
            mayor = past.mayor if past is not None else view.mayor
            result = ""
            if past is not None:
                result = fill(QCoreApplication.translate("CommonGroundBoard", "%1 of %2"), past.right, len(past.places))
            title = fill(QCoreApplication.translate("CommonGroundBoard", "Round %1"), number)
            heads[number] = (title, self.link.seats[mayor].number, result)
        panel = log_rect(view.seats)
        self.pieces["log",].resize(panel)
        found = chapters(self.look, lines, heads, panel)
        results = tuple((past.right, len(past.places)) for past in history)
        words = " ".join(line.words for line in lines[-3:])
        now = view.round if view.phase is not Phase.OVER else ROUNDS + 1
        self.pieces["log",].put((found, results, now, back / (whole - 1) if whole > SHORT_LOG else -1.0), name=words)

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log."""
        self.log_back = min(max(0, self.log_back + way), max(0, len(self.lines) - 1))
        self.put_log()

    # The desk

    def put_desk(self) -> None:
        """Writes the notes of the desk."""
        now = self.now
        if not now.desk:
            for ident in (("secret",), ("cover",), ("note", 0), ("note", 1)):
                self.pieces[ident].put(None)
            return
        faces, view = self.link.seats, now.view
        mayor = faces[view.mayor]
        self.pieces["secret",].put(mayor.number)
        words = QCoreApplication.translate("CommonGroundBoard", "Cover the screen")
        short = QCoreApplication.translate("CommonGroundBoard", "Cover", "short for: cover the screen")
        self.pieces["cover",].put(SmallState((words, short), icon="common/secret_eye"), active=True, name=words)
        title = fill(QCoreApplication.translate("CommonGroundBoard", "Only %1 looks"), mayor.name)
        text = QCoreApplication.translate(
            "CommonGroundBoard",
            "The others know city and cones. They must not see the places of %1 or the plan before the reveal.",
        )
        if view.phase is Phase.FACES:
            text = QCoreApplication.translate(
                "CommonGroundBoard",
                "The others know city and cones. They see the places as soon as %1 shows them.",
            )
        elif view.options.open_table == "on":
            text = QCoreApplication.translate(
                "CommonGroundBoard", "The others know city, cones and places. The plan of %1 stays secret."
            )
        self.pieces["note", 0].put((title, fill(text, mayor.name), mayor.number, ()))
        others = tuple((face.number, face.name) for seat, face in enumerate(faces) if seat != view.mayor)
        text = QCoreApplication.translate(
            "CommonGroundBoard",
            "All win together: the plan that is easiest to read is the best one. Neighbours count more than corners.",
        )
        head = QCoreApplication.translate("CommonGroundBoard", "They guess")
        self.pieces["note", 1].put((head, text, 0, others))
        for place, rect in enumerate(self.layout.notes):
            self.pieces["note", place].resize(rect)

    # The bubble

    def point_out(self, ident: Ident | None) -> None:
        """Says what lies under the pointer or the focus: a sentence, the trees of a cell, why it is shut."""
        if self.situation is None:
            return
        if not self.carried and ident != self.peeked:
            kinds = ("cell", "cone")
            matters = any(one is not None and one[0] in kinds for one in (ident, self.peeked))
            self.peeked = ident
            if self.refused:
                # It was said of what lay there.
                self.refused = ""
                self.put_prompt()
            if matters:
                self.put_cells()
                self.put_loupe()
        words = self.bubble_words(ident)
        beside = QRectF() if ident is None else self.spot_of(ident)
        within = self.camera.window if self.camera is not None and ident is not None and ident[0] in (
            "cell", "tile", "cone",
        ) else AREA  # fmt: skip
        self.bubble.tell(words, beside, within if not self.now.desk else AREA)

    def bubble_words(self, ident: Ident | None) -> tuple[str, str, bool] | None:
        """Title and words of the bubble for a piece, and whether they refuse."""
        # The table answers by how the reveal ends.
        if ident is None or ident not in self.pieces or self.revealing:
            return None
        now = self.now
        kind = ident[0]
        number = int(ident[1]) if len(ident) > 1 else 0
        if self.refused and ident in (self.aimed, self.peeked):
            return "", self.refused, True
        if kind == "tile":
            piece = self.pieces[ident].state[0]
            return piece_name(piece), piece_sentence(piece), False
        if kind == "cell" and number == tile_at(now):
            return None
        if kind == "cell":
            here = self.link.aid(WhatIsHere(number))
            if not isinstance(here, Here):
                return None
            trees = here.trees
            if now.role == "bonus" and number in now.legal:
                trees = now.city.bonus_trees(number, now.sketch.closed)
                here = Here(trees, here.buildable, here.corner, here.shut_by)
            return "", prompts.here_words(here), here.shut_by >= 0
        if kind == "cone":
            cell = now.cones[number]
            place = self.place_on(number) if now.role == "group" else None
            title = prompts.cone_title(number) + ("" if place is None else f": {piece_name(now.drawn[place])}")
            return title, prompts.trees_words(0 if cell is None else now.city.half_trees_towards(cell)), False
        # On the desk the sentence stands beside the place; large texts may have been made smaller for that.
        if kind == "place" and not self.carried and (not now.desk or self.look.text_scale > 1.0):
            piece = self.pieces[ident].state[0] if self.pieces[ident].state else -1
            return ("", piece_sentence(piece), False) if piece >= 0 else None
        return None

    def lift_ghost(self) -> None:
        """Keeps ghost and bubble in front of everything."""
        self.ghost.setZValue(Layer.GHOST)
        self.bubble.setZValue(Layer.GHOST - 1)
