"""The steps of a resolution in words: headings, the card of a step, the prompt, and each seat's own part of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.access.palettes import seat_phrase
from desktop.boards.common.link import SeatFace
from desktop.boards.nine_blocks.resolution import Course, Fate, Picture, Stage, Step, free_units
from desktop.texts import nine_blocks as texts
from desktop.texts.words import fill, listing
from engine.games.nine_blocks.actions import (
    DROP_ONE,
    DROP_TWO,
    GAIN,
    REMOVE,
    SEE_OR_DRAW,
    START,
    SWAP,
    TURN,
)
from engine.games.nine_blocks.events import (
    AloneBegan,
    BonusDeclined,
    BonusUsed,
    BonusWon,
    Built,
    Clashed,
    Eliminated,
    Ended,
    FinalBegan,
    PlansRevealed,
    SpaceLost,
    UnitCompleted,
    Violated,
)
from engine.games.nine_blocks.facts import POINTS_TO_WIN, penalty_limit

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Telling:
    """A step in words: a short ``title``, what happened in ``lines``, what it comes to (``strong``), and what else may
    be asked (``quiet``)."""

    title: str
    lines: tuple[str, ...] = ()
    strong: str = ""
    quiet: str = ""


def spaces_name(spaces: Sequence[int]) -> str:
    """Several spaces as a list."""
    return listing([texts.space(space) for space in spaces])


def units_name(units: Sequence[int]) -> str:
    """Several lines and blocks as a list."""
    return listing([texts.the_unit(unit) for unit in units])


# Headings


def coming_heading(stage: Stage) -> str:
    """A heading whose events are still to come: it does not tell whether there are any."""
    match stage:
        case Stage.TURNED:
            return translate("NineBlocksResolution", "Plans turned over")
        case Stage.SPACE:
            return translate("NineBlocksResolution", "Same space")
        case Stage.CLASH:
            return translate("NineBlocksResolution", "Clashes")
        case Stage.BOARD:
            return translate("NineBlocksResolution", "Against the board")
        case Stage.BUILD:
            return translate("NineBlocksResolution", "Building and points")
        case Stage.BONUS:
            return translate("NineBlocksResolution", "Bonus of the lowest number")
        case Stage.END:
            return translate("NineBlocksResolution", "End of the round")


def empty_heading(stage: Stage) -> str:
    """A heading under which nothing happened."""
    match stage:
        case Stage.SPACE:
            return translate("NineBlocksResolution", "Same space: none")
        case Stage.CLASH:
            return translate("NineBlocksResolution", "Clashes: none")
        case Stage.BOARD:
            return translate("NineBlocksResolution", "Against the board: none")
        case Stage.BUILD:
            return translate("NineBlocksResolution", "Building: nothing")
        case Stage.BONUS:
            return translate("NineBlocksResolution", "Bonus: none")
    return coming_heading(stage)


# Counts


def penalties_words(picture: Picture, seat: int) -> str:
    """The penalties of a seat: "4 of 5 penalties"."""
    limit = penalty_limit(len(picture.points))
    return fill(translate("NineBlocksResolution", "%1 of %2 penalties"), len(picture.penalties[seat]), limit)


def points_words(picture: Picture, seat: int) -> str:
    """The points of a seat: "2 of 3 points"."""
    return fill(translate("NineBlocksResolution", "%1 of %2 points"), picture.points[seat], POINTS_TO_WIN)


def _has(name: str, words: str) -> str:
    return fill(translate("NineBlocksResolution", "%1: %2.", "seat, how many penalties or points"), name, words)


# The card of a step


def telling(step: Step, seats: Sequence[SeatFace]) -> Telling:
    """What the card of a step says."""
    fact, after = step.fact, step.after
    names = [face.name for face in seats]
    match fact:
        case None:
            return Telling(translate("NineBlocksResolution", "End of the round"), (start_words(step, seats),))
        case PlansRevealed():
            title = translate("NineBlocksResolution", "%n plans turned over", "", len(fact.seats))
            return Telling(title)
        case SpaceLost():
            title = fill(translate("NineBlocksResolution", "Same space: %1"), texts.space(fact.space))
            return Telling(title, space_lines(fact, names), _has(names[fact.seat], penalties_words(after, fact.seat)))
        case Clashed():
            title = fill(translate("NineBlocksResolution", "Clash: %1"), units_name(fact.units))
            return Telling(
                title, clash_lines(fact, names), _has(names[fact.seat], penalties_words(after, fact.seat)),
                free_words(step),
            )  # fmt: skip
        case Violated():
            return Telling(
                coming_heading(Stage.BOARD), board_lines(fact, names),
                _has(names[fact.seat], penalties_words(after, fact.seat)), free_words(step),
            )  # fmt: skip
        case Built():
            title = fill(translate("NineBlocksResolution", "Built: %1 on %2"), fact.number, texts.space(fact.space))
            if fact.alone:
                words = translate("NineBlocksResolution", "%1 builds alone: 1 point for the tile.")
                return Telling(
                    title, (fill(words, names[fact.seat]),), _has(names[fact.seat], points_words(after, fact.seat))
                )
            words = translate("NineBlocksResolution", "%1 builds the %2 on %3.")
            return Telling(title, (fill(words, names[fact.seat], fact.number, texts.space(fact.space)),))
        case UnitCompleted():
            title = fill(translate("NineBlocksResolution", "Complete: %1"), texts.the_unit(fact.unit))
            return Telling(title, unit_lines(fact, names), _has(names[fact.seat], points_words(after, fact.seat)))
        case BonusWon():
            title = fill(translate("NineBlocksResolution", "Bonus of the %1"), fact.number)
            words = translate("NineBlocksResolution", "The %1 of %2 is the lowest number built in this round.")
            lines = [fill(words, fact.number, names[fact.seat])]
            if fact.idle:
                lines.append(translate("NineBlocksResolution", "Its bonus can change nothing now."))
            return Telling(title, tuple(lines), quiet=bonus_effect(fact.number))
        case BonusUsed():
            title = fill(translate("NineBlocksResolution", "Bonus of the %1: used"), fact.number)
            return Telling(title, (used_words(step, names),), strong=used_sum(step, names))
        case BonusDeclined():
            title = fill(translate("NineBlocksResolution", "Bonus of the %1: not used"), fact.number)
            words = translate("NineBlocksResolution", "%1 does not use the bonus.")
            return Telling(title, (fill(words, names[fact.seat]),))
        case Eliminated():
            title = fill(translate("NineBlocksResolution", "%1 is out"), names[fact.seat])
            words = translate("NineBlocksResolution", "%1 has %2 penalties, the limit is %3.")
            gone = translate(
                "NineBlocksResolution", "Hand and penalties go to the discards; buildings and points stay."
            )
            limit = penalty_limit(len(after.points))
            return Telling(title, (fill(words, names[fact.seat], fact.penalties, limit), gone))
        case FinalBegan():
            return Telling(
                translate("NineBlocksResolution", "The final phase begins"),
                (
                    translate(
                        "NineBlocksResolution",
                        "From the next round on each seat builds or passes. Passing costs nothing and is for good.",
                    ),
                ),
            )
        case AloneBegan():
            title = fill(translate("NineBlocksResolution", "%1 builds alone"), names[fact.seat])
            words = translate(
                "NineBlocksResolution",
                "All others have passed or are out. From now on %1 builds openly, each tile gives 1 point.",
            )
            return Telling(title, (fill(words, names[fact.seat]),))
        case Ended():
            return Telling(translate("NineBlocksResolution", "The match is over"), (ended_words(fact, names),))


def space_lines(fact: SpaceLost, names: Sequence[str]) -> tuple[str, ...]:
    """Why a tile loses a shared space."""
    if fact.number == fact.kind:
        words = translate("NineBlocksResolution", "The last %1 laid there stays, that of %2.")
        lost = translate("NineBlocksResolution", "The %1 of %2 goes to the rack.")
        return fill(words, fact.kind, names[fact.winner]), fill(lost, fact.number, names[fact.seat])
    words = translate("NineBlocksResolution", "The first tile laid there shows %1: only that number can stay.")
    lost = translate("NineBlocksResolution", "The %1 of %2 goes to the rack.")
    return fill(words, fact.kind), fill(lost, fact.number, names[fact.seat])


def clash_lines(fact: Clashed, names: Sequence[str]) -> tuple[str, ...]:
    """Why a tile loses against an earlier one."""
    words = translate("NineBlocksResolution", "The %1 of %2 on %3 was planned after the %1 of %4 on %5.")
    lost = translate("NineBlocksResolution", "Only the later one goes to the rack.")
    return (
        fill(words, fact.number, names[fact.seat], texts.space(fact.space), names[fact.other],
             texts.space(fact.other_space)),
        lost,
    )  # fmt: skip


def board_lines(fact: Violated, names: Sequence[str]) -> tuple[str, ...]:
    """Why a tile and the pieces it contradicts go to the offender's rack."""
    against = (*fact.taken, *fact.gone)
    words = translate("NineBlocksResolution", "The %1 of %2 on %3 meets the %1 built on %4.")
    first = fill(words, fact.number, names[fact.seat], texts.space(fact.space), spaces_name(against))
    if not fact.taken:
        words = translate("NineBlocksResolution", "That piece was taken before: %1 takes the planned tile alone.")
    elif fact.gone:
        words = translate(
            "NineBlocksResolution",
            "%1 takes the planned tile and %n pieces of the board; the rest was taken before.",
            "",
            len(fact.taken),
        )
    else:
        words = translate(
            "NineBlocksResolution", "%1 takes the planned tile and %n pieces of the board.", "", len(fact.taken)
        )
    return first, fill(words, names[fact.seat])


