"""What the board of Nine Blocks says: whose turn it is, what a tile would do, what is to be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import SeatFace
from desktop.boards.common.texts import fill
from desktop.boards.nine_blocks.areas import shut_lines, value
from desktop.boards.nine_blocks.states import ALONE, BONUS, PLAN, Situation, Verdict, owners
from desktop.texts import nine_blocks as texts
from desktop.texts.words import listing
from engine.games.nine_blocks.actions import Reason
from engine.games.nine_blocks.grid import BLOCKS, block_of, units_shared
from engine.games.nine_blocks.standing import placing
from engine.games.nine_blocks.view import Phase

translate = QCoreApplication.translate
Faces = Sequence[SeatFace]


@dataclass(frozen=True)
class NoteWords:
    """A note at the site: ``title``, the ``lines`` under it, a ``strong`` line, a quieter ``last`` one; ``refuses``
    paints it red, ``gains`` in gold."""

    title: str = ""
    lines: tuple[str, ...] = ()
    strong: str = ""
    last: str = ""
    refuses: bool = False
    gains: bool = False

    @property
    def spoken(self) -> str:
        """Everything as one text."""
        parts = (f"{self.title}." if self.title else "", *self.lines, self.strong, self.last)
        return " ".join(part for part in parts if part)


def with_symbol(face: SeatFace) -> str:
    """A seat with its colour and symbol in words."""
    return f"{face.name} ({seat_phrase(face.number)})"


# The prompt


def prompt_words(now: Situation, faces: Faces, *, near: bool = True) -> str:
    """Whose turn it is and what may be done; ``near`` tells whether the board faces the seat that acts."""
    view = now.view
    if view.phase is Phase.OVER:
        if not view.winners:
            return translate("NineBlocksBoard", "The match is over. Nobody has won.")
        names = listing([faces[seat].name for seat in view.winners])
        return fill(translate("NineBlocksBoard", "The match is over. %1: first place."), names)
    who = with_symbol(faces[now.seat])
    if now.role == ALONE:
        return fill(translate("NineBlocksBoard", "%1 builds alone: 1 point for each tile laid openly, or stop."), who)
    if now.role == PLAN:
        return fill(plan_words(now, near=near), who)
    if now.role == BONUS or view.phase is Phase.BONUS:
        return fill(translate("NineBlocksBoard", "%1 built the lowest number and has its bonus."), who)
    if view.phase is Phase.ALONE:
        return fill(translate("NineBlocksBoard", "%1 builds alone."), who)
    return fill(translate("NineBlocksBoard", "%1 plans."), who)


def plan_words(now: Situation, *, near: bool) -> str:
    """What is to be planned, with %1 for the seat."""
    if now.view.seats == 2:
        if now.view.final:
            return translate("NineBlocksBoard", "%1: plan one tile, face down, in the own area, or pass for good.")
        if now.twice:
            return translate("NineBlocksBoard", "%1: plan two tiles, one after the other, face down, in the own area.")
        return translate("NineBlocksBoard", "%1: plan one tile, face down, in the six blocks of the own area.")
    if now.view.final:
        return translate("NineBlocksBoard", "%1: plan one tile, face down, in the own area, or pass for good.")
    if not near:
        return translate("NineBlocksBoard", "%1: plan one tile, face down, in the four blocks of the own area.")
    return translate("NineBlocksBoard", "%1: plan one tile, face down, in the three near blocks or the centre.")


def goal_words(now: Situation) -> str:
    """What wins and what puts a seat out."""
    return fill(translate("NineBlocksBoard", "3 points win · %1 penalties: out"), now.limit)


# Seats


def order_of(now: Situation) -> tuple[int, ...]:
    """The seats from the start player on."""
    view = now.view
    return tuple((view.start + step) % view.seats for step in range(view.seats))


def status_words(now: Situation, seat: int) -> tuple[str, ...]:
    """What a seat is about in this round, in several wordings, the longest first."""
    view = now.view
    if view.out[seat]:
        return (translate("NineBlocksBoard", "out"),)
    if view.phase is Phase.OVER:
        return (translate("NineBlocksBoard", "1st place") if seat in view.winners else "",)
    if view.passed[seat]:
        return (translate("NineBlocksBoard", "passed"),)
    if view.phase is Phase.BONUS:
        return (translate("NineBlocksBoard", "has the bonus") if seat == view.bonus_seat else "",)
    if view.phase is Phase.ALONE:
        return translate("NineBlocksBoard", "builds alone"), translate("NineBlocksBoard", "now", "is planning now")
    laid = [place for place, plan in enumerate(view.plans) if plan.seat == seat]
    if now.seat == seat:
        return translate("NineBlocksBoard", "planning now"), translate("NineBlocksBoard", "now", "is planning now")
    if laid and seat not in view.queue:
        words = listing([texts.place_word(place) for place in laid])
        done = translate("NineBlocksBoard", "planned", "has planned in this round")
        return fill(translate("NineBlocksBoard", "planned %1"), words), done
    if seat in view.queue:
        place = texts.place_word(min(len(view.plans) + view.queue.index(seat), 3))
        if laid:
            return translate("NineBlocksBoard", "plans once more"), place
        return fill(translate("NineBlocksBoard", "plans %1"), place), place
    return translate("NineBlocksBoard", "no plan"), translate("NineBlocksBoard", "none", "no plan in this round")


def rack_words(count: int, limit: int) -> tuple[str, ...]:
    """So many penalty tiles of so many."""
    return (
        fill(translate("NineBlocksBoard", "Penalties %1 of %2"), count, limit),
        fill(translate("NineBlocksBoard", "%1 of %2", "so many of so many"), count, limit),
    )


def point_words(points: int) -> tuple[str, ...]:
    """So many points of three."""
    return (
        fill(translate("NineBlocksBoard", "%1 of 3 points"), points),
        fill(translate("NineBlocksBoard", "%1 of %2", "so many of so many"), points, 3),
    )


def drawn_by(now: Situation, seat: int) -> int:
    """How many tiles of its hand a seat has just drawn."""
    return now.news.drawn[seat] if now.news.drawn else 0


def new_slots(now: Situation, seat: int) -> tuple[int, ...]:
    """The slots of its rack with tiles that have just come."""
    return now.news.racks[seat] if now.news.racks else ()


def drawn_words(count: int) -> str:
    """How many tiles of a hand have just been drawn."""
    return translate("NineBlocksBoard", "%n of them just drawn", "", count) if count else ""


def card_name(now: Situation, faces: Faces, seat: int) -> str:
    """A seat for a screen reader."""
    view, face = now.view, faces[seat]
    parts = [with_symbol(face)]
    if face.level:
        parts.append(face.level)
    if seat == view.start and view.phase is not Phase.OVER:
        parts.append(translate("NineBlocksBoard", "start player"))
    parts += [status_words(now, seat)[0], rack_words(len(now.scenery.penalties[seat]), now.limit)[0]]
    if now.scenery.penalties[seat]:
        parts.append(", ".join(str(tile) for tile in now.scenery.penalties[seat]))
    if new := new_slots(now, seat):
        tiles = ", ".join(str(now.scenery.penalties[seat][slot]) for slot in new)
        parts.append(fill(translate("NineBlocksBoard", "new in the rack: %1"), tiles))
    parts += [point_words(now.scenery.points[seat])[0]]
    parts.append(fill(translate("NineBlocksBoard", "hand of %1"), len(view.hands[seat])))
    parts.append(drawn_words(drawn_by(now, seat)))
    return ". ".join(part for part in parts if part) + "."


# Spaces


def owner_words(now: Situation, faces: Faces, space: int) -> str:
    """Who may build on a space."""
    names = [faces[seat].name for seat in owners(now, space)]
    if not names:
        return translate("NineBlocksBoard", "Nobody may build here.")
    if len(names) == 1:
        two = value(now.view.seats, now.scenery.turn, block_of(space) - BLOCKS.start) == 2
        text = (
            translate("NineBlocksBoard", "%1 alone may build here: 2 points for the block.")
            if two
            else translate("NineBlocksBoard", "%1 alone may build here.")
        )
        return fill(text, names[0])
    return fill(translate("NineBlocksBoard", "%1 may build here."), listing(names))


def built_note(now: Situation, faces: Faces, space: int) -> NoteWords:
    """A building: kind, builder, round."""
    number = now.scenery.board[space]
    builder, since = now.scenery.builders[space], now.view.built_in[space]
    lines = []
    if builder >= 0:
        text = translate("NineBlocksBoard", "Built by %1 in round %2.")
        lines.append(fill(text, faces[builder].name, since) if since else
                     fill(translate("NineBlocksBoard", "Built by %1."), faces[builder].name))  # fmt: skip
    title = fill(translate("NineBlocksBoard", "%1: %2", "space: building"), texts.space(space), texts.tile_name(number))
    last = translate("NineBlocksBoard", "Press: every place of this number.") if now.picked != space else ""
    return NoteWords(title, tuple(lines), last=last)


def plans_words(now: Situation, faces: Faces, space: int) -> str:
    """Who has planned on a space."""
    seats = [faces[plan.seat].name for plan in now.scenery.plans if plan.space == space]
    if not seats:
        return ""
    return fill(translate("NineBlocksBoard", "Face down: %1."), listing(seats))


def free_note(now: Situation, faces: Faces, space: int, fits: tuple[int, ...] | None) -> NoteWords:
    """A space without a building: who may build there, who planned there, which numbers ``fits``."""
    lines = [owner_words(now, faces, space)]
    planned = plans_words(now, faces, space)
    if planned:
        lines.append(planned)
    if fits is not None:
        if fits:
            text = fill(translate("NineBlocksBoard", "Without a repeat: %1."), ", ".join(str(one) for one in fits))
        else:
            text = translate("NineBlocksBoard", "Every number would repeat one here.")
        lines.append(text)
    return NoteWords(texts.space(space), tuple(lines))


def space_words(now: Situation, faces: Faces, space: int) -> str:
    """A space for a screen reader."""
    if now.scenery.board[space]:
        return NoteWords(built_note(now, faces, space).title, built_note(now, faces, space).lines).spoken
    parts = [f"{texts.space(space)}."]
    if now.sketch.space == space:
        parts.append(fill(translate("NineBlocksBoard", "The plan of %1 lies here."), faces[now.seat].name))
    if space in now.lit:
        parts.append(translate("NineBlocksBoard", "Fits."))
    parts += [plans_words(now, faces, space), owner_words(now, faces, space)]
    return " ".join(part for part in parts if part)


# What a tile would do


def verdict_note(now: Situation, faces: Faces, verdict: Verdict, reason: str, *, asks: bool) -> NoteWords:
    """What would come of a tile on a space: refused, with its price, or what it gains."""
    if verdict.refusal is not None:
        return refusal_note(now, faces, verdict, reason)
    if not verdict.sound:
        return price_note(now, faces, verdict, asks=asks)
    title = fill(translate("NineBlocksBoard", "%1 on %2"), verdict.tile, texts.space(verdict.space))
    lines = []
    if verdict.outlook.completes and verdict.gain:
        names = listing([texts.the_unit(unit) for unit in verdict.outlook.completes])
        lines.append(fill(translate("NineBlocksBoard", "Completes %1."), names))
    gain = verdict.gain
    strong = ""
    if gain:
        strong = translate("NineBlocksBoard", "%n points if it stays.", "", gain)
    others = [faces[plan.seat].name for plan in now.scenery.plans if plan.space == verdict.space]
    if others:
        lines.append(plans_words(now, faces, verdict.space))
    if not lines and not strong:
        lines.append(translate("NineBlocksBoard", "Repeats no number in sight."))
    return NoteWords(title, tuple(lines), strong, gains=bool(gain))


def refusal_note(now: Situation, faces: Faces, verdict: Verdict, reason: str) -> NoteWords:
    """Why the rules refuse a space; one outside the area says whose it is."""
    refusal = verdict.refusal
    assert refusal is not None
    space = verdict.space
    if refusal.code == Reason.SPACE_FOREIGN:
        names = [faces[seat].name for seat in refusal.seats]
        if not names:
            title = translate("NineBlocksBoard", "Nobody’s block")
        else:
            title = fill(translate("NineBlocksBoard", "Block of %1"), listing(names))
        text = translate("NineBlocksBoard", "%1 lies outside the area of %2.")
        return NoteWords(title, (fill(text, texts.space(space), faces[now.seat].name),), refuses=True)
    if refusal.code == Reason.NUMBER_REPEATS and len(refusal.squares) > 1:
        note = repeat_note(now, faces, verdict.tile, space, refusal.squares[1:])
        last = translate("NineBlocksBoard", "Alone, only tiles that repeat nothing may be laid.")
        return NoteWords(note.title, note.lines, last=last, refuses=True)
    return NoteWords(texts.space(space), (reason,), refuses=True)


def repeat_note(now: Situation, faces: Faces, tile: int, space: int, against: tuple[int, ...]) -> NoteWords:
    """Which lines hold the number already, and where."""
    first = against[0]
    unit = units_shared(space, first)[0]
    title = fill(translate("NineBlocksBoard", "%1 already has its %2"), texts.unit_title(unit), tile)
    where = listing([texts.space(other) for other in against])
    if len(against) == 1:
        owned = owners(now, first)
        text = fill(translate("NineBlocksBoard", "%1 at %2."), texts.kind_name(tile), where)
        if len(owned) == 1 and owned[0] != now.seat:
            text = translate("NineBlocksBoard", "%1 at %2, in the block of %3.")
            text = fill(text, texts.kind_name(tile), where, faces[owned[0]].name)
    else:
        text = fill(translate("NineBlocksBoard", "Buildings at %1."), where)
    return NoteWords(title, (text,), refuses=True)


def price_note(now: Situation, faces: Faces, verdict: Verdict, *, asks: bool) -> NoteWords:
    """What a knowingly illegal plan costs."""
    outlook = verdict.outlook
    name = faces[now.seat].name
    if outlook.contradicts:
        note = repeat_note(now, faces, verdict.tile, verdict.space, outlook.contradicts)
        pieces = 1 + len(outlook.contradicts)
        text = (
            translate("NineBlocksBoard", "Planning here costs %1 both tiles:")
            if pieces == 2
            else translate("NineBlocksBoard", "Planning here costs %1 all these tiles:")
        )
        lines = (*note.lines, fill(text, name))
        title = note.title
    else:
        unit = units_shared(verdict.space, outlook.repeats[0])[0]
        title = fill(translate("NineBlocksBoard", "%1: %2 is planned there"), texts.unit_title(unit), verdict.tile)
        text = translate("NineBlocksBoard", "The own plan at %1 comes first. Planning here costs %2 this tile:")
        lines = (fill(text, texts.space(outlook.repeats[0]), name),)
    strong = fill(translate("NineBlocksBoard", "%1 of %2 penalties."), outlook.penalties, now.limit)
    if outlook.penalties >= now.limit:
        strong = fill(
            translate("NineBlocksBoard", "%1 of %2 penalties: %3 is out."), outlook.penalties, now.limit, name
        )
    last = translate("NineBlocksBoard", "Dropping asks first.") if asks else ""
    return NoteWords(title, lines, strong, last, refuses=True)


def pass_note(now: Situation, faces: Faces) -> NoteWords:
    """What passing for good means; for the second-last seat what it gives the last one (R3)."""
    name = faces[now.seat].name
    left = [seat for seat in placing(now.view) if seat != now.seat]
    if now.role == ALONE:
        text = translate("NineBlocksBoard", "Nobody builds any more then: the match ends, most points win.")
        return NoteWords(fill(translate("NineBlocksBoard", "%1 stops for good?"), name), (text,), refuses=True)
    lines = [translate("NineBlocksBoard", "No penalty, no more plans; the points stay.")]
    strong = ""
    if len(left) == 1:
        text = translate("NineBlocksBoard", "%1 then builds alone: 1 point for every tile.")
        strong = fill(text, faces[left[0]].name)
    elif not left:
        strong = translate("NineBlocksBoard", "All have passed then: most points win.")
    title = fill(translate("NineBlocksBoard", "%1 passes for good?"), name)
    return NoteWords(title, tuple(lines), strong, refuses=True)


def answer_words(now: Situation) -> tuple[tuple[str, str], tuple[str, str]] | None:
    """The two answers to what is asked, yes first, each in two wordings; None while nothing is asked."""
    match now.asked:
        case "plan":
            return (
                (
                    translate("NineBlocksBoard", "Plan it all the same"),
                    translate("NineBlocksBoard", "Plan", "the button"),
                ),
                (translate("NineBlocksBoard", "Take it back"), translate("NineBlocksBoard", "Back", "the button")),
            )
        case "pass":
            stop = translate("NineBlocksBoard", "Stop for good"), translate("NineBlocksBoard", "Stop", "the button")
            leave = translate("NineBlocksBoard", "Pass for good"), translate("NineBlocksBoard", "Pass", "the button")
            stay = translate("NineBlocksBoard", "Go on building"), translate("NineBlocksBoard", "Go on", "the button")
            return stop if now.role == ALONE else leave, stay
    return None


def idle_note(now: Situation, faces: Faces) -> NoteWords | None:
    """What is to be known while nothing is pointed at: the final phase, lines that nobody can complete (R17)."""
    view = now.view
    if view.phase is Phase.OVER:
        return None
    if view.phase is Phase.ALONE:
        text = translate(
            "NineBlocksBoard", "Each tile that repeats no number gives 1 point. Lines and blocks count, too."
        )
        return NoteWords(translate("NineBlocksBoard", "The last seat builds"), (text,))
    if view.final:
        text = translate("NineBlocksBoard", "Plan or pass for good. Passing costs no penalty.")
        return NoteWords(translate("NineBlocksBoard", "Final phase"), (text,))
    if view.seats == 3:
        letters = [texts.line_sign(unit) for unit in shut_lines(3, now.scenery.turn)]
        title = translate("NineBlocksBoard", "Nobody’s block")
        text = translate(
            "NineBlocksBoard", "Lines %1 cross it: they can be completed only after the areas have been turned."
        )
        return NoteWords(title, (fill(text, listing(letters)),))
    return None


# The tray


def review_words(face: SeatFace) -> tuple[str, str]:
    """Title and caption left of a hand that is looked at after the end."""
    return (
        fill(translate("NineBlocksBoard", "The tiles of %1"), face.name),
        translate("NineBlocksBoard", "What lay behind the screen."),
    )


def screen_words(now: Situation, faces: Faces, front: int | None, *, behind: bool = False) -> tuple[str, str]:
    """Title and caption left of the screen; ``behind`` while a moment is shown that lies behind."""
    if behind:
        text = translate("NineBlocksBoard", "They stay closed until the steps are put away.")
        return translate("NineBlocksBoard", "All screens are closed"), text
    if front is not None and now.hand:
        title = fill(translate("NineBlocksBoard", "%1’s screen is open"), faces[front].name)
        text = translate("NineBlocksBoard", "The others look away until the curtain is down again.")
        return title, text
    if now.seat < 0:
        return translate("NineBlocksBoard", "All screens are closed"), ""
    title = fill(translate("NineBlocksBoard", "%1’s screen is closed"), faces[now.seat].name)
    text = translate("NineBlocksBoard", "%n tiles behind it.", "", len(now.view.hands[now.seat]))
    drawn = drawn_words(drawn_by(now, now.seat))
    return title, f"{text.removesuffix('.')}, {drawn}." if drawn else text


def tray_hint(now: Situation) -> str:
    """How to go on, beside the screen."""
    if now.asked:
        return translate("NineBlocksBoard", "Answer beside the board.")
    if now.role not in (PLAN, ALONE):
        return ""
    if now.sketch.given:
        return translate("NineBlocksBoard", "The tile goes to the penalties. Undo takes it back.")
    if now.sketch.space is not None:
        return translate("NineBlocksBoard", "The tile lies face down. Drag it on, or take it back with Undo.")
    if now.load is not None and not now.fits:
        return translate("NineBlocksBoard", "This number repeats one wherever it is planned. Esc sends the tile home.")
    if now.load is not None:
        return translate(
            "NineBlocksBoard",
            "Drop on a lit space, or choose one with the arrow keys and Enter. Esc sends the tile home.",
        )
    return translate(
        "NineBlocksBoard", "Drag a tile to a space, or press it first and then the space. The keys 1 to 9 take a tile."
    )


def primary_words(now: Situation) -> tuple[str, ...]:
    """The primary button, the longest wording first."""
    if now.role == ALONE:
        return (translate("NineBlocksBoard", "Build"),)
    if now.sketch.given:
        first = translate("NineBlocksBoard", "Give it up")
    elif now.twice:
        first = translate("NineBlocksBoard", "Plan, then plan again")
    elif len(now.view.queue) == 1:
        first = translate("NineBlocksBoard", "Plan and turn over")
    else:
        first = translate("NineBlocksBoard", "Plan and hand over")
    return first, translate("NineBlocksBoard", "Plan", "the button")


def give_words(now: Situation, faces: Faces) -> tuple[str, ...]:
    """The second button: a penalty tile instead of a plan, or passing for good."""
    if now.role == ALONE:
        return (translate("NineBlocksBoard", "Stop for good"), translate("NineBlocksBoard", "Stop", "the button"))
    if now.view.final:
        left = [seat for seat in placing(now.view) if seat != now.seat]
        short = translate("NineBlocksBoard", "Pass", "the button")
        if len(left) == 1:
            text = translate("NineBlocksBoard", "Pass: %1 then builds alone, 1\u00a0point per tile")
            return fill(text, faces[left[0]].name), short
        return translate("NineBlocksBoard", "Pass for good"), short
    return (
        translate("NineBlocksBoard", "Give up a tile: 1 penalty"),
        translate("NineBlocksBoard", "Give up a tile", "the button"),
        translate("NineBlocksBoard", "Give up", "the button"),
    )


def compass_words(faces: Faces, seat: int) -> str:
    """Whom the board faces."""
    return fill(translate("NineBlocksBoard", "The board faces %1"), faces[seat].name)
