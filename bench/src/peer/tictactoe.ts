// Noughts and crosses for boardgame.io, as its tutorial writes it.

import { LINES } from '../games/tictactoe.ts';
import type { Ctx, PeerMove, PeerTable } from './boardgameio.ts';

export interface PeerBoard {
  cells: (string | null)[];
}

function won(cells: PeerBoard['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
}

export const peerTictactoe: PeerTable<PeerBoard> = {
  seats: 2,
  game: {
    name: 'tictactoe',
    setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, id: number) => {
        if (G.cells[id] !== null) return 'INVALID_MOVE' as const;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => {
      if (won(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  },
  moves: (G: PeerBoard, ctx: Ctx) => {
    const moves: PeerMove[] = [];
    const seat = Number(ctx.currentPlayer);
    for (let cell = 0; cell < 9; cell++)
      if (G.cells[cell] === null) moves.push({ seat, move: 'clickCell', args: [cell] });
    return moves;
  },
};