def free_words(step: Step) -> str:
    """The lines of the space that hold no equal number, "" if there is none."""
    free = free_units(step)
    if not free or not isinstance(step.fact, (Violated, Clashed)):
        return ""
    words = translate("NineBlocksResolution", "No other %1 in %2.")
    return fill(words, step.fact.number, units_name(free))


def unit_lines(fact: UnitCompleted, names: Sequence[str]) -> tuple[str, ...]:
    """Why a seat gains points."""
    words = translate("NineBlocksResolution", "The tile on %1 closes the last gap.")
    if fact.points == 1:
        gain = translate("NineBlocksResolution", "%1 gains 1 point.")
    else:
        gain = translate("NineBlocksResolution", "%1 gains 2 points: no other seat may build there.")
    return fill(words, texts.space(fact.space)), fill(gain, names[fact.seat])


def start_words(step: Step, seats: Sequence[SeatFace]) -> str:
    """What the end of a round leads to."""
    if step.alone >= 0:
        words = translate("NineBlocksResolution", "The hand is filled up; %1 goes on building alone.")
        return fill(words, seats[step.alone].name)
    words = translate("NineBlocksResolution", "Hands are filled up; %1 starts the next round.")
    return fill(words, seats[step.after.start].name)


def bonus_effect(number: int) -> str:
    """What the bonus of a number allows."""
    match number:
        case 1:
            return translate("NineBlocksResolution", "Swap up to two tiles of the hand with the supply.")
        case 2:
            return translate("NineBlocksResolution", "Remove any building from the board.")
        case 3:
            return translate("NineBlocksResolution", "Start the next round.")
        case 4:
            return translate("NineBlocksResolution", "Drop one penalty tile.")
        case 5:
            return translate("NineBlocksResolution", "See all hands, or draw one tile more.")
        case 6:
            return translate("NineBlocksResolution", "Drop up to two penalty tiles.")
        case 7:
            return translate("NineBlocksResolution", "Turn the board under the buildings.")
        case 8:
            return translate("NineBlocksResolution", "Gain a point.")
    return translate("NineBlocksResolution", "Win the match at once.")


