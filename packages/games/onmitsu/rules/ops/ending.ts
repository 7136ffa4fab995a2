// Actions of the End Game, and the one that starts it.

import { EVERYONE, type Flow } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { choose, OPEN } from '../asking.ts';
import { possible } from '../possible.ts';
import type { StepOf } from '../set/card.ts';
import { type RulesStage, sealedAt, seatsOf, tieOrder } from '../stage.ts';
import { placesOf } from './sealed.ts';

/** Thrown through all that is going on: nothing else of the turn happens (ruling 36). Caught where a step begins. */
export class Curtain {
  constructor(readonly by: number) {}
}

export function endGame(g: RulesStage, cast: Cast): void {
  if (g.s.end === null) throw new Curtain(cast.play.seat);
}

/** Any sealed scroll that can be of the highest kind by public facts: nobody may look before they vouch. */
export function* vouch(g: RulesStage, step: StepOf<'vouch'>, cast: Cast): Flow {
  const { end } = g.s;
  if (end === null) return;
  for (const seat of seatsOf(g, cast, step.who)) {
    const { kinds } = possible(g);
    const from = tieOrder(g.s)
      .flatMap((of) => placesOf(g, of))
      .filter(({ seat: of, place }) => kinds.get(sealedAt(g, of, place))?.has(g.set.top.face));
    const [first] = from;
    if (first === undefined) continue;
    const chosen = from.length === 1 ? first : yield* choose(seat, 'vouch', from, OPEN);
    const card = sealedAt(g, chosen.seat, chosen.place);
    end.vouchers.push(Object.freeze({ card, seat }));
    g.table.announce(EVERYONE, { kind: 'vouches', seat, of: chosen.seat, place: chosen.place });
  }
}

export function antidote(g: RulesStage, step: StepOf<'antidote'>, cast: Cast): void {
  const { end } = g.s;
  if (end === null) return;
  for (const seat of seatsOf(g, cast, step.who)) {
    end.antidotes[seat] = true;
    g.table.announce(EVERYONE, { kind: 'tastes', seat });
  }
}
