// Courier: a small game of sealed letters. It uses every part of the kernel once, and is the template of a new game.

import { blankCards, defineGame, EVERYONE, type Flow, fillCards, PASS } from '@tabella/kernel';
import { box, HAND } from './box.ts';
import { errand } from './errand.ts';
import { hop, send } from './journey.ts';
import { play, playsOf } from './plays.ts';
import { check, clone, draw, roleAt, type State, setup, tally } from './state.ts';
import { type CourierTypes, choose, type Table } from './types.ts';
import { view, viewAll } from './view.ts';

/** One action, with everything that answers it: then the state rests. */
function* step(s: State, table: Table): Flow {
  switch (s.phase) {
    case 'errand':
      return yield* errand(s, table);
    case 'play':
      return yield* playOrGoOn(s, table);
    case 'send':
      return yield* send(s, table);
    case 'hop':
      return yield* hop(s, table);
  }
}

function* playOrGoOn(s: State, table: Table): Flow {
  const what = yield* choose(s.active, 'play', [PASS, ...playsOf(s, s.active)], { open: true });
  if (what !== PASS) return yield* play(s, table, s.active, what);
  for (let i = 0; i < 2; i++) draw(s, s.active, table.chance);
  table.announce(EVERYONE, { kind: 'draws', seat: s.active, cards: 2 });
  s.phase = 'send';
}

/** How near each seat is to its goal, for searches that stop early. */
function estimate(s: State): number[] {
  const near = s.up.map((_, seat) => {
    const { red, blue, black } = tally(s, seat);
    const role = roleAt(s, seat);
    const goal = role === 'crown' ? red / 3 : role === 'league' ? blue / 3 : (Math.min(red, 2) + Math.min(blue, 2)) / 4;
    const silence = (s.silenced[seat] ?? 0) / s.options.silence;
    return (
      0.05 +
      Math.max(goal, silence) ** 2 +
      0.1 * goal -
      (black >= 2 ? 0.15 : 0) +
      0.01 * box.count(s.cards, HAND + seat)
    );
  });
  const total = near.reduce((sum, one) => sum + Math.max(one, 0.01), 0);
  return near.map((one) => Math.max(one, 0.01) / total);
}

export const courier = defineGame<CourierTypes>({
  id: 'courier',
  rules: 1,
  seats: { min: 3, max: 5 },
  options: {
    silence: { kind: 'number', min: 2, max: 9, default: 5 },
    errands: { kind: 'flag', default: true },
  },
  setup,
  step,
  over: (s) => s.result,
  view,
  viewAll,
  know: (rest, now, viewer) => ({ ...clone(rest), cards: blankCards(box, rest.cards, now.cards, viewer) }),
  imagine: (known, chance, relaxed) => {
    const s = clone(known);
    return fillCards(box, s.cards, chance, relaxed) ? s : null;
  },
  clone,
  check,
  // All its secrets are cards.
  revealed: (s) => s.lacked,
  cards: { box: () => box, of: (s) => s.cards },
  estimate,
});
