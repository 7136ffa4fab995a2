// A turn: it begins, cards are drawn, cards are played, a message is sent and travels (see `hop.ts`), statuses end. Each
// function plays one step, from one resting point to the next.

import { type Acted, type Choice, choose, EVERYONE, type Flow, type Table } from '@tabella/kernel';
import { box, DECK, DISCARD, ROAD } from './box.ts';
import type { AbilityChoice, PlayChoice, SendChoice } from './choices.ts';
import { eliminate } from './deeds/fall.ts';
import { draw, emptied, reshuffle } from './deeds/hand.ts';
import { letterCard } from './deeds/letter.ts';
import { act } from './stack.ts';
import { cardOf, castOf, handOf, handSize, isUp, lives, others, rightOf, type State } from './state.ts';
import { clearStatuses } from './status.ts';
import type { Stamp } from './terms.ts';
import { handVerdict, handWinner } from './victory.ts';
import { windowAsks } from './windows.ts';

/** Part 1: nothing happens at the beginning of a turn unless an ability says so. */
export function* begin(s: State, t: Table): Flow {
  t.tell(EVERYONE, { kind: 'turn', seat: s.active, turn: s.turn });
  const { draws } = castOf(s, s.active);
  s.owed = draws !== null && isUp(s, s.active) ? draws : 2;
  s.priority = s.active;
  yield* drawing(s, t);
}

/** Part 2: two cards are drawn. When the deck runs out it is shuffled anew and play rests, then the rest is drawn. */
export function* drawing(s: State, t: Table): Flow {
  const there = Math.min(s.owed, box.count(s.cards, DECK));
  if (there > 0) draw(s, t, s.active, there);
  s.owed -= there;
  s.phase = 'play';
  if (s.owed > 0 && box.count(s.cards, DISCARD) > 0) {
    reshuffle(s, t);
    s.phase = 'draw';
  } else s.owed = 0;
  if (handWinner(s) >= 0) yield* handVerdict(s, t);
}

/** Part 3: one play, by the active seat or by another who may act at any time; when all pass the phase is over (R17). */
export function* play(s: State, t: Table): Flow {
  const asks = windowAsks(s, 'play', s.active);
  const acted = asks.length === 0 ? null : ((yield { mode: 'first', asks }) as Acted | null);
  if (acted === null) s.phase = 'send';
  else yield* act(s, t, acted.seat, acted.choice as unknown as PlayChoice | AbilityChoice);
  if (!lives(s, s.active)) s.phase = 'end';
}

/** Part 4: exactly one message is sent; who has none to send is eliminated, and no ability answers it. */
export function* send(s: State, t: Table): Flow {
  const me = s.active;
  if (handSize(s, me) === 0) {
    s.phase = 'end';
    return yield* eliminate(s, t, me, -1, 'silence');
  }
  const sent = yield* choose<Choice>(me, 'send', sendChoices(s), { open: true });
  const { card, by, ...more } = sent as unknown as SendChoice;
  box.move(s.cards, card, ROAD);
  const to = 'to' in more ? (more.to as number) : rightOf(s, me);
  s.letter = { stamp: by, from: me, at: to, route: [] };
  if (by === 'EM') box.reveal(s.cards, letterCard(s));
  // The stamp shows on the back, so to say: everybody knows it, unless this sender may send any card like this.
  if (castOf(s, me).sendsAs?.includes(by) !== true) box.classify(s.cards, card, STAMP_CLASS[by]);
  s.phase = 'transit';
  s.priority = me;
  t.tell(EVERYONE, {
    kind: 'sends',
    seat: me,
    by,
    to: by === 'OM' ? to : null,
    card: by === 'EM' ? cardOf(s, card) : null,
  });
  emptied(s, t, me);
}

const STAMP_CLASS: Readonly<Record<Stamp, number>> = { CM: box.mask('CM'), EM: box.mask('EM'), OM: box.mask('OM') };

function sendChoices(s: State): Choice[] {
  const me = s.active;
  const any = castOf(s, me).sendsAs ?? [];
  const out: Choice[] = [];
  for (const card of handOf(s, me)) {
    const { stamp } = cardOf(s, card);
    for (const by of any.includes(stamp) ? any : [stamp, ...any]) {
      if (by !== 'OM') out.push({ card, by });
      else for (const to of others(s, me)) out.push({ card, by, to });
    }
  }
  return out;
}

/** Part 5: all statuses end, the turn goes to the right, and the next one begins. */
export function* end(s: State, t: Table): Flow {
  clearStatuses(s);
  s.used = 0;
  s.imputed = 0;
  s.active = rightOf(s, s.active);
  s.turn++;
  t.tell(EVERYONE, { kind: 'ends' });
  yield* begin(s, t);
}
