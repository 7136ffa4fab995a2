// The Draw/Discard phase and the end of a turn (rulings 9, 34, 35 and 44).

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { askAll, cheapest, choose, OPEN, someAsk } from './asking.ts';
import { DISCARD } from './box.ts';
import { beginEnd } from './end.ts';
import { learnNone } from './learn.ts';
import { holds } from './legal.ts';
import { discard, draw, handOver, toHand } from './moves.ts';
import type { Card } from './set/card.ts';
import {
  cardOf,
  countIn,
  drawsNow,
  handLimit,
  handOf,
  handSize,
  holdingOf,
  inForce,
  type Look,
  modifiers,
  namesOf,
  type RulesStage,
  tieOrder,
} from './stage.ts';

/** Everybody draws, all draws of one seat together; a Location may let the first be the top discard. */
export function* drawPhase(g: RulesStage): Flow {
  const { s } = g;
  const count = drawsNow(g);
  const choice = inForce(g, 'drawFromDiscard');
  for (const seat of tieOrder(s)) {
    let left = count;
    if (choice && left > 0 && countIn(g, DISCARD) > 0) {
      if ((yield* choose(seat, 'draw', ['deck', 'discard'], OPEN)) === 'discard') {
        drawDiscard(g, seat);
        left--;
      }
    }
    draw(g, seat, left);
  }
  s.phase = inForce(g, 'mandatoryDiscard') ? 'shed' : 'limit';
  // Where nobody has too many cards, the turn ends without another rest.
  if (s.phase === 'limit' && !overLimit(g)) endTurn(g);
}

function overLimit(g: RulesStage): boolean {
  const limit = handLimit(g);
  for (let seat = 0; seat < g.s.seats; seat++) if (handSize(g, seat) > limit) return true;
  return false;
}

function drawDiscard(g: RulesStage, seat: Seat): void {
  const card = g.rules.box.top(g.s.cards, DISCARD);
  toHand(g, card, seat);
  g.table.announce(EVERYONE, { kind: 'draws', seat, count: 1, from: 'discard' });
  g.table.announce(EVERYONE, { kind: 'drawn', seat, cards: namesOf(g, [card]) });
}

/** Mandatory discards of Locations: chosen secretly, shown together. */
export function* shedPhase(g: RulesStage): Flow {
  const effects = modifiers(g);
  const due = (seat: Seat): number => {
    let count = 0;
    for (const one of effects) {
      if (one.mod === 'mandatoryDiscard' && handSize(g, seat) >= one.ifHandAtLeast) count += one.count;
    }
    return Math.min(count, handSize(g, seat));
  };
  yield* shedAll(g, 'shed', due);
  g.s.phase = 'limit';
}

export function* limitPhase(g: RulesStage): Flow {
  const limit = handLimit(g);
  yield* shedAll(g, 'limit', (seat) => Math.max(0, handSize(g, seat) - limit));
  endTurn(g);
}

function* shedAll(g: RulesStage, kind: 'shed' | 'limit', due: (seat: Seat) => number): Flow {
  const seats = tieOrder(g.s).filter((seat) => due(seat) > 0);
  const chosen = yield* askAll(
    seats.map((seat) => {
      const ids = holdingOf(g, seat);
      const count = due(seat);
      const about = { card: null, action: null, count };
      return someAsk(seat, { kind, about }, ids, count, count, cheapest(g, ids, count));
    }),
  );
  seats.forEach((seat, i) => {
    discard(g, seat, chosen[i] ?? [], kind);
  });
}

/** Without patience a match can last, but not for ever: when too many Locations are DESTROYED the Castle is out of reach. */
const MOST_TURNS = 200;

function lastTurn(g: Look): number {
  return g.s.options.patience ? g.set.file.rules.patienceTurnLimit : MOST_TURNS;
}

function endTurn(g: RulesStage): void {
  const { s } = g;
  passLeft(g);
  s.queue = [];
  s.cracks = [];
  s.at = 0;
  s.cancelled = 0;
  s.wards = [];
  if (s.turn >= lastTurn(g)) {
    beginEnd(g, -1);
    return;
  }
  s.lantern = (s.lantern + 1) % s.seats;
  s.turn++;
  s.phase = 'choose';
}

/** Ruling 34: while its requirement is met, the holder of such a card shows it and hands it to the left. */
function passLeft(g: RulesStage): void {
  const { s } = g;
  for (const card of g.set.passing) {
    if (card.passes === null || !holds(g, card.passes, 0)) continue;
    const held = heldBy(g, card);
    if (held === null) {
      // Nobody shows it: everybody learns that it is in no hand.
      for (let seat = 0; seat < s.seats; seat++) learnNone(g, handOf(g, seat), { kind: card.id, keywords: 0 });
      continue;
    }
    const to = (held.seat + 1) % s.seats;
    handOver(g, held.id, to);
    g.table.announce(EVERYONE, { kind: 'passes-on', seat: held.seat, to, card: card.id });
  }
}

/** The first hand that holds the card, in the order that settles ties. */
function heldBy(g: RulesStage, card: Card): { seat: Seat; id: number } | null {
  for (const seat of tieOrder(g.s)) {
    for (const id of handOf(g, seat)) if (cardOf(g, id) === card) return { seat, id };
  }
  return null;
}
