"""Small choices that stand where they are needed: numbers of the temp agency on the road, switches, questions at the
table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.look import Look
from desktop.boards.common.painting import CENTRE, faded, shadow, width_of, wrap, write
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.texts import fill
from desktop.boards.house_numbers.ground import LABEL_END, PX
from desktop.boards.house_numbers.layout import WIDE, plot_rect, road_rect
from desktop.boards.house_numbers.states import Situation, claim_of, reachable_numbers, value_now
from engine.games.house_numbers.actions import Bis, Effect, Temp, effect_of, number_of
from engine.games.house_numbers.sheet import STREET_OF

CLAIMS_LEFT = 100
"""In place of a plan: the question whether the turn is confirmed although plans could be claimed."""
TAG_HALF = 20.0
"""Half the width of an estate tag on the pavement, in board units."""


@dataclass(frozen=True)
class OptionState:
    """One option: ``words``, whether it is chosen (``on``), whether it is a ``switch`` with a box to tick."""

    words: str
    on: bool = False
    switch: bool = False


@dataclass(frozen=True)
class Choice:
    """Options as (id, state): beside ``plot`` on its road, or with ``plot`` -1 as a question at the table with a
    ``title``."""

    plot: int
    title: str
    options: tuple[tuple[Ident, OptionState], ...]


def road_choice(situation: Situation) -> Choice | None:
    """What can be chosen about the number of the draft: temp numbers, or leaving its effect out."""
    turn = situation.turn
    if not situation.drafting or turn is None or turn.plot is None or turn.effect_card is None:
        return None
    if isinstance(turn.effect, Bis) and turn.effect.plot is not None and turn.effect.source is None:
        plot = turn.effect.plot
        sources = [source for target, source in situation.parts.bis if target == plot] if situation.parts else []
        options = tuple(
            (
                ("option", "bis", source),
                OptionState(
                    fill(QCoreApplication.translate("HouseNumbersBoard", "%1 bis"), situation.sheet.numbers[source])
                ),
            )
            for source in sources
        )
        return Choice(plot, "", options)
    effect = effect_of(turn.effect_card)
    if effect == Effect.TEMP:
        printed = number_of(turn.number_card) if turn.number_card is not None else -1
        numbers = reachable_numbers(situation, turn.plot)
        made: list[tuple[Ident, OptionState]] = [
            (("option", "number", number), OptionState(str(number), number == turn.number)) for number in numbers
        ]
        if turn.number == printed:
            words = QCoreApplication.translate("HouseNumbersBoard", "cross a temp box")
            made.append((("option", "temp"), OptionState(words, isinstance(turn.effect, Temp), switch=True)))
        return Choice(turn.plot, "", tuple(made)) if len(made) > 1 or turn.number == printed else None
    if situation.parts is not None and (situation.parts.park or situation.parts.pool):
        kind = "park" if situation.parts.park else "pool"
        words = (
            QCoreApplication.translate("HouseNumbersBoard", "build the park")
            if kind == "park"
            else QCoreApplication.translate("HouseNumbersBoard", "build the pool")
        )
        return Choice(turn.plot, "", ((("option", kind), OptionState(words, turn.effect is not None, switch=True)),))
    return None


def table_choice(situation: Situation, warned: int) -> Choice | None:
    """A question that concerns the whole table or sheet: the reshuffle, or the warning before a claim (``warned``:
    its plan)."""
    if not situation.drafting:
        return None
    if warned == CLAIMS_LEFT:
        return left_choice(situation)
    if warned >= 0:
        return Choice(
            -1,
            QCoreApplication.translate(
                "HouseNumbersBoard", "This claim locks rows of seven or more for good: no fence can split them later."
            ),
            (
                (
                    ("option", "claim", warned),
                    OptionState(QCoreApplication.translate("HouseNumbersBoard", "Claim all the same")),
                ),
                (("option", "leave"), OptionState(QCoreApplication.translate("HouseNumbersBoard", "Leave it"))),
            ),
        )
    if situation.parts is not None and situation.parts.asks_reshuffle and situation.picking < 0:
        answer = situation.action.reshuffle
        return Choice(
            -1,
            QCoreApplication.translate(
                "HouseNumbersBoard", "First claim: shuffle all cards anew before the next turn?"
            ),
            (
                (
                    ("option", "reshuffle", 1),
                    OptionState(QCoreApplication.translate("HouseNumbersBoard", "Shuffle"), answer is True),
                ),
                (
                    ("option", "reshuffle", 0),
                    OptionState(QCoreApplication.translate("HouseNumbersBoard", "Keep the cards"), answer is False),
                ),
            ),
        )
    return None


def unclaimed(situation: Situation) -> tuple[int, ...]:
    """The plans that the draft could claim and does not."""
    if situation.parts is None:
        return ()
    return tuple(place for place, _ in situation.parts.claims if claim_of(situation.action, place) is None)


def left_choice(situation: Situation) -> Choice:
    """The question whether the turn is confirmed without a claim that is possible (W3)."""
    made: list[tuple[Ident, OptionState]] = []
    for place in unclaimed(situation):
        text = QCoreApplication.translate("HouseNumbersBoard", "Claim plan %1: %2")
        words = fill(text, place + 1, value_now(situation.view, place))
        made.append((("option", "claim", place), OptionState(words)))
    words = QCoreApplication.translate("HouseNumbersBoard", "Confirm without a claim")
    made.append((("option", "without"), OptionState(words)))
    title = QCoreApplication.translate("HouseNumbersBoard", "The turn is complete, and a city plan can be claimed.")
    return Choice(-1, title, tuple(made))


class Option(Piece):
    """A chip to press. It is drawn at ``unit`` of its parent's units per design pixel."""

    radius = 9.0

    def __init__(self, ident: Ident, look: Look, unit: float, parent: QGraphicsItem | None) -> None:
        super().__init__(ident, QRectF(0, 0, 40, 30), look, Layer.CHOOSER + 1, parent)
        self.unit = unit

    def wide(self, state: OptionState) -> float:
        """How wide the chip is, in design pixels."""
        return max(36.0, width_of(self.look, state.words, 16, 700) + (48 if state.switch else 26))

    def draw(self, painter: QPainter) -> None:
        """Draws ground, box or tick, words."""
        if self.state is None:
            return
        state: OptionState = self.state
        look, palette, unit = self.look, self.look.palette, self.unit
        over = self.hovered or self.ringed
        filled = state.on and not state.switch
        shadow(painter, self.rect, look, radius=8 * unit, drop=2 * unit, blur=6 * unit)
        painter.setPen(QPen(QColor(palette.blueprint), (2.6 if over else 2) * unit))
        painter.setBrush(QColor(palette.blueprint if filled else palette.paper))
        painter.drawRoundedRect(self.rect, 8 * unit, 8 * unit)
        if over and not filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.blueprint, 0.12))
            painter.drawRoundedRect(self.rect, 8 * unit, 8 * unit)
        room = self.rect.adjusted(4 * unit, 0, -4 * unit, 0)
        colour = palette.on_blueprint if filled else palette.ink
        if state.switch:
            box = QRectF(self.rect.left() + 9 * unit, self.rect.center().y() - 9 * unit, 18 * unit, 18 * unit)
            painter.setPen(QPen(QColor(palette.pencil), 1.5 * unit))
            painter.setBrush(QColor(palette.paper))
            painter.drawRoundedRect(box, 4 * unit, 4 * unit)
            if state.on:
                side = 22 * unit
                corner = box.center() - QPointF(side / 2, side / 2)
                look.sprites.paint(painter, "common/tick", corner.x(), corner.y(), size=(side, side))
            room.setLeft(box.right() + 6 * unit)
        write(
            painter, look, state.words, room, 16 * unit, 700 if filled else 600, colour=colour, align=CENTRE, unit=unit
        )


