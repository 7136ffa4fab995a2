// Cards removed from the game, and brought back.

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { askSome, cheapest, choose, OPEN, someAsk } from '../asking.ts';
import { DESTROYED, DISCARD } from '../box.ts';
import { toHand } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, handOf, idsIn, nameOf, type RulesStage, seatsOf } from '../stage.ts';
import { aboutCount } from './hand.ts';

export function* destroyCard(g: RulesStage, step: StepOf<'destroyCard'>, cast: Cast): Flow {
  for (const from of seatsOf(g, cast, step.from)) {
    const ids = handOf(g, from);
    if (ids.length === 0) continue;
    let gone: number[] = [];
    if (step.pick === 'owner') {
      const { count } = step;
      const what = { kind: 'destroy', about: aboutCount(g, cast, count) } as const;
      gone = yield* askSome(someAsk(from, what, ids, count, count, cheapest(g, ids, count)));
    } else {
      while (gone.length < step.count && gone.length < ids.length) {
        gone.push(g.table.lot(ids.filter((id) => !gone.includes(id))));
      }
    }
    for (const id of gone) remove(g, cast.self, from, id);
  }
}

/** Ruling 33: what cannot be destroyed is discarded instead. */
function remove(g: RulesStage, seat: Seat, from: Seat, id: number): void {
  if (cardOf(g, id).indestructible) {
    g.rules.box.move(g.s.cards, id, DISCARD);
    g.table.announce(EVERYONE, { kind: 'discards', seat: from, cards: [nameOf(g, id)], why: 'action' });
    return;
  }
  g.rules.box.move(g.s.cards, id, DESTROYED);
  g.table.announce(EVERYONE, { kind: 'destroys', seat, card: nameOf(g, id), from });
}

export function* restoreDestroyed(g: RulesStage, step: StepOf<'restoreDestroyed'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const ids = idsIn(g, DESTROYED);
    let [card] = ids;
    if (card === undefined) continue;
    if (ids.length > 1) {
      const from = ids.map((id) => ({ card: id }));
      card = (yield* choose(seat, 'restore', from, OPEN)).card;
    }
    toHand(g, card, seat);
    g.table.announce(EVERYONE, { kind: 'restores', seat, card: nameOf(g, card) });
  }
}
