// The deck and the discards: taking cards back, and searching.

import { EVERYONE, type Flow, NONE, only, type Seat } from '@tabella/kernel';
import type { Cast } from '../acting.ts';
import { askSome, someAsk } from '../asking.ts';
import { DECK, DISCARD, fits, SHOWN, SPREAD } from '../box.ts';
import { toHand, topOfDeck } from '../moves.ts';
import type { StepOf } from '../set/card.ts';
import { cardOf, idsIn, namesOf, type RulesStage, seatsOf } from '../stage.ts';

/** As many as there are; with a depth only from the top ones. */
export function* fetchDiscard(g: RulesStage, step: StepOf<'fetchDiscard'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const pile = idsIn(g, DISCARD);
    const reach = step.depth === undefined ? pile : pile.slice(-step.depth);
    const ids = reach.filter((id) => fits(cardOf(g, id), step.sieve)).reverse();
    if (ids.length === 0) continue;
    const { count } = step;
    const taken =
      ids.length <= count ? ids : yield* askSome(someAsk(seat, { kind: 'fetch', about: { count } }, ids, count, count));
    for (const id of taken) toHand(g, id, seat);
    g.table.announce(EVERYONE, { kind: 'fetches', seat, cards: namesOf(g, taken) });
  }
}

/** With a filter the cards are turned up before everybody, for all must see that it is kept; without, only one looks. */
export function* searchDeck(g: RulesStage, step: StepOf<'searchDeck'>, cast: Cast): Flow {
  for (const seat of seatsOf(g, cast, step.who)) {
    const shown = step.filter !== undefined || g.s.end !== null;
    const zone = shown ? SHOWN : SPREAD + seat;
    const found = spread(g, zone, step.look);
    if (found.length === 0) continue;
    if (shown) g.table.announce(EVERYONE, { kind: 'reveals', seat, cards: namesOf(g, found) });
    else {
      g.table.announce(EVERYONE, { kind: 'looks-at-deck', seat, count: found.length });
      g.table.announce(only(seat), { kind: 'sees-deck', seat, cards: namesOf(g, found) });
    }
    const ids = found.filter((id) => fits(cardOf(g, id), step.sieve));
    const { look, take } = step;
    const kept =
      ids.length <= take
        ? ids
        : yield* askSome(someAsk(seat, { kind: 'search', about: { look, take } }, ids, take, take));
    putBack(g, step, seat, zone, kept);
  }
}

function spread(g: RulesStage, zone: number, count: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = topOfDeck(g);
    if (id === NONE) break;
    g.rules.box.move(g.s.cards, id, zone);
    found.push(id);
  }
  return found;
}

function putBack(g: RulesStage, step: StepOf<'searchDeck'>, seat: Seat, zone: number, kept: readonly number[]): void {
  const rest = idsIn(g, zone).filter((id) => !kept.includes(id));
  for (const id of rest) {
    if (step.rest === 'discard') g.rules.box.move(g.s.cards, id, DISCARD);
    else g.rules.box.move(g.s.cards, id, DECK, true);
  }
  if (step.rest === 'discard' && rest.length > 0)
    g.table.announce(EVERYONE, { kind: 'discards', seat, cards: namesOf(g, rest), why: 'action' });
  for (const id of kept) toHand(g, id, seat);
  g.table.announce(EVERYONE, { kind: 'keeps', seat, count: kept.length });
}
