// The game both servers are asked to serve: four seats in turn, one of two choices each, no end. All the work is theirs.

import {
  type Choice,
  choose,
  EVERYONE,
  type Flow,
  type Game,
  type GamePackage,
  type Seat,
  type Table,
} from '@tabella/kernel';

import type Peer = require('boardgame.io');

export const GAME = 'turns';
export const SEATS = 4;
export const CHOICES = ['high', 'low'] as const;

interface State {
  seats: number;
  turn: number;
  last: string | null;
}

function* step(s: State, table: Table): Flow {
  const seat: Seat = s.turn % s.seats;
  const choice = yield* choose(seat, 'choose', CHOICES);
  s.last = String(choice);
  s.turn++;
  table.announce(EVERYONE, { kind: 'chose', seat, choice });
}

const game: Game<State> = {
  id: GAME,
  rules: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  setup: (seats) => ({ seats, turn: 0, last: null }),
  step,
  over: () => null,
  view: ({ turn, last }) => ({ turn, last }),
  know: (rest) => ({ ...rest }),
  imagine: (known) => ({ ...known }),
  clone: (s) => ({ ...s }),
  check: () => {},
};

/** Nobody reads the words of a game that is only measured. */
export const gamePackage: GamePackage = {
  game,
  words: {
    title: GAME,
    tagline: '',
    help: [],
    prompt: () => '',
    choice: (choice: Choice) => String(choice),
    event: () => '',
    result: () => '',
    table: () => [],
    options: {},
  },
  bots: [],
};

/** The same for boardgame.io, without undo history. */
export const peerGame: Peer.Game<{ turn: number; last: string | null }> = {
  name: GAME,
  disableUndo: true,
  setup: () => ({ turn: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose: ({ G }, choice: string) => {
      G.last = choice;
      G.turn++;
    },
  },
};