def used_words(step: Step, names: Sequence[str]) -> str:
    """What a bonus did."""
    fact = step.fact
    assert isinstance(fact, BonusUsed)
    name = names[fact.seat]
    match fact.number:
        case number if number == SWAP:
            words = translate("NineBlocksResolution", "%1 swaps %n tiles of the hand.", "", len(fact.tiles))
            return fill(words, name)
        case number if number == REMOVE and fact.space is not None:
            words = translate("NineBlocksResolution", "%1 takes the %2 on %3 off the board.")
            return fill(words, name, step.before.board[fact.space], texts.space(fact.space))
        case number if number == START:
            return fill(translate("NineBlocksResolution", "%1 starts the next round."), name)
        case number if number in (DROP_ONE, DROP_TWO):
            words = translate("NineBlocksResolution", "%1 drops %2 from the penalties.")
            return fill(words, name, listing([str(tile) for tile in fact.tiles]))
        case number if number == SEE_OR_DRAW and fact.look:
            return fill(translate("NineBlocksResolution", "%1 looks at all hands."), name)
        case number if number == SEE_OR_DRAW:
            return fill(translate("NineBlocksResolution", "%1 draws one tile more this time."), name)
        case number if number == TURN:
            words = translate("NineBlocksResolution", "%1 turns the board by %2 degrees: every seat has another area.")
            return fill(words, name, 90 * (fact.turns or 0))
        case number if number == GAIN:
            return fill(translate("NineBlocksResolution", "%1 gains a point."), name)
    return fill(translate("NineBlocksResolution", "%1 wins at once."), name)


