"""Keeps seats, log and prompt equal to the situation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.boards.common.link import LogLine
from desktop.boards.common.painting import Words
from desktop.boards.common.texts import fill
from desktop.boards.room_to_move import prompts
from desktop.boards.room_to_move.layout import RIGHT
from desktop.boards.room_to_move.panels import PromptState
from desktop.boards.room_to_move.seats import Log, SeatState, entries
from desktop.boards.room_to_move.states import options_of, tokens_of
from desktop.boards.room_to_move.thumbs import Small, squares_of
from desktop.boards.room_to_move.titling import Titling
from desktop.texts.scenarios import piece_title, room_title
from engine.games.room_to_move.actions import AssignTokens, DrawCard, Idea, TurnCard, TurnRoom
from engine.games.room_to_move.view import Phase

translate = QCoreApplication.translate


class Siding(Titling):
    """The states of seats, log and prompt."""

    def put_seats(self) -> None:
        """The seats: whose sheet is large first, then the others with their small sheets."""
        now = self.now
        view, faces = now.view, self.link.seats
        scale = max(1.0, self.look.scale)
        top = RIGHT.top() + 12
        large = min(92.0, 64.0 * scale)
        others = [seat for seat in range(view.seats) if seat != now.shown]
        if now.front is not None and now.front in others:
            others.remove(now.front)
            others.insert(0, now.front)
        left, wide = RIGHT.left() + 16, RIGHT.width() - 32
        log_least = 92.0 * min(1.6, scale)
        free = RIGHT.bottom() - top - large - 14 - log_least
        small = min(128.0, free / max(1, len(others)) - 14) if others else 0.0
        y = top
        for seat in (now.shown, *others):
            card = self.pieces["seat", seat]
            is_large = seat == now.shown
            high = large if is_large else small
            card.resize(QRectF(left, y, wide, high))
            y += high + (14 if is_large else 16)
            state = self.seat_state(seat)
            words = [faces[seat].name, state.status if isinstance(state.status, str) else state.status[0]]
            words += [f"{state.value} {translate('RoomToMoveBoard', 'points')}"] if state.value else []
            words.append(state.idea)
            card.put(state, active=view.seats > 1, name=", ".join(word for word in words if word))
        self.pieces["log",].resize(QRectF(left, y + 4, wide, RIGHT.bottom() - y - 12))
        self.put_log()

    def seat_state(self, seat: int) -> SeatState:
        """A seat in the right panel."""
        now = self.now
        view = now.view
        face = self.link.seats[seat]
        large = seat == now.shown
        sheet = now.sheet if large else view.sheets[seat]
        if "live_score" in now.aids:
            total = self.total_of(seat) if large else self.link.score(seat).total
            value, unit = prompts.number_words(total), translate("RoomToMoveBoard", "points")
        else:
            value, unit = str(squares_of(sheet, view.options)), translate("RoomToMoveBoard", "squares")
        status, sign = self.status_of(seat)
        ready = sheet.idea is Idea.NONE
        idea = translate("RoomToMoveBoard", "idea ready") if ready else translate("RoomToMoveBoard", "idea used")
        small = None if large else Small(view.options, sheet)
        return SeatState(face.number, face.name, face.level, small, value, unit, status, sign, idea, ready,
                         seat == now.front, large)  # fmt: skip

    def total_of(self, seat: int) -> int:
        """The points of the large sheet with what is drafted on it."""
        now = self.now
        base = self.link.score(seat).total
        if not now.works or not now.mine:
            return base
        before = self.count(seat, None)
        change = sum(now.rooms) - sum(before.rooms)
        change += sum(b.count * b.each for b in now.bonuses) - sum(b.count * b.each for b in before.bonuses)
        return base + change

    def status_of(self, seat: int) -> tuple[Words, str]:
        """What a seat does now, and its sign."""
        now = self.now
        view = now.view
        if view.phase is Phase.OVER:
            return translate("RoomToMoveBoard", "finished"), "done"
        if view.phase in (Phase.ROOM, Phase.CARD, Phase.TOKENS):
            if seat == view.active:
                return translate("RoomToMoveBoard", "active seat"), "draws"
            return translate("RoomToMoveBoard", "waits"), ""
        if view.acted[seat]:
            if view.phase is Phase.DRAW:
                return translate("RoomToMoveBoard", "card confirmed"), "done"
            if view.phase is Phase.CLOSE:
                return translate("RoomToMoveBoard", "room done"), "done"
            return translate("RoomToMoveBoard", "sheet finished"), "done"
        if seat == now.front and now.mine and view.phase is Phase.DRAW:
            return (translate("RoomToMoveBoard", "draws this sheet"), translate("RoomToMoveBoard", "draws")), "draws"
        return translate("RoomToMoveBoard", "drawing"), "draws"

    def put_log(self) -> None:
        """The newest lines that fit."""
        log = self.pieces["log",]
        assert isinstance(log, Log)
        numbers = [face.number for face in self.link.seats]
        found = entries(self.look, self.lines, numbers, log.size, log.rect.width() - 40)
        most = max(0, len(found) - log.rows)
        self.log_back = min(self.log_back, most)
        shown = tuple(found[self.log_back : self.log_back + log.rows])
        log.setVisible(log.rect.height() > 60)
        newest = " ".join(line.words for line in self.lines[-3:])
        log.put((shown, self.log_back / most if most else -1.0), name=newest)

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.log_back = 0
        if self.situation is not None and not self.half:
            self.put_log()

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log."""
        self.log_back = max(0, self.log_back + way)
        self.put_log()

    def put_prompt(self) -> None:
        """The prompt strip."""
        now = self.now
        seat = now.front if now.front is not None else now.view.active
        if now.front is not None and not now.mine:
            seat = now.shown
        walked = next((one for part in self.parts if (one := part.prompt_seat()) is not None), None)
        over = now.phase is Phase.OVER and walked is None
        number = 0 if over else self.link.seats[seat if walked is None else walked].number
        words = self.prompt_words()
        self.pieces["prompt",].put(PromptState(number, words, prompts.ready_words(now)), name=words)

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next."""
        if self.situation is None:
            return ""
        remark = getattr(self.link, "remark", "")
        if remark:
            return str(remark)
        own = next((words for part in self.parts if (words := part.prompt())), "")
        if own:
            return own
        if self.hinted is not None:
            return self.hinted_words()
        return prompts.prompt_words(self.now, self.link.seats)

    def hinted_words(self) -> str:
        """The hint as a sentence."""
        action, now = self.hinted, self.now
        if isinstance(action, TurnRoom) and action.room is not None:
            return fill(translate("RoomToMoveBoard", "Hint: the room “%1”."), room_title(now.scenario, action.room))
        if isinstance(action, TurnCard) and action.number is not None:
            return fill(translate("RoomToMoveBoard", "Hint: card %1."), action.number)
        if isinstance(action, AssignTokens) and action.first is not None:
            second = tokens_of(now.house, now.view) - action.first
            return fill(translate("RoomToMoveBoard", "Hint: %1 on the first option, %2 on the second."), action.first,
                        second)  # fmt: skip
        if isinstance(action, DrawCard) and action.places:
            options = options_of(now.house, now.view)
            places = [
                f"{piece_title(options[place.option])} {prompts.square_name(place.anchor)}"
                for place in action.places
                if options is not None
            ]
            return fill(translate("RoomToMoveBoard", "Hint: %1."), ", ".join(places))
        if isinstance(action, DrawCard):
            return translate("RoomToMoveBoard", "Hint: leave everything out.")
        return prompts.prompt_words(now, self.link.seats)
