// The deck and the discards: taking cards back, and searching.

import { EVERYONE, type Flow, NONE, only, type Seat } from '@tabella/kernel';
import { askSome, someAsk } from '../ask.ts';
import { DECK, DISCARD, fits, SHOWN, SPREAD } from '../box.ts';
import { type Cast, seatsOf } from '../effects.ts';
import { happening } from '../events.ts';
import { toHand, topOfDeck } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, idsIn, namesOf, type Stage } from '../stage.ts';

/** As many as there are; with a depth only from the top ones. */
export function* fetchDiscard(g: Stage, step: StepOf<'fetchDiscard'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const pile = idsIn(g, DISCARD);
    const reach = step.depth === undefined ? pile : pile.slice(-step.depth);
    const ids = reach.filter((id) => fits(cardOf(g, id), step.sieve)).reverse();
    if (ids.length === 0) continue;
    const { count } = step;
    const taken = ids.length <= count ? ids : yield* askSome(someAsk(seat, 'fetch', ids, count, count, { count }));
    for (const id of taken) toHand(g, id, seat);
    g.table.tell(EVERYONE, happening({ kind: 'fetches', seat, cards: namesOf(g, taken) }));
  }
}

/** With a filter the cards are turned up before everybody, for all must see that it is kept; without, only one looks. */
export function* searchDeck(g: Stage, step: StepOf<'searchDeck'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const shown = step.filter !== undefined || g.s.end !== null;
    const zone = shown ? SHOWN : SPREAD + seat;
    const found = spread(g, zone, step.look);
    if (found.length === 0) continue;
    if (shown) g.table.tell(EVERYONE, happening({ kind: 'reveals', seat, cards: namesOf(g, found) }));
    else {
      g.table.tell(EVERYONE, happening({ kind: 'looks-at-deck', seat, count: found.length }));
      g.table.tell(only(seat), happening({ kind: 'sees-deck', seat, cards: namesOf(g, found) }));
    }
    const ids = found.filter((id) => fits(cardOf(g, id), step.sieve));
    const { look, take } = step;
    const kept = ids.length <= take ? ids : yield* askSome(someAsk(seat, 'search', ids, take, take, { look, take }));
    putBack(g, step, seat, zone, kept);
  }
}

function spread(g: Stage, zone: number, count: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = topOfDeck(g);
    if (id === NONE) break;
    g.rules.box.move(g.s.cards, id, zone);
    found.push(id);
  }
  return found;
}

function putBack(g: Stage, step: StepOf<'searchDeck'>, seat: Seat, zone: number, kept: readonly number[]): void {
  const rest = idsIn(g, zone).filter((id) => !kept.includes(id));
  for (const id of rest) {
    if (step.rest === 'discard') g.rules.box.move(g.s.cards, id, DISCARD);
    else g.rules.box.move(g.s.cards, id, DECK, true);
  }
  if (step.rest === 'discard' && rest.length > 0)
    g.table.tell(EVERYONE, happening({ kind: 'discards', seat, cards: namesOf(g, rest), why: 'action' }));
  for (const id of kept) toHand(g, id, seat);
  g.table.tell(EVERYONE, happening({ kind: 'keeps', seat, count: kept.length }));
}
