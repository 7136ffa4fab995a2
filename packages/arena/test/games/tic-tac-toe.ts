// Tic-tac-toe: perfect information, for searches that must not lose.

import { choose, type Game, type Result, type Seat } from '@tabella/kernel';

export interface Board {
  cells: (Seat | null)[];
  turn: Seat;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function over({ cells }: Board): Result | null {
  for (const [a, b, c] of LINES) {
    const seat = cells[a];
    if (seat != null && seat === cells[b] && seat === cells[c]) return { winners: [seat], reason: 'line' };
  }
  return cells.includes(null) ? null : { winners: [0, 1], reason: 'full' };
}

const clone = (board: Board): Board => ({ cells: board.cells.slice(), turn: board.turn });

export const ticTacToe: Game<Board, Record<string, never>> = {
  id: 'tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ cells: new Array<Seat | null>(9).fill(null), turn: 0 }),
  *step(board) {
    const free: number[] = [];
    for (let i = 0; i < 9; i++) if (board.cells[i] === null) free.push(i);
    board.cells[yield* choose(board.turn, 'mark', free, { open: true })] = board.turn;
    board.turn = 1 - board.turn;
  },
  over,
  view: ({ cells, turn }) => ({ cells, turn }),
  know: clone,
  imagine: clone,
  clone,
  check: () => undefined,
};
