// Drawing and discarding.

import type { Flow, Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { askAll, cheapest, someAsk } from '../asking.ts';
import { fits } from '../box.ts';
import type { CountAbout } from '../choices.ts';
import { learnNone } from '../learn.ts';
import { discard, draw } from '../moves.ts';
import type { Sieve, StepOf } from '../set/card.ts';
import { cardOf, crackedOf, handOf, handSize, nameOf, type RulesStage, seatsOf } from '../stage.ts';

export function drawCards(g: RulesStage, step: StepOf<'draw'>, cast: Cast): void {
  const count = step.count ?? (cast.numbers[step.perBind ?? ''] ?? 0) * (step.times ?? 0);
  for (const seat of seatsOf(g, cast, step.who)) draw(g, seat, count);
}

/** Cards of a hand that fit; cracked scrolls only if everything does. */
export function fittingIn(g: RulesStage, seat: Seat, sieve: Sieve): number[] {
  const cards = handOf(g, seat).filter((id) => fits(cardOf(g, id), sieve));
  return sieve.kind === 'all' ? [...cards, ...crackedOf(g, seat)] : cards;
}

/** The Action that asks, as the question shows it. */
export function aboutCount(g: RulesStage, cast: Cast, count: number): CountAbout {
  const deed = cardOf(g, cast.play.card).deeds[cast.play.deed];
  return { card: nameOf(g, cast.play.card), action: deed?.id ?? null, count };
}

/** All who must discard choose at once. */
export function* discardCards(g: RulesStage, step: StepOf<'discard'>, cast: Cast): Flow {
  const seats = seatsOf(g, cast, step.who).filter((seat) => handSize(g, seat) > 0);
  const { sieve, count } = step;
  let total = 0;
  if (step.pick === 'random') {
    for (const seat of seats) total += discardByLot(g, seat, sieve, count);
  } else {
    const about = aboutCount(g, cast, count);
    const least = step.upTo ? 0 : count;
    const chosen = yield* askAll(
      seats.map((seat) => {
        const ids = fittingIn(g, seat, sieve);
        return someAsk(seat, { kind: 'discard', about }, ids, least, count, cheapest(g, ids, least));
      }),
    );
    seats.forEach((seat, i) => {
      const ids = chosen[i] ?? [];
      discard(g, seat, ids, 'action');
      if (ids.length < least) learnNone(g, handOf(g, seat), sieve);
      total += ids.length;
    });
  }
  if (step.as !== undefined) cast.numbers[step.as] = total;
}

function discardByLot(g: RulesStage, seat: Seat, sieve: Sieve, count: number): number {
  const gone: number[] = [];
  for (let i = 0; i < count; i++) {
    const ids = fittingIn(g, seat, sieve).filter((id) => !gone.includes(id));
    if (ids.length === 0) {
      learnNone(
        g,
        handOf(g, seat).filter((id) => !gone.includes(id)),
        sieve,
      );
      break;
    }
    gone.push(g.table.lot(ids));
  }
  discard(g, seat, gone, 'random');
  return gone.length;
}
