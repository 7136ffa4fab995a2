// The journey of a letter: it is sent face-down, may be seized on its way, and is taken or passed on, to the right.

import { EVERYONE, type Flow, NONE, PASS, type Seat } from '@tabella/kernel';
import { BEFORE, box, colourOf, DISCARD, ROAD, type Role } from './box.ts';
import { withstands } from './seal.ts';
import { cardName, faceOf, handOf, others, roleAt, roleCard, type State, tally } from './state.ts';
import { type CardChoice, choose, firstOf, type Table } from './types.ts';
import { seizeAsks } from './windows.ts';

/** The active seat sends any card of its hand; with an empty hand the turn ends. */
export function* send(s: State, table: Table): Flow {
  const hand = handOf(s, s.active);
  const from: readonly (CardChoice | typeof PASS)[] = hand.length > 0 ? hand.map((card) => ({ card })) : [PASS];
  const sent = yield* choose(s.active, 'send', from, { open: true });
  if (sent === PASS) {
    nextTurn(s);
    return;
  }
  box.move(s.cards, sent.card, ROAD);
  s.phase = 'hop';
  s.at = (s.active + 1) % s.seats;
  s.seized = false;
  table.announce(EVERYONE, { kind: 'sends', seat: s.active });
}

/** One hop: a window for whoever wants to seize the letter, then the seat before which it lies decides. */
export function* hop(s: State, table: Table): Flow {
  if (!s.seized) {
    const acted = yield* firstOf(seizeAsks(s));
    if (acted !== null) {
      const { card } = acted.choice;
      const seize = cardName(s, card);
      table.announce(EVERYONE, { kind: 'seizes', seat: acted.seat, card: seize });
      box.move(s.cards, card, DISCARD);
      if (yield* withstands(s, table, acted.seat, seize)) {
        s.at = acted.seat;
        s.seized = true;
      }
      return; // to rest: the window opens again, or the letter must be taken
    }
  }
  const must = s.seized || s.at === s.active;
  const choice = yield* choose(s.at, 'take', must ? ['take'] : ['take', PASS], { open: true });
  if (choice === PASS) {
    table.announce(EVERYONE, { kind: 'passes', seat: s.at });
    s.at = (s.at + 1) % s.seats;
    return;
  }
  take(s, table, s.at);
}

function take(s: State, table: Table, seat: Seat): void {
  const id = box.top(s.cards, ROAD);
  if (id === NONE) throw new Error('no letter on the road');
  box.move(s.cards, id, BEFORE + seat);
  table.announce(EVERYONE, { kind: 'takes', seat, card: cardName(s, id), colour: colourOf(faceOf(s, id)) });
  s.result = verdict(s, table, seat);
  if (s.result === null) nextTurn(s);
}

const GOALS: readonly Role[] = ['crown', 'league', 'free'];

/** Three of one's own colour win, two of each for the free; three black burn the seat, and all others win. */
function verdict(s: State, table: Table, seat: Seat): State['result'] {
  const { red, blue, black } = tally(s, seat);
  if (black >= 3) {
    table.announce(EVERYONE, { kind: 'burns', seat });
    return { winners: others(s, seat).sort((a, b) => a - b), reason: 'burned' };
  }
  const role = roleAt(s, seat);
  for (const would of GOALS) {
    if (!(would === 'crown' ? red >= 3 : would === 'league' ? blue >= 3 : red >= 2 && blue >= 2)) continue;
    if (would === role) return { winners: [seat], reason: role };
    // Nobody won by this: everybody learns who the seat is not.
    box.learn(s.cards, EVERYONE, 'isNot', [roleCard(s, seat)], would);
  }
  return null;
}

function nextTurn(s: State): void {
  s.turns++;
  s.active = (s.active + 1) % s.seats;
  s.phase = s.options.errands && s.turns % s.seats === 0 ? 'errand' : 'play';
}
