// A card that whoever else holds it must reveal and hand over, for a card in return.

import { EVERYONE, type Flow } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { askSome, cheapest, someAsk } from '../asking.ts';
import { fits } from '../box.ts';
import { learnNone } from '../learn.ts';
import { handOver, take } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, handOf, handSize, holdingOf, nameOf, type RulesStage, seatsFrom } from '../stage.ts';

export function* summon(g: RulesStage, step: StepOf<'summon'>, cast: Cast): Flow {
  const { self } = cast;
  for (const seat of seatsFrom(g.s, self).slice(1)) {
    const hand = handOf(g, seat);
    const card = hand.find((id) => fits(cardOf(g, id), step.sieve));
    if (card === undefined) {
      // Everybody has seen that this hand does not hold it.
      learnNone(g, hand, step.sieve);
      continue;
    }
    handOver(g, card, self);
    g.table.announce(EVERYONE, { kind: 'summons', seat: self, from: seat, card: nameOf(g, card) });
    if (handSize(g, self) > 1) {
      const ids = holdingOf(g, self).filter((id) => id !== card);
      const what = { kind: 'give', about: { to: seat, count: 1 } } as const;
      const given = yield* askSome(someAsk(self, what, ids, 1, 1, cheapest(g, ids, 1)));
      take(g, seat, self, given, 'giver');
    }
    return;
  }
  yield* g.engine.carryOut(g, step.otherwise, cast);
}
