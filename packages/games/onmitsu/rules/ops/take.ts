// Cards from hand to hand: taking, giving, replacing, looking (ruling 14).

import { EVERYONE, type Flow, only, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { askAll, askSome, cheapest, choose, someAsk } from '../asking.ts';
import { learnFits, learnNone } from '../learn.ts';
import { take, toDiscard, toHand } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { handOf, handSize, holdingOf, nameOf, namesOf, type RulesStage, seatsOf } from '../stage.ts';
import { fittingIn } from './hand.ts';

export function lookHand(g: RulesStage, step: StepOf<'lookHand'>, cast: Cast): void {
  for (const seat of seatsOf(g, cast, step.who)) {
    for (const of of seatsOf(g, cast, step.of)) if (of !== seat) lookAt(g, seat, of);
  }
}

function lookAt(g: RulesStage, seat: Seat, of: Seat): void {
  const ids = holdingOf(g, of);
  for (const id of ids) g.rules.box.peek(g.s.cards, id, seat);
  g.table.announce(EVERYONE, { kind: 'looks-at-hand', seat, of });
  g.table.announce(only(seat), { kind: 'sees-hand', seat, of, cards: namesOf(g, ids) });
}

export function* takeCard(g: RulesStage, step: StepOf<'takeCard'>, cast: Cast): Flow {
  const least = step.fromWhere?.handAtLeast ?? 1;
  for (const to of seatsOf(g, cast, step.to)) {
    const givers = seatsOf(g, cast, step.from).filter((from) => from !== to && handSize(g, from) >= least);
    if (step.pick === 'giver') yield* given(g, step, to, givers);
    else for (const from of givers) yield* taken(g, step, to, from);
  }
}

/** The givers choose, all at once. */
function* given(g: RulesStage, step: StepOf<'takeCard'>, to: Seat, givers: readonly Seat[]): Flow {
  const { sieve, count } = step;
  const least = step.optional ? 0 : count;
  const chosen = yield* askAll(
    givers.map((from) => {
      const ids = fittingIn(g, from, sieve);
      return someAsk(from, { kind: 'give', about: { to, count } }, ids, least, count, cheapest(g, ids, least));
    }),
  );
  givers.forEach((from, i) => {
    moved(g, step, to, from, chosen[i] ?? []);
  });
}

function* taken(g: RulesStage, step: StepOf<'takeCard'>, to: Seat, from: Seat): Flow {
  const { sieve, count } = step;
  if (step.pick === 'random') {
    const ids = fittingIn(g, from, sieve);
    const lots: number[] = [];
    while (lots.length < count && lots.length < ids.length) {
      lots.push(g.table.lot(ids.filter((id) => !lots.includes(id))));
    }
    moved(g, step, to, from, lots);
    return;
  }
  if (holdingOf(g, from).some((id) => (g.rules.box.seenBy(g.s.cards, id) & only(to)) === 0)) lookAt(g, to, from);
  const ids = fittingIn(g, from, sieve);
  const least = step.optional ? 0 : count;
  moved(g, step, to, from, yield* askSome(someAsk(to, { kind: 'take', about: { from, count } }, ids, least, count)));
}

/** The cards change hands; where only some kinds could be taken, everybody learns what that reveals. */
function moved(g: RulesStage, step: StepOf<'takeCard'>, to: Seat, from: Seat, ids: readonly number[]): void {
  const { sieve, count } = step;
  take(g, to, from, ids, step.pick);
  for (const id of ids) learnFits(g, id, sieve);
  if (ids.length < count && !step.optional) learnNone(g, handOf(g, from), sieve);
}

/** `by` looks at the hand of `in`, picks a card there, which is discarded, and puts one of its own in its place. */
export function* replaceCard(g: RulesStage, step: StepOf<'replaceCard'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.by)) {
    for (const of of seatsOf(g, cast, step.in)) {
      if (of === seat || handSize(g, of) === 0) continue;
      lookAt(g, seat, of);
      if (handSize(g, seat) === 0) continue;
      const theirs = holdingOf(g, of).map((card) => ({ card }));
      const { card: out } = yield* choose(seat, 'replace', theirs, { about: { from: of }, open: true });
      const held = holdingOf(g, seat);
      const mine = cheapest(g, held, held.length).map((card) => ({ card }));
      const { card: put } = yield* choose(seat, 'plant', mine, { about: { to: of, card: nameOf(g, out) }, open: true });
      toDiscard(g, out);
      toHand(g, put, of);
      g.table.announce(EVERYONE, { kind: 'replaces', seat, of, card: nameOf(g, out) });
      g.table.announce(g.s.end === null ? only(seat, of) : EVERYONE, {
        kind: 'planted',
        seat,
        of,
        card: nameOf(g, put),
      });
    }
  }
}
