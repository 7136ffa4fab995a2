// Cards removed from the game, and brought back.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { askOne, askSome, cheapest, someAsk } from '../ask.ts';
import { DESTROYED, DISCARD } from '../box.ts';
import { type Cast, seatsOf } from '../effects.ts';
import { happening } from '../events.ts';
import { toHand } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, handOf, idsIn, nameOf, type Stage } from '../stage.ts';
import { aboutCount } from './hand.ts';

export function* destroyCard(g: Stage, step: StepOf<'destroyCard'>, cast: Cast): Flow {
  for (const from of seatsOf(g, cast, step.from)) {
    const ids = handOf(g, from);
    if (ids.length === 0) continue;
    let gone: number[] = [];
    if (step.pick === 'owner') {
      const about = aboutCount(g, cast, step.count);
      gone = yield* askSome(someAsk(from, 'destroy', ids, step.count, step.count, about, cheapest(g, ids, step.count)));
    } else {
      while (gone.length < step.count && gone.length < ids.length) {
        gone.push(g.table.lot(ids.filter((id) => !gone.includes(id))));
      }
    }
    for (const id of gone) remove(g, cast.self, from, id);
  }
}

/** Ruling 33: what cannot be destroyed is discarded instead. */
function remove(g: Stage, seat: Seat, from: Seat, id: number): void {
  if (cardOf(g, id).indestructible) {
    g.rules.box.move(g.s.cards, id, DISCARD);
    g.table.tell(EVERYONE, happening({ kind: 'discards', seat: from, cards: [nameOf(g, id)], why: 'action' }));
    return;
  }
  g.rules.box.move(g.s.cards, id, DESTROYED);
  g.table.tell(EVERYONE, happening({ kind: 'destroys', seat, card: nameOf(g, id), from }));
}

export function* restoreDestroyed(g: Stage, step: StepOf<'restoreDestroyed'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const ids = idsIn(g, DESTROYED);
    let [card] = ids;
    if (card === undefined) continue;
    if (ids.length > 1) {
      const from = ids.map((id) => ({ card: id }));
      card = (yield* askOne(seat, 'restore', from)).card;
    }
    toHand(g, card, seat);
    g.table.tell(EVERYONE, happening({ kind: 'restores', seat, card: nameOf(g, card) }));
  }
}