def used_sum(step: Step, names: Sequence[str]) -> str:
    """What a bonus comes to."""
    fact = step.fact
    assert isinstance(fact, BonusUsed)
    if fact.number in (DROP_ONE, DROP_TWO):
        return _has(names[fact.seat], penalties_words(step.after, fact.seat))
    if fact.number == GAIN:
        return _has(names[fact.seat], points_words(step.after, fact.seat))
    return ""


def ended_words(fact: Ended, names: Sequence[str]) -> str:
    """Why the match is over."""
    who = listing([names[seat] for seat in fact.winners])
    match fact.reason:
        case "points":
            return fill(translate("NineBlocksResolution", "%1: three points."), who)
        case "area":
            return fill(translate("NineBlocksResolution", "%1: the own area is full."), who)
        case "instant":
            return fill(translate("NineBlocksResolution", "%1 wins with the bonus of the 9."), who)
        case "last_seat":
            return fill(translate("NineBlocksResolution", "%1: all others are out."), who)
        case "nobody":
            return translate("NineBlocksResolution", "Nobody is left, nobody wins.")
        case "all_passed":
            return fill(translate("NineBlocksResolution", "All have passed. The most points: %1."), who)
    return fill(translate("NineBlocksResolution", "The last round has been played. The most points: %1."), who)


# The prompt, and what is said aloud


def prompt(step: Step, seats: Sequence[SeatFace]) -> str:
    """The step as one sentence that names the seat with its symbol."""
    fact = step.fact
    match fact:
        case PlansRevealed():
            words = translate("NineBlocksResolution", "The plans are turned over: %1.")
            plans = zip(fact.seats, fact.numbers, fact.spaces, strict=True)
            each = translate("NineBlocksResolution", "%1 %2 on %3", "seat, number, space")
            return fill(words, listing([fill(each, seats[s].name, n, texts.space(at)) for s, n, at in plans]))
        case SpaceLost(seat=seat):
            if fact.number == fact.kind:
                words = translate(
                    "NineBlocksResolution", "%1: on %2 the last %3 stays, that of %4. This earlier %3 goes to the rack."
                )
                return fill(words, _who(seats, seat), texts.space(fact.space), fact.kind, seats[fact.winner].name)
            words = translate(
                "NineBlocksResolution",
                "%1: the first tile on %2 shows %3, so this %4 cannot stay. It goes to the rack.",
            )
            return fill(words, _who(seats, seat), texts.space(fact.space), fact.kind, fact.number)
        case Clashed(seat=seat):
            words = translate(
                "NineBlocksResolution",
                "%1: the %2 planned on %3 repeats the %2 that %4 planned earlier on %5. It goes to the rack.",
            )
            return fill(
                words, _who(seats, seat), fact.number, texts.space(fact.space), seats[fact.other].name,
                texts.space(fact.other_space),
            )  # fmt: skip
        case Violated(seat=seat):
            against = spaces_name((*fact.taken, *fact.gone))
            words = translate("NineBlocksResolution", "%1: the %2 planned on %3 repeats the %2 built on %4.")
            return " ".join(
                (fill(words, _who(seats, seat), fact.number, texts.space(fact.space), against), rack_words(fact))
            )
        case Eliminated(seat=seat):
            words = translate("NineBlocksResolution", "%1: %2 penalties. This seat is out.")
            return fill(words, _who(seats, seat), fact.penalties)
    told = telling(step, seats)
    if fact is None or isinstance(fact, (FinalBegan, UnitCompleted)):
        return " ".join((f"{told.title}.", *told.lines, told.strong)).strip()
    return " ".join((*told.lines, told.strong)).strip()


def rack_words(fact: Violated) -> str:
    """What a violation costs."""
    if not fact.taken:
        return translate("NineBlocksResolution", "That piece is gone already: only the planned tile goes to the rack.")
    if len(fact.taken) == 1:
        return translate("NineBlocksResolution", "Both pieces go to the rack.")
    return translate("NineBlocksResolution", "All %n pieces go to the rack.", "", len(fact.taken) + 1)


