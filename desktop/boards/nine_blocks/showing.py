"""Keeps grid, panels and tray equal to the situation: each method works out states and gives them to pieces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.boards.common.buttons import ButtonState
from desktop.boards.common.link import LogLine
from desktop.boards.common.painting import Words
from desktop.boards.common.pieces import Ident
from desktop.boards.common.texts import fill
from desktop.boards.nine_blocks import prompts
from desktop.boards.nine_blocks.areas import side_of
from desktop.boards.nine_blocks.bonus_sheet import ROOMY, BonusSheet
from desktop.boards.nine_blocks.diary import Diary, entries
from desktop.boards.nine_blocks.ground import GroundState
from desktop.boards.nine_blocks.layout import CARDS, SCREEN, TRAY, hand_rect, space_rect
from desktop.boards.nine_blocks.marks import Leader, MarksState
from desktop.boards.nine_blocks.panels import PromptState
from desktop.boards.nine_blocks.prompts import NoteWords
from desktop.boards.nine_blocks.seat_card import CardState
from desktop.boards.nine_blocks.site import BELOW_PILES, FLOOR, CompassState, NoteCard
from desktop.boards.nine_blocks.states import ALONE, BONUS, PLAN, Verdict, space_states
from desktop.boards.nine_blocks.turning import Turning
from desktop.texts import nine_blocks as texts
from engine.games.nine_blocks.actions import GiveUp, Pass, Plan
from engine.games.nine_blocks.grid import units_shared
from engine.games.nine_blocks.view import Fits, Left, Phase, WhatFits, WhatIsLeft

translate = QCoreApplication.translate

HAND_MOST = 5
GIVE = QRectF(1027, 921, 264, 62)
PRIMARY = QRectF(1305, 921, 280, 62)
COVER = QRectF(24, 936, 196, 46)


class Showing(Turning):
    """The states of all pieces."""

    # The grid

    def put_grid(self) -> None:
        """Gives ground, spaces and marks their states."""
        now = self.now
        spin = self.spin
        state = GroundState(now.view.seats, now.scenery.turn, now.numbers, now.scenery.claims, spin)
        self.pieces["ground",].put(state)
        for space, shown in enumerate(space_states(now, spin)):
            name = prompts.space_words(now, self.link.seats, space)
            self.pieces["space", space].put(shown, active=not self.busy, name=name)
        self.put_marks()

    def put_marks(self) -> None:
        """Gives the marks over the grid and the line to the note their states."""
        now, marks = self.now, self.pieces["marks",]
        verdict = now.verdict
        pairs: tuple[tuple[int, int, int], ...] = ()
        if verdict is not None and verdict.against:
            pairs = tuple((units_shared(verdict.space, other)[0], verdict.space, other) for other in verdict.against)
        marks.setVisible(bool(pairs))
        marks.put(MarksState(pairs, (), self.spin))
        leader = self.pieces["leader",]
        assert isinstance(leader, Leader)
        leader.lead(self.way_to_note(verdict) if verdict is not None and not verdict.sound else ())

    def way_to_note(self, verdict: Verdict) -> tuple[QPointF, ...]:
        """From a refused space along the gap below it to the note."""
        card = self.pieces["note_card",]
        if not card.isVisible():
            return ()
        spot = self.root.sceneTransform().mapRect(space_rect(verdict.space))
        note = card.mapRectToScene(card.rect)
        start = QPointF(spot.right() - spot.width() * 0.2, spot.bottom())
        if note.top() + 8 <= start.y() <= note.bottom() - 8:
            return start, QPointF(note.left(), start.y())
        bend = note.left() - 10
        y = note.top() + 24 if start.y() < note.top() else note.bottom() - 24
        return start, QPointF(bend, start.y()), QPointF(bend, y), QPointF(note.left(), y)

    # The site

    def put_site(self) -> None:
        """Gives piles, compass and note their states."""
        now = self.now
        scenery = now.scenery
        supply = fill(translate("NineBlocksBoard", "Supply %1"), scenery.left)
        gone = fill(translate("NineBlocksBoard", "Discards %1"), len(scenery.discards))
        thrown = ", ".join(str(tile) for tile in scenery.discards[-6:])
        name = f"{supply}. {gone}{': ' + thrown if thrown else ''}." if scenery.left >= 0 else ""
        self.pieces["piles",].put((scenery.left, scenery.discards[-2:], len(scenery.discards)), name=name)
        faces = self.link.seats
        seats = tuple(
            (now.numbers[seat], (side_of(now.view.seats, scenery.turn, seat) + self.quarter) % 4)
            for seat in range(now.view.seats)
        )
        words: Words
        if self.faced >= 0:
            words = (prompts.compass_words(faces, self.faced), faces[self.faced].name)
        else:
            words = translate("NineBlocksBoard", "The board faces nobody")
        spoken = words if isinstance(words, str) else words[0]
        turn = translate("NineBlocksBoard", "Press: turn the board to the next seat.")
        self.pieces["compass",].put(
            CompassState(seats, words, now.view.seats == 2), active=True, name=f"{spoken}. {turn}"
        )
        self.put_note()

    def put_note(self) -> None:
        """Gives the note at the site its words, and its buttons if it asks."""
        now, card = self.now, self.pieces["note_card",]
        assert isinstance(card, NoteCard)
        words = self.note_words()
        shown = words if words.title or words.lines else None
        card.tell(shown, answers=bool(now.asked), floor=self.note_floor())
        self.pieces["digger",].put(True)
        self.pieces["piles",].setVisible(shown is None or card.rect.top() >= BELOW_PILES - 4)
        self.pieces["compass",].setVisible(shown is None or card.rect.top() > self.pieces["compass",].rect.bottom())
        self.pieces["digger",].setVisible(shown is None or card.rect.top() > self.pieces["digger",].rect.bottom())
        answers = prompts.answer_words(now)
        for place, number in ((0, 1), (1, 0)):
            button = self.pieces["answer", number]
            button.setVisible(answers is not None)
            if answers is None:
                button.put(None)
                continue
            button.resize(card.answer_rect(place))
            button.put(ButtonState(answers[place], primary=number == 1, warns=number == 1), active=True,
                       name=answers[place][0])  # fmt: skip

    def note_floor(self) -> float:
        """Down to where a note may reach: it lies above the card of a bonus and what can be taken there."""
        taken = [self.pieces[ident] for ident in (("bonus", "card"), ("bonus", "grip")) if ident in self.pieces]
        return min([FLOOR, *(piece.rect.top() - 8 for piece in taken if piece.isVisible())])

    def note_words(self) -> NoteWords:
        """What the note at the site says: a question, a refusal or gain, what is pointed at, or what is to be known."""
        now = self.now
        faces = self.link.seats
        if self.asked == "pass":
            return prompts.pass_note(now, faces)
        if self.verdict is not None:
            reason = self.reason(self.verdict)
            asks = self.asks and not self.asked
            return prompts.verdict_note(now, faces, self.verdict, reason, asks=asks)
        ident = self.peeked
        if ident is not None and ident[0] == "space" and not self.carried:
            return self.space_note(int(ident[1]))
        if ident is not None and ident[0] == "tile" and ident in self.pieces and self.pieces[ident].isVisible():
            number = self.pieces[ident].state[0]
            drawn = translate("NineBlocksBoard", "Just drawn.") if ident[1] in now.news.places else ""
            left = self.left_words(number) if "left" in self.link.aids else ""
            return NoteWords(texts.tile_name(number), tuple(line for line in (drawn, left) if line))
        # A note on the present would be wrong beside a moment that lies behind; a bonus has a card of its own.
        return NoteWords() if self.busy or now.role == BONUS else prompts.idle_note(now, faces) or NoteWords()

    def space_note(self, space: int) -> NoteWords:
        """What is known of a space."""
        now, faces = self.now, self.link.seats
        if now.scenery.board[space]:
            return prompts.built_note(now, faces, space)
        fits: tuple[int, ...] | None = None
        if "legal" in self.link.aids and now.hand and now.view.phase is not Phase.OVER:
            answer = self.link.aid(WhatFits(space))
            fits = answer.numbers if isinstance(answer, Fits) else None
        note = prompts.free_note(now, faces, space, fits)
        if now.sketch.space == space and now.hand and now.sketch.tile >= 0:
            text = translate("NineBlocksBoard", "Own plan, not handed over yet: %1.")
            line = fill(text, texts.tile_name(now.hand[now.sketch.tile]))
            return NoteWords(note.title, (line, *note.lines))
        mine = [plan for plan in now.view.plans if plan.space == space and plan.number > 0]
        if mine and now.hand:
            line = fill(translate("NineBlocksBoard", "Own plan: %1."), texts.tile_name(mine[0].number))
            return NoteWords(note.title, (line, *note.lines))
        return note

    def counts_left(self) -> tuple[int, ...]:
        """How many tiles of each number may still be out there, () without that aid."""
        if "left" not in self.link.aids or self.link.seat is None or not self.now.hand:
            return ()
        answer = self.link.aid(WhatIsLeft())
        return answer.counts if isinstance(answer, Left) else ()

    def left_words(self, number: int) -> str:
        """How many more of a number may still be out there."""
        counts = self.counts_left()
        if not counts:
            return ""
        return translate("NineBlocksBoard", "%n more may still be out there.", "", counts[number - 1])

    # The panels

    def put_panels(self) -> None:
        """Gives prompt, bonus sheet, cards and diary their states."""
        now = self.now
        faces = self.link.seats
        self.pieces["grounds",].put(("right", "tray", "sheet"))
        number = now.numbers[now.seat] if now.seat >= 0 else 0
        words: Words = self.prompt_words()
        self.pieces["prompt",].put(PromptState(number, words, prompts.goal_words(now)), name=self.prompt_words())
        sheet = self.pieces["bonuses",]
        assert isinstance(sheet, BonusSheet)
        sheet.put((self.counts_left(), now.numbers[:2]))
        sheet.name = sheet.words()
        order = prompts.order_of(now)
        tall = now.view.seats == 2
        high, step = (172.0, 182.0) if tall else (128.0, 136.0)
        if self.look.scale > ROOMY:
            high, step = (196.0, 206.0) if tall else (146.0, 153.0)
        for place, seat in enumerate(order):
            card = self.pieces["card", seat]
            card.resize(QRectF(CARDS.left(), CARDS.top() + step * place, CARDS.width(), high))
            face = faces[seat]
            penalties = now.scenery.penalties[seat]
            points = now.scenery.points[seat]
            target = now.role == PLAN and seat == now.seat and not now.view.final and (self.giving or self.carried)
            state = CardState(
                face.number, face.name, face.level, prompts.status_words(now, seat), penalties, now.limit,
                prompts.rack_words(len(penalties), now.limit), points, prompts.point_words(points),
                seat == now.view.start and now.view.phase is not Phase.OVER, seat == now.seat,
                bool(now.view.out[seat]), target, tall, prompts.new_slots(now, seat),
            )  # fmt: skip
            card.put(state, active=True, name=prompts.card_name(now, faces, seat))
        top = CARDS.top() + step * len(order) + 6
        self.pieces["log",].resize(QRectF(CARDS.left() + 10, top, CARDS.width() - 20, TRAY.top() - top - 8))
        self.put_log()

    def prompt_words(self) -> str:
        """Whose turn it is and what may be done next."""
        if self.situation is None:
            return ""
        own = next((words for part in self.parts if (words := part.prompt())), "")
        if own:
            return own
        if self.reviewing:
            return str(self.link.remark)  # type: ignore[attr-defined]
        if self.hinted is not None:
            return self.hinted_words()
        if self.giving:
            return translate("NineBlocksBoard", "Press the tile to give up: it goes to the penalties.")
        return prompts.prompt_words(self.now, self.link.seats, near=self.faced == self.now.seat)

    def hinted_words(self) -> str:
        """The hint as a sentence."""
        action = self.hinted
        if isinstance(action, Plan) and action.tile is not None and action.space is not None:
            text = translate("NineBlocksBoard", "Hint: %1 on %2.")
            return fill(text, texts.tile_name(action.tile), texts.space(action.space))
        if isinstance(action, GiveUp) and action.tile is not None:
            return fill(translate("NineBlocksBoard", "Hint: give up %1."), texts.tile_name(action.tile))
        if isinstance(action, Pass):
            return translate("NineBlocksBoard", "Hint: pass for good.")
        return prompts.prompt_words(self.now, self.link.seats)

    # The diary

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.log_back = 0
        if self.situation is not None:
            self.put_log()

    def put_log(self) -> None:
        """Tells the story of the match, round by round, the newest round first."""
        diary = self.pieces["log",]
        assert isinstance(diary, Diary)
        numbers = self.numbers
        shown: Sequence[LogLine] = self.lines
        for part in self.parts:
            shown = part.log_so_far(shown)
        told = [(line.turn, numbers[line.seat] if line.seat is not None else 0, line.words, line.why) for line in shown]
        found = []
        room = max(1, int((diary.rect.height() - diary.head) // diary.step))
        for turn, rows in entries(self.look, told, diary.size, diary.rect.width() - 40, room - 1):
            title = fill(translate("NineBlocksBoard", "Round %1"), turn) if turn else ""
            found += [("head", 0, title), *rows] if title and room > 2 else rows
        most = max(0, len(found) - room)
        self.log_back = min(self.log_back, most)
        back = self.log_back / most if most else -1.0
        # A flat table has no diary.
        diary.setVisible(self.edges is None and diary.rect.height() > diary.head + diary.step)
        newest = " ".join(line.words for line in shown[-3:])
        diary.put((tuple(found[self.log_back : self.log_back + room]), back), name=newest)

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log."""
        self.log_back = max(0, self.log_back + way)
        self.put_log()

    # The tray

    def put_tray(self) -> None:
        """Gives screen, hand and buttons their states."""
        now = self.now
        front = self.link.seat
        hand = now.hand
        seat = front if hand and front is not None else now.seat
        screen = self.pieces["screen",]
        if self.behind or seat < 0:
            # Nobody's screen is open, and none tells whose turn comes next.
            closed = tuple(now.numbers[other] for other in range(now.view.seats) if other not in now.scenery.out)
            screen.put((closed, False))
        else:
            screen.put(((now.numbers[seat],), bool(hand)))
        for place in range(HAND_MOST):
            piece = self.pieces["tile", place]
            piece.setVisible(place < len(hand))
            if place >= len(hand):
                piece.put(None)
                continue
            piece.resize(hand_rect(place, max(4, len(hand))))
            held = ""
            if now.load == place:
                held = "lifted" if now.carried or now.asked else "held"
            elif now.sketch.tile == place:
                held = "given" if now.sketch.given else "laid"
            active = now.role in (PLAN, ALONE)
            new = place in now.news.places
            piece.put((hand[place], held, new), active=active, name=self.tile_words(place, held))
        title, caption = prompts.screen_words(now, self.link.seats, front, behind=self.behind)
        if self.reviewing and hand and front is not None:
            title, caption = prompts.review_words(self.link.seats[front])
        elif not getattr(self.link, "secret", True) and hand:
            caption = ""
        self.pieces["tray_words",].put((title, caption, "icons/eye" if hand else "icons/eye-off"), name=title)
        self.put_buttons()

    def tile_words(self, place: int, held: str) -> str:
        """A tile of the hand for a screen reader."""
        words = texts.tile_name(self.now.hand[place])
        if place in self.now.news.places:
            words = fill(translate("NineBlocksBoard", "%1, just drawn"), words)
        if held == "laid" and self.now.sketch.space is not None:
            return fill(translate("NineBlocksBoard", "%1, planned at %2"), words, texts.space(self.now.sketch.space))
        if held == "given":
            return fill(translate("NineBlocksBoard", "%1, given up"), words)
        if held:
            return fill(translate("NineBlocksBoard", "%1, in the hand"), words)
        return words

    def put_buttons(self) -> None:
        """Gives the buttons of the tray their states."""
        now = self.now
        working = now.role in (PLAN, ALONE)
        hint = self.hint_words()
        self.pieces["hint",].put(hint, name=hint)
        give, primary, cover = self.pieces["give",], self.pieces["primary",], self.pieces["cover",]
        for piece, rect in ((give, GIVE), (primary, PRIMARY), (cover, COVER)):
            piece.resize(rect)
        give.setVisible(working)
        primary.setVisible(working)
        if working:
            words = prompts.give_words(now, self.link.seats)
            give.put(ButtonState(words, down=self.giving), active=not now.asked and bool(now.hand or now.view.final),
                     name=words[0])  # fmt: skip
            words = prompts.primary_words(now)
            can = self.can_play()
            primary.put(ButtonState(words, primary=True), active=can, name=words[0])
        else:
            give.put(None)
            primary.put(None)
        secret = not self.reviewing and getattr(self.link, "secret", True)
        covers = bool(now.hand) and hasattr(self.link, "cover") and secret
        cover.setVisible(covers)
        words = (translate("NineBlocksBoard", "Lower curtain"), translate("NineBlocksBoard", "Cover", "the button"))
        cover.put(ButtonState(words, icon="icons/eye-off") if covers else None, active=covers, name=words[0])

    def hint_words(self) -> str:
        """How to go on."""
        return "" if self.situation is None else prompts.tray_hint(self.now)

    # What carrying and pressing ask for

    def show_aim(self) -> None:
        """Shows what the space under the pointer would do; nothing else changes while something is dragged."""
        self.situation = self.look_at_work()
        self.put_grid()
        self.put_note()
        self.put_marks()

    def point_out(self, ident: Ident | None) -> None:
        """Says what lies under the pointer or the focus, and what the held tile would do there."""
        if self.situation is None or self.carried or self.asked:
            return
        self.peeked = ident
        before = self.verdict
        aims = ident is not None and ident[0] == "space"
        if self.load is not None and self.now.role in (PLAN, ALONE):
            self.verdict = self.judge(self.load, int(ident[1])) if aims and ident is not None else None
        elif before is not None and ident != ("space", before.space):
            # A refusal is read while the pointer stays where it came about.
            self.verdict = None
        if before != self.verdict:
            self.show_aim()
        else:
            self.put_note()

    def own_rack(self) -> QRectF:
        """Where a tile is given up, in scene coordinates."""
        return self.spot_of(("card", self.now.seat)) if self.now.role == PLAN else QRectF()

    def tray_rect(self) -> QRectF:
        """Where a tile goes back into the hand."""
        return SCREEN
