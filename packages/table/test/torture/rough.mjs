// A rough game: its rules break at one of the choices offered, its bots break or never return, and every seat has a secret
// that can be recognised wherever it turns up.

import { choose, EVERYONE, only, question, together } from '@tabella/kernel';

/**
 * @typedef {{ turns: number }} Options
 * @typedef {{ seats: number, options: Options, turn: number, secrets: string[], laid: string[], result: import('@tabella/kernel').Result | null }} State
 */

/** Every fifth turn all seats choose at once, unseen. */
const TOGETHER = 5;
/** At one of them the rule breaks. */
const CHOICES = [...Array.from({ length: 19 }, (_, i) => `way ${i}`), 'break'];

/** @param {State} s @param {import('@tabella/kernel').Table} table @returns {import('@tabella/kernel').Flow} */
function* step(s, table) {
  if (s.turn % TOGETHER === TOGETHER - 1) {
    const picks = yield* together(s.secrets.map((_, seat) => question(seat, 'pick', ['stone', 'paper'])));
    s.laid.push(picks.join('-'));
    table.announce(EVERYONE, { kind: 'picked', picks: [...picks] });
  } else {
    const seat = s.turn % s.seats;
    const choice = yield* choose(seat, 'way', CHOICES, { open: true });
    if (choice === 'break') throw new Error('this rule breaks');
    s.laid.push(String(choice));
    table.announce(EVERYONE, { kind: 'went', seat, choice });
    table.announce(only(seat), { kind: 'whisper', secret: s.secrets[seat] ?? '' });
  }
  s.turn++;
  if (s.turn >= s.options.turns) s.result = { winners: [0], reason: 'done' };
}

/** @type {import('@tabella/kernel').Game<State, Options>} */
const game = {
  id: 'rough',
  rules: 1,
  seats: { min: 1, max: 5 },
  options: { turns: { kind: 'number', min: 1, max: 5_000, default: 60 } },
  setup: (seats, options, chance) => ({
    seats,
    options,
    turn: 0,
    secrets: Array.from({ length: seats }, (_, seat) => `secret-${seat}-${chance.int(2 ** 31)}`),
    laid: [],
    result: null,
  }),
  step,
  over: (s) => s.result,
  view: (s, viewer) => ({
    turn: s.turn,
    laid: [...s.laid],
    secret: viewer === null ? null : (s.secrets[viewer] ?? null),
  }),
  know: (rest, _, viewer) => ({ ...rest, secrets: rest.secrets.map((one, seat) => (seat === viewer ? one : '')) }),
  imagine: (known, chance) => ({
    ...known,
    secrets: known.secrets.map((one, seat) => one || `secret-${seat}-${chance.int(2 ** 31)}`),
  }),
  clone: (s) => ({ ...s, secrets: [...s.secrets], laid: [...s.laid] }),
  check: () => {},
};

/** @param {string} id */
const never = (id) => ({
  id,
  make: () => {
    throw new Error('it thinks in a thread of its own');
  },
});

/** @type {import('@tabella/kernel').GamePackage} */
export const roughPackage = {
  game: /** @type {import('@tabella/kernel').AnyGame} */ (game),
  words: {
    title: 'Rough',
    tagline: '',
    help: [],
    prompt: () => '',
    choice: String,
    event: () => '',
    result: () => '',
    table: () => [],
    options: {},
  },
  bots: [never('stuck'), never('broken')],
};
