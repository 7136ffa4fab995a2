// Players of one's choice (no TARGET, hence not reversible), and steps that depend on a condition.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { chooseSome } from '../asking.ts';
import { SEALED } from '../box.ts';
import { learnSome, learnTooFew } from '../learn.ts';
import { holds } from '../legal.ts';
import type { Step, StepOf } from '../set/card.ts';
import { countIn, handOf, type RulesStage, seatsOf, tieOrder } from '../stage.ts';

export function* choosePlayer(g: RulesStage, step: StepOf<'choosePlayer'>, cast: Cast): Flow {
  const { other, hasSealed } = step.where;
  const seats = tieOrder(g.s)
    .filter((seat) => !(other && seat === cast.self) && !(hasSealed && countIn(g, SEALED + seat) === 0))
    .sort((a, b) => a - b);
  let chosen: readonly Seat[] = seats;
  if (seats.length > step.count) {
    const { count } = step;
    const from = seats.map((seat) => ({ seat }));
    const picked = yield* chooseSome(cast.self, 'player', from, count, count, { about: { count }, open: true });
    chosen = picked.map((one) => one.seat);
  }
  cast.players[step.as] = chosen;
  if (chosen.length > 0) g.table.announce(EVERYONE, { kind: 'names-players', seat: cast.self, players: chosen });
}

/** The steps that follow; what a hidden hand decided, everybody sees from what happens. */
export function when(g: RulesStage, step: StepOf<'if'>, cast: Cast): readonly Step[] {
  const { cond } = step;
  const [who = cast.self] = 'who' in cond ? seatsOf(g, cast, cond.who) : [];
  const yes = holds(g, cond, who);
  if (cond.cond === 'handHas') {
    if (yes) learnSome(g, handOf(g, who), cond.sieve, cond.need);
    else learnTooFew(g, handOf(g, who), cond.sieve, cond.need);
  }
  return yes ? step.then : step.else;
}
