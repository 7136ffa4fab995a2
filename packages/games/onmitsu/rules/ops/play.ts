// An Action that lets one play another card: it resolves completely, windows included, before the Action goes on (ruling
// 15).

import { type Flow, PASS } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { choose, OPEN } from '../asking.ts';
import { HAND, TABLE } from '../box.ts';
import type { PlayChoice } from '../choices.ts';
import { learnNone } from '../learn.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, countIn, handOf, isWorn, type Look, type RulesStage, seatsOf } from '../stage.ts';
import { fittingIn } from './hand.ts';

/** Each card with each arrow it can be thrown with. */
export function playsOf(g: Look, seat: number, ids: readonly number[]): PlayChoice[] {
  const { s } = g;
  const out: PlayChoice[] = [];
  for (const card of ids) {
    if (!cardOf(g, card).aims) {
      out.push({ card });
      continue;
    }
    for (let i = 0; i < s.seats; i++) {
      const arrow = (s.lantern + i) % s.seats;
      if (arrow !== seat) out.push({ card, arrow });
    }
  }
  return out;
}

export function* playCard(g: RulesStage, step: StepOf<'playCard'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    if (countIn(g, HAND + seat) === 0 || isWorn(g)) continue;
    const sieve = step.sieve.kind === 'all' ? { ...step.sieve, kind: 'any' as const } : step.sieve;
    const plays = playsOf(g, seat, fittingIn(g, seat, sieve));
    const may = step.optional || plays.length === 0;
    const chosen = yield* choose(seat, 'play', may ? [PASS, ...plays] : plays, OPEN);
    if (chosen === PASS) {
      if (!step.optional) learnNone(g, handOf(g, seat), sieve);
      continue;
    }
    g.rules.box.move(g.s.cards, chosen.card, TABLE);
    yield* g.engine.resolve(g, { card: chosen.card, seat, arrow: chosen.arrow ?? -1, deed: -1 });
  }
}
