// The End Game (rulings 36 to 38): hands face up, then the Order numbers once upwards; whoever holds a card of the number
// may use it.

import { EVERYONE, type Flow, PASS, type Seat } from '@tabella/kernel';
import { choose } from './asking.ts';
import { DISCARD, TABLE } from './box.ts';
import type { UseChoice } from './choices.ts';
import { resolve } from './resolve.ts';
import { score } from './score.ts';
import type { Deed } from './set/card.ts';
import { cardOf, holdingOf, idsIn, namesOf, type RulesStage, tieOrder } from './stage.ts';
import type { Ending } from './state.ts';
import { layOpen, usesOf } from './windows.ts';

/** Starts at once: what was thrown and has not acted is void; AT ANY TIME cards among it may still be used. */
export function beginEnd(g: RulesStage, by: Seat): void {
  const { s } = g;
  const owners = new Map<number, Seat>();
  for (const one of s.queue) {
    const acting = s.plays.some((play) => play.card === one.card);
    if (one.outcome === null && !acting) owners.set(one.card, one.seat);
    one.outcome ??= acting ? 'works' : 'void';
    one.card = -1;
  }
  for (const { card, seat } of s.waiting) owners.set(card, seat);
  const spare: Ending['spare'] = [];
  for (const card of idsIn(g, TABLE)) {
    const seat = owners.get(card);
    if (seat !== undefined && cardOf(g, card).anyTime) spare.push(Object.freeze({ card, seat }));
    else g.rules.box.move(s.cards, card, DISCARD);
  }
  s.plays = [];
  s.waiting = [];
  s.window = null;
  s.cancelled = 0;
  s.wards = [];
  s.at = s.queue.length;
  s.phase = 'end';
  const antidotes = new Array<boolean>(s.seats).fill(false);
  s.end = { by, at: 0, decided: 0, uses: 0, spare, antidotes, vouchers: [], verdicts: null, contested: false };
  g.table.announce(EVERYONE, { kind: 'end-game', by: by < 0 ? null : by });
  for (let seat = 0; seat < s.seats; seat++) {
    const ids = holdingOf(g, seat);
    for (const id of ids) g.rules.box.reveal(s.cards, id);
    g.table.announce(EVERYONE, { kind: 'shows-hand', seat, cards: namesOf(g, ids) });
  }
}

/** Ruling 47: cards that fetch each other back do not make the End Game last for ever. */
const MOST_USES = 60;

/** One decision of one seat at one number; after the last number the scrolls are opened. */
export function* endPhase(g: RulesStage): Flow {
  const { s } = g;
  const end = s.end as Ending;
  const seats = tieOrder(s);
  for (const order of g.set.lastOrders.slice(end.at)) {
    for (; end.decided < seats.length; end.decided++) {
      const seat = seats[end.decided] as Seat;
      const uses = end.uses < MOST_USES ? lastUses(g, seat, order) : [];
      if (uses.length === 0) continue;
      const chosen = yield* choose(seat, 'last', [PASS, ...uses], { about: { order }, open: true });
      if (chosen === PASS) {
        end.decided++;
        return;
      }
      end.uses++;
      return yield* use(g, seat, chosen);
    }
    end.at++;
    end.decided = 0;
  }
  score(g);
}

function lastUses(g: RulesStage, seat: Seat, order: number): UseChoice[] {
  const timely = (deed: Deed): boolean => deed.timing.includes('endGame');
  return usesOf(g, seat, timely).filter((one) => cardOf(g, one.card).order === order);
}

function* use(g: RulesStage, seat: Seat, { card, action, arrow = -1 }: UseChoice): Flow {
  layOpen(g, card);
  const deed = cardOf(g, card).deeds.findIndex((one) => one.id === action);
  yield* resolve(g, { card, seat, arrow, deed });
}
