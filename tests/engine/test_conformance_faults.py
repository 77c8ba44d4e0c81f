"""The conformance checks notice what they are there for: a toy game with one fault is caught by a sentence."""

from __future__ import annotations

import msgspec
import pytest
from toy_bids.rules import NONE, Bid, Cards, HasBid, Rules, SawOwn
from toy_games import HEAP

from engine.core import conformance
from engine.core.chance import Chance
from engine.core.conformance import altered, check_facts, conform
from engine.core.game import Outcome, Preview, Refusal, ScoreRow, ScoreSheet, Setup, Told

replace = msgspec.structs.replace
SETUP = Setup(3, "table")


class ShowsBids(Rules):
    """The view tells what the others have bid."""

    def view(self, state, seat):
        return replace(state, seat=seat)


class TellsEverybody(Rules):
    """The event with the card bid is for everybody who has not bid."""

    def view(self, state, seat):
        return replace(super().view(state, seat), points=tuple(bid * 0 for bid in state.bids))


class ChoicesTooWide(Rules):
    """The choices hold a card that refuse refuses."""

    def choices(self, seen, seat):
        return Cards((*seen.hands[seat], 9) if seat in self.waiting(seen) else ())


class ChoicesTooNarrow(Rules):
    """Refuse allows a card that is not among the choices."""

    def choices(self, seen, seat):
        return Cards(seen.hands[seat][:1] if seat in self.waiting(seen) else ())


class ChoicesPeek(Rules):
    """The choices of the state know the bids of others."""

    def choices(self, seen, seat):
        cards = seen.hands[seat] if seat in self.waiting(seen) else ()
        return Cards(tuple(sorted(cards, key=lambda card: card in seen.bids)))


class PreviewPeeks(Rules):
    """The preview of the state knows the bids of others."""

    def preview(self, seen, seat, action):
        return Preview(0, seen.prize * (action.card > max(seen.bids)), ())


class RefusePeeks(Rules):
    """Refuse of the state forbids bidding what another seat has bid."""

    def refuse(self, seen, seat, action):
        return super().refuse(seen, seat, action) or (Refusal("bid_twice") if action.card in seen.bids else None)


class PlaysAnything(Rules):
    """Play does not ask refuse."""

    def play(self, state, seat, action, chance):
        if self.refuse(state, seat, action):
            return super().play(state, self.waiting(state)[0], Bid(state.hands[self.waiting(state)[0]][0]), chance)
        return super().play(state, seat, action, chance)


class AnybodyActs(Rules):
    """A seat that has bid may bid again."""

    def refuse(self, seen, seat, action):
        return None if action.card in seen.hands[seat] else Refusal("card_not_in_hand")

    def choices(self, seen, seat):
        return Cards(seen.hands[seat])


class ForgetsToDisclose(Rules):
    """The last bid draws the next prize but does not disclose."""

    def play(self, state, seat, action, chance):
        return replace(super().play(state, seat, action, chance), discloses=False)


class HidesDraws(Rules):
    """The draws are not in the step."""

    def play(self, state, seat, action, chance):
        return replace(super().play(state, seat, action, chance), drawn=())


class FirstComesFirst(Rules):
    """Who bids first gets a point: the order matters."""

    def play(self, state, seat, action, chance):
        step = super().play(state, seat, action, chance)
        if any(state.bids):
            return step
        points = tuple(p + (s == seat) for s, p in enumerate(step.state.points))
        return replace(step, state=replace(step.state, points=points))


class Remembers(Rules):
    """The rules keep something from match to match."""

    def __init__(self):
        self.count = 0

    def start(self, setup, chance):
        self.count += 1
        step = super().start(setup, chance)
        return replace(step, state=replace(step.state, prize=1 + self.count % 6))


class NeverEnds(Rules):
    """Played cards stay in hand and rounds do not count."""

    def play(self, state, seat, action, chance):
        step = super().play(state, seat, action, chance)
        return replace(step, state=replace(step.state, round=1, hands=state.hands))


class StopsSilently(Rules):
    """Nobody waits any more, but there is no outcome."""

    def outcome(self, state):
        return None


class ScoresWrong(Rules):
    """The rows do not sum to the total."""

    def score(self, seen, seat):
        return ScoreSheet((ScoreRow("prizes", "prizes", 0, seen.points[seat] + 1),), seen.points[seat])