class Question(Piece):
    """The ground and the sentence of a question at the table. State: its lines."""

    def __init__(self, look: Look) -> None:
        super().__init__(("question",), QRectF(0, 0, 400, 100), look, Layer.CHOOSER)
        self.margin = 14
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Draws ground and lines."""
        palette = self.look.palette
        shadow(painter, self.rect, self.look, drop=6, blur=16)
        painter.setPen(QPen(QColor(palette.blueprint), 2))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(self.rect, 10, 10)
        step = 22 * self.look.scale
        for place, line in enumerate(self.state or ()):
            room = QRectF(self.rect.left() + 16, self.rect.top() + 12 + place * step, self.rect.width() - 32, step)
            write(painter, self.look, line, room, 16, 600)


def lay_on_road(options: list[Option], plot: int, tags: list[float]) -> None:
    """Puts chips in a row on the road below a plot, as near as ``tags`` (middles of estate tags, in units) leave
    room."""
    wide = [option.wide(option.state) * PX for option in options]
    gap = 6 * PX
    total = sum(wide) + gap * (len(wide) - 1)
    middle = plot_rect(plot).center().x()

    def held(start: float) -> float:
        return min(max(LABEL_END, start), WIDE - total - 4)

    starts = [held(middle - total / 2 + 12 * step) for step in range(-40, 41)]
    starts.sort(key=lambda x: abs(x + total / 2 - middle))
    free = (x for x in starts if not any(x - TAG_HALF < tag < x + total + TAG_HALF for tag in tags))
    x = next(free, starts[0])
    high = 30 * PX
    y = road_rect(STREET_OF[plot]).center().y() - high / 2
    for option, width in zip(options, wide, strict=True):
        option.resize(QRectF(0, 0, width, high))
        option.setPos(x, y)
        x += width + gap


def lay_at_table(question: Question, options: list[Option], title: str, right: float, top: float) -> None:
    """Puts a question with its chips beside the plans, its right edge at ``right``."""
    wide = 420.0
    lines = tuple(wrap(question.look, title, 16, 600, wide - 32))
    step = 22 * question.look.scale
    high = 12 + step * len(lines) + 56
    question.resize(QRectF(right - wide, top, wide, high))
    question.put(lines)
    x = right - wide + 16
    for option in options:
        width = option.wide(option.state) + 10
        option.resize(QRectF(0, 0, width, 34))
        option.setPos(x, top + high - 46)
        x += width + 10


def option_name(state: OptionState) -> str:
    """What a screen reader says for an option."""
    if state.switch:
        on = QCoreApplication.translate("HouseNumbersBoard", "%1, switched on")
        off = QCoreApplication.translate("HouseNumbersBoard", "%1, switched off")
        return fill(on if state.on else off, state.words)
    return state.words
