// Noughts and crosses for the kernel: the smallest game there is, so that what is measured is the kernel itself.

import { type Choice, choose, type Flow, type Game, type Result, type Seat } from '@tabella/kernel';

export interface Board {
  /** Per cell the seat that took it, or -1. */
  cells: number[];
  turn: number;
  result: Result | null;
}

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function* step(s: Board): Flow {
  const seat: Seat = s.turn % 2;
  const from: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === -1) from.push(cell);
  const cell = yield* choose(seat, 'mark', from, { open: true });
  s.cells[cell] = seat;
  s.turn++;
  if (LINES.some(([a, b, c]) => s.cells[a] === seat && s.cells[b] === seat && s.cells[c] === seat)) {
    s.result = { winners: [seat], reason: 'line' };
  } else if (s.turn === 9) {
    s.result = { winners: [], reason: 'draw' };
  }
}

const clone = (s: Board): Board => ({ cells: s.cells.slice(), turn: s.turn, result: s.result });

export const tictactoe: Game<Board, Record<string, never>> = {
  id: 'tictactoe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ cells: new Array<number>(9).fill(-1), turn: 0, result: null }),
  step,
  over: (s) => s.result,
  view: (s) => ({ cells: s.cells, turn: s.turn }) as { readonly [key: string]: Choice },
  know: (rest) => clone(rest),
  imagine: (known) => clone(known),
  clone,
  check: () => {},
};
