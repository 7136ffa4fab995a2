// A toy with everything a table must handle: turns, a secret choice, a window, sides, and a card that some seat holds.

import {
  anyOf,
  type Choice,
  choose,
  EVERYONE,
  type Flow,
  firstOf,
  type Game,
  type GamePackage,
  only,
  PASS,
  question,
  type Result,
  type Seat,
  type Table,
  together,
  type Words,
} from '@tabella/kernel';

interface State {
  seats: number;
  options: Options;
  turn: number;
  /** Drawn at the start; known to its seat alone. */
  secrets: number[];
  /** Whether the last trick was stopped. */
  stopped: number;
  result: Result | null;
}

export interface Options {
  readonly turns: number;
  /** The seat that holds the card for windows; 0 is nobody, 1 the first seat. */
  readonly holder: number;
  readonly kind: string;
}

function* step(s: State, table: Table): Flow {
  const active = s.turn % s.seats;
  switch (s.options.kind) {
    case 'secret': {
      const asks = s.secrets.map((_, seat) => question(seat, 'pick', ['stone', 'paper']));
      const picks = yield* together(asks);
      table.announce(EVERYONE, { kind: 'picked', picks: [...picks] });
      break;
    }
    case 'led': {
      const seats = s.secrets.map((_, i) => (active + i) % s.seats);
      const acted = yield* firstOf(
        seats.map((seat) => question(seat, 'act', [PASS, 'act'], { reaction: seat !== active, open: true })),
      );
      table.announce(EVERYONE, { kind: 'acted', seat: acted?.seat ?? null });
      break;
    }
    case 'decided': {
      const others = s.secrets.map((_, i) => (active + 1 + i) % s.seats).filter((seat) => seat !== active);
      const acted = yield* firstOf([
        ...others.map((seat) =>
          question(seat, 'act', s.options.holder === seat + 1 ? [PASS, 'act'] : [PASS], { reaction: true, open: true }),
        ),
        question(active, 'take', ['take', 'leave'], { open: true }),
      ]);
      table.announce(EVERYONE, { kind: 'acted', seat: acted?.seat ?? null });
      break;
    }
    case 'only': {
      const from = s.options.holder === active + 1 ? ['high', 'low'] : ['high'];
      const trick = yield* choose(active, 'trick', from, { open: true });
      table.announce(EVERYONE, { kind: 'trick', seat: active, trick });
      break;
    }
    case 'any': {
      const asks = s.secrets.map((_, seat) => question(seat, 'speak', ['yes', 'no']));
      const { seat, choice } = yield* anyOf(asks);
      table.announce(EVERYONE, { kind: 'spoke', seat, choice });
      break;
    }
    default: {
      const trick = yield* choose(active, 'trick', ['high', 'low'], { open: true });
      if (trick === 'low' && s.options.kind === 'faulty') throw new Error('a rule that always breaks');
      table.announce(EVERYONE, { kind: 'trick', seat: active, trick });
      if (s.options.kind === 'turns' || s.options.kind === 'faulty') break;
      const others = s.secrets.map((_, seat) => seat).filter((seat) => seat !== active);
      const acted = yield* firstOf(
        others.map((seat) =>
          question(seat, 'stop', s.options.holder === seat + 1 ? [PASS, 'stop'] : [PASS], {
            reaction: true,
            open: true,
            concerns: seat === (active + 1) % s.seats,
          }),
        ),
      );
      if (acted !== null) {
        s.stopped++;
        table.announce(EVERYONE, { kind: 'stopped', seat: acted.seat });
      }
    }
  }
  for (let seat = 0; seat < s.seats; seat++) {
    table.announce(only(seat), { kind: 'whisper', secret: `secret-${s.secrets[seat]}` });
  }
  s.turn++;
  if (s.turn >= s.options.turns) s.result = { winners: [0], reason: 'done' };
}

export const toy: Game<State, Options> = {
  id: 'toy',
  rules: 1,
  seats: { min: 1, max: 5 },
  options: {
    turns: { kind: 'number', min: 1, max: 5_000, default: 6 },
    holder: { kind: 'number', min: 0, max: 5, default: 0 },
    kind: {
      kind: 'one',
      of: ['turns', 'windows', 'led', 'decided', 'only', 'secret', 'any', 'faulty'],
      default: 'turns',
    },
  },
  setup: (seats, options, chance) => ({
    seats,
    options,
    turn: 0,
    secrets: Array.from({ length: seats }, () => 1_000_000 + chance.int(1_000_000)),
    stopped: 0,
    result: null,
  }),
  step,
  over: (s) => s.result,
  view: (s, viewer) => ({
    turn: s.turn,
    stopped: s.stopped,
    secret: viewer === null ? null : `secret-${s.secrets[viewer]}`,
    ...(s.turn % 2 === 0 ? { even: true } : {}),
  }),
  know: (rest, _, viewer) => ({ ...rest, secrets: rest.secrets.map((one, seat) => (seat === viewer ? one : 0)) }),
  imagine: (known, chance) => ({
    ...known,
    secrets: known.secrets.map((one) => (one === 0 ? 1_000_000 + chance.int(1_000_000) : one)),
  }),
  clone: (s) => ({ ...s, secrets: [...s.secrets] }),
  check: () => {},
  // What is whispered to a seat it knows already.
  revealed: () => 0,
};

const words: Words = {
  title: 'Toy',
  tagline: 'For tests.',
  help: [],
  prompt: () => '',
  choice: (choice: Choice) => String(choice),
  event: () => '',
  result: () => '',
  table: () => [],
  options: {},
};

export const toyPackage: GamePackage = {
  game: toy,
  words,
  bots: [],
  sides: () => [
    { id: 'even', seats: [0, 2, 4] as Seat[] },
    { id: 'odd', seats: [1, 3] as Seat[] },
  ],
};
