// A turn: a letter is sent face-down; whoever plays a hook takes it, and otherwise its sender keeps it.

import { type AskOf, EVERYONE, type Flow, PASS } from '@tabella/kernel';
import { BEFORE, box, DECK, DISCARD, HAND, HOOK, ROAD } from './box.ts';
import { handOf, nameOf, type State, scoreOf } from './state.ts';
import { choose, firstOf, type PostTypes, question, type Table } from './types.ts';

export function* turn(s: State, table: Table): Flow {
  const from = handOf(s, s.active).map((card) => ({ card }));
  const sent = yield* choose(s.active, 'send', from, { open: true });
  box.move(s.cards, sent.card, ROAD);
  table.announce(EVERYONE, { kind: 'sends', seat: s.active });

  const acted = yield* firstOf(hookAsks(s));
  const to = acted === null ? s.active : acted.seat;
  if (acted !== null) box.move(s.cards, acted.choice.card, DISCARD);
  box.move(s.cards, sent.card, BEFORE + to);
  table.announce(EVERYONE, { kind: 'takes', seat: to, from: s.active, letter: nameOf(s, sent.card) });

  for (const seat of [s.active, to]) {
    if (handOf(s, seat).length < s.options.hand) box.draw(s.cards, DECK, HAND + seat);
  }
  s.active = (s.active + 1) % s.seats;
  if (handOf(s, s.active).length === 0) finish(s);
}

/** Everybody but the sender, from their right, whether or not they hold a hook: who is asked must reveal nothing. */
function hookAsks(s: State): AskOf<PostTypes, 'hook'>[] {
  return Array.from({ length: s.seats - 1 }, (_, i) => {
    const seat = (s.active + 1 + i) % s.seats;
    const hooks = handOf(s, seat).filter((card) => box.face(s.cards, card) === HOOK);
    return question(seat, 'hook', [PASS, ...hooks.map((card) => ({ card }))], { open: true, reaction: true });
  });
}

/** Somebody has nothing left to send: the highest sum wins, and equal sums share. */
function finish(s: State): void {
  const scores = Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat));
  const best = Math.max(...scores);
  s.result = { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), reason: 'sum', scores };
}
