// The Action phase: all choose at once, cracks come first, then the thrown cards act in Order (rulings 4 to 10).

import { EVERYONE, type Flow, type Seat } from '@tabella/kernel';
import { cheapest, together } from './asking.ts';
import { HAND, SEALED, TABLE } from './box.ts';
import { LIE_LOW } from './choices.ts';
import type { Throw } from './events.ts';
import { crack } from './moves.ts';
import { playsOf } from './ops/play.ts';
import { resolve } from './resolve.ts';
import { cardOf, countIn, fromLantern, handOf, type Look, nameOf, type RulesStage } from './stage.ts';
import type { Queued } from './state.ts';
import type { OnmitsuAsk, OnmitsuChoice } from './types.ts';
import { openWindow } from './windows.ts';

/** Ruling 6: lying low is for those without a card to throw; nobody is forced to crack. */
function choicesOf(g: Look, seat: Seat): OnmitsuChoice<'choose'>[] {
  const out: OnmitsuChoice<'choose'>[] = playsOf(g, seat, handOf(g, seat));
  if (out.length === 0) out.push(LIE_LOW);
  const scrolls = countIn(g, SEALED + seat);
  for (let place = 0; place < scrolls; place++) out.push({ crack: place });
  return out;
}

/** Ruling 45: an absent seat throws its cheapest card, at the first it can point at, or lies low. */
function fallbackOf(g: Look, seat: Seat): OnmitsuChoice<'choose'> {
  return playsOf(g, seat, cheapest(g, handOf(g, seat), 1))[0] ?? LIE_LOW;
}

/** Everybody chooses; a seat that can only lie low, as all can see, is not asked. */
export function* choosePhase(g: RulesStage): Flow {
  const { s } = g;
  g.table.announce(EVERYONE, { kind: 'turn-begins', turn: s.turn, lantern: s.lantern });
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (countIn(g, HAND + seat) + countIn(g, SEALED + seat) > 0) seats.push(seat);
  }
  if (seats.length > 0) {
    const asks = seats.map((seat): OnmitsuAsk<'choose'> => {
      return { seat, kind: 'choose', from: choicesOf(g, seat), open: true, fallback: fallbackOf(g, seat) };
    });
    reveal(g, seats, yield* together(asks));
  }
  s.phase = s.cracks.length > 0 && g.set.windows.crack ? 'cracks' : 'resolve';
}

/** Card and arrow are shown together, and all of them in one beat; then the seals break. */
function reveal(g: RulesStage, seats: readonly Seat[], answers: readonly OnmitsuChoice<'choose'>[]): void {
  const { s } = g;
  const cracks: { seat: Seat; place: number }[] = [];
  const throws: Throw[] = [];
  seats.forEach((seat, i) => {
    const answer = answers[i];
    if (answer === undefined || answer === LIE_LOW) return;
    if ('crack' in answer) {
      cracks.push({ seat, place: answer.crack });
      throws.push({ seat, crack: answer.crack, card: null, arrow: null });
      return;
    }
    const { card, arrow = -1 } = answer;
    g.rules.box.move(s.cards, card, TABLE);
    s.queue.push({ card, face: cardOf(g, card).face, seat, arrow, deed: -1, outcome: null });
    throws.push({ seat, crack: null, card: nameOf(g, card), arrow: arrow < 0 ? null : arrow });
  });
  const order = (one: Queued): number => cardOf(g, one.card).order;
  s.queue.sort((a, b) => order(a) - order(b) || fromLantern(s, a.seat) - fromLantern(s, b.seat));
  g.table.announce(EVERYONE, { kind: 'thrown', throws });
  cracks.sort((a, b) => fromLantern(s, a.seat) - fromLantern(s, b.seat));
  for (const { seat, place } of cracks) {
    s.cracks.push(seat);
    crack(g, seat, place, null);
  }
}

export function* cracksPhase(g: RulesStage): Flow {
  if (yield* openWindow(g, 'crack')) g.s.phase = 'resolve';
}

/** One thrown card, with everything that answers it. */
export function* resolvePhase(g: RulesStage): Flow {
  const { s } = g;
  const queued = s.queue[s.at];
  if (queued !== undefined) {
    const { card, seat, arrow } = queued;
    yield* resolve(g, { card, seat, arrow, deed: -1, queued });
    s.at++;
  }
  if (s.at >= s.queue.length) s.phase = g.set.windows.end ? 'aftermath' : 'draw';
}

export function* aftermathPhase(g: RulesStage): Flow {
  if (yield* openWindow(g, 'end')) g.s.phase = 'draw';
}