class LosesSeats(Rules):
    """The outcome ranks one seat too few."""

    def outcome(self, state):
        found = super().outcome(state)
        return found and Outcome(found.reasons, found.causes, found.ranks[1:], found.sheets[1:])


class CountsUnlike(Rules):
    """The counts of a seat have a key of its own."""

    def statistics(self, state, played):
        return tuple((replace(own[0], key=f"bid_{at}"),) for at, own in enumerate(super().statistics(state, played)))


class GuessesBadly(Rules):
    """The guess forgets the own bid."""

    def guess(self, view, chance):
        return replace(super().guess(view, chance), bids=(NONE,) * len(view.bids))


class FaultFinding(Rules):
    """The rules refuse their own states."""

    def refuse_state(self, state):
        return (Refusal("late"),) if state.round > 2 else ()


class TellsCards(Rules):
    """A bid is told with its card when another seat has bid the same."""

    def play(self, state, seat, action, chance):
        step = super().play(state, seat, action, chance)
        told = Told(HasBid(seat if action.card in state.bids else seat + 10))
        return replace(step, events=(told, Told(SawOwn(action.card), (seat,))))


class BadAudience(Rules):
    """Events are for seats that do not exist."""

    def play(self, state, seat, action, chance):
        return replace(super().play(state, seat, action, chance), events=(Told(HasBid(seat), (99,)),))


class ShoutedCode(Rules):
    """A reason that is no code."""

    def refuse(self, seen, seat, action):
        refusal = super().refuse(seen, seat, action)
        return refusal and replace(refusal, code="Not this card!")


class Back(Rules):
    """Rounds fall."""

    def play(self, state, seat, action, chance):
        step = super().play(state, seat, action, chance)
        return replace(step, round=-step.round)


FAULTS = {
    ShowsBids: "sees what seat . did, but is not told",
    TellsEverybody: "sees the score",
    ChoicesTooWide: "is a choice of seat . but refused",
    ChoicesTooNarrow: "is not in the choices, but refuse says None",
    ChoicesPeek: "sees other choices|tell what it cannot know",
    PreviewPeeks: "preview",
    RefusePeeks: "refuse",
    PlaysAnything: "play takes",
    AnybodyActs: "does not wait but",
    ForgetsToDisclose: "used chance in a step that does not disclose",
    HidesDraws: "without saying what it drew",
    FirstComesFirst: "in different orders",
    Remembers: "differently the second time",
    NeverEnds: "still goes on after 12 actions",
    StopsSilently: "has an outcome while|stopped without",
    ScoresWrong: "do not sum",
    LosesSeats: "is not for all seats",
    CountsUnlike: "counts other things",
    GuessesBadly: "gives it another view",
    FaultFinding: "finds fault with its own state",
    TellsCards: "events of .* tell",
    BadAudience: "is for seats that do not exist",
    ShoutedCode: "is no code",
    Back: "went back from round",
}


def conform_often(game):
    """Several seeds, since a fault need not show in each."""
    for seed in range(20):
        conform(game(), SETUP, seed)


@pytest.mark.parametrize(("broken", "sentence"), FAULTS.items(), ids=[broken.__name__ for broken in FAULTS])
def test_a_fault_is_caught(broken, sentence):
    with pytest.raises(AssertionError, match=sentence):
        conform_often(broken)


def test_the_sound_game_passes():
    conform_often(Rules)


def test_facts_that_lie_are_caught():
    class Narrow(Rules):
        def refuse_setup(self, setup):
            return Refusal("few") if setup.seats > 3 else super().refuse_setup(setup)

    class Wide(Rules):
        def refuse_setup(self, setup):
            return None

    for broken, sentence in ((Narrow, "refuses mode table with 6 seats"), (Wide, "starts mode table with 1 seats")):
        with pytest.raises(AssertionError, match=sentence):
            check_facts(broken())


def test_a_game_may_bring_its_own_mutations():
    tried = []

    def mutate(action, draft):
        tried.append(action)
        return Bid(action.card + 1)

    conform(Rules(), SETUP, 1, mutate)
    assert tried


def test_altered_actions_differ_and_stay_readable():
    draft = Chance(1).draft()
    seen = {altered(HEAP, HEAP.types.action(2), draft) for _ in range(200)}
    assert {HEAP.types.action(1), HEAP.types.action(3)} <= seen
    assert all(isinstance(action, HEAP.types.action) for action in seen if action is not None)
    assert len(seen) > 10
    assert conformance.STREAM not in dict(HEAP.start(Setup(2, "table"), Chance(1)).chance.positions)