def _who(seats: Sequence[SeatFace], seat: int) -> str:
    words = translate("NineBlocksResolution", "%1 (%2)", "seat with colour and symbol")
    return fill(words, seats[seat].name, seat_phrase(seats[seat].number))


def spoken(course: Course, at: int, seats: Sequence[SeatFace]) -> str:
    """The step with its number, for a screen reader and the list."""
    step = course.steps[at]
    told = telling(step, seats)
    words = translate("NineBlocksResolution", "Step %1 of %2, %3: %4")
    said = prompt(step, seats)
    return fill(words, at + 1, len(course.steps), told.title, said)


# Each seat's own part


def part(step: Step, seat: int, seats: Sequence[SeatFace]) -> str:
    """What a step means for one seat, as the panel at its edge says it; what has become of its own plans else."""
    fact = step.fact
    match fact:
        case SpaceLost() if seat == fact.winner:
            words = translate("NineBlocksResolution", "The %1 on %2 was laid last: it stays.")
            return fill(words, fact.kind, texts.space(fact.space))
        case SpaceLost() if seat == fact.seat:
            words = translate("NineBlocksResolution", "The %1 on %2 is lost and comes to this rack.")
            return fill(words, fact.number, texts.space(fact.space))
        case Clashed() if seat == fact.other and seat != fact.seat:
            words = translate("NineBlocksResolution", "The %1 on %2 was planned first: it stays.")
            return fill(words, fact.number, texts.space(fact.other_space))
        case Clashed() if seat == fact.seat:
            words = translate("NineBlocksResolution", "The %1 on %2 clashes and comes to this rack.")
            return fill(words, fact.number, texts.space(fact.space))
        case Violated() if seat == fact.seat:
            words = translate("NineBlocksResolution", "The %1 on %2 repeats the %1 on %3.")
            first = fill(words, fact.number, texts.space(fact.space), spaces_name((*fact.taken, *fact.gone)))
            return f"{first} {come_words(fact)}"
        case Violated() if seat in step.seats:
            own = [space for space in fact.taken if step.before.builders[space] == seat]
            words = translate("NineBlocksResolution", "The %1 on %2 leaves the board. Points stay.")
            return fill(words, fact.number, spaces_name(own))
        case Built() if seat == fact.seat:
            return fill(
                translate("NineBlocksResolution", "The %1 on %2 is built."), fact.number, texts.space(fact.space)
            )
        case UnitCompleted() if seat == fact.seat:
            words = translate("NineBlocksResolution", "%1 is complete: %n points.", "line or block", fact.points)
            return fill(words, texts.unit_title(fact.unit))
        case BonusWon() if seat == fact.seat:
            words = translate("NineBlocksResolution", "The lowest number: bonus of the %1.")
            return fill(words, fact.number)
        case BonusUsed() if seat == fact.seat:
            return used_words(step, [face.name for face in seats])
        case BonusUsed() if seat in step.seats and fact.space is not None:
            words = translate("NineBlocksResolution", "The %1 on %2 leaves the board. Points stay.")
            return fill(words, step.before.board[fact.space], texts.space(fact.space))
        case Eliminated() if seat == fact.seat:
            return translate("NineBlocksResolution", "This seat is out.")
    return fates(step.after, seat)


def come_words(fact: Violated) -> str:
    """What a violation costs, at the rack it comes to."""
    if not fact.taken:
        return translate("NineBlocksResolution", "The planned tile comes to this rack.")
    if len(fact.taken) == 1:
        return translate("NineBlocksResolution", "Both come to this rack.")
    return translate("NineBlocksResolution", "All %n come to this rack.", "", len(fact.taken) + 1)


def fates(picture: Picture, seat: int) -> str:
    """What has become of a seat's plans so far."""
    found = []
    for plan in picture.plans:
        if plan.seat != seat:
            continue
        match plan.fate:
            case Fate.LOST:
                words = translate("NineBlocksResolution", "The %1 on %2 was lost.")
            case Fate.BUILT:
                words = translate("NineBlocksResolution", "The %1 on %2 is built.")
            case Fate.UP:
                words = translate("NineBlocksResolution", "The %1 on %2 stands so far.")
            case Fate.DOWN:
                continue
        found.append(fill(words, plan.number, texts.space(plan.space)))
    if seat in picture.out:
        found = [translate("NineBlocksResolution", "This seat is out.")]
    return " ".join(found)
