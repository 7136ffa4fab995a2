// The peer: boardgame.io 0.50.2, driven by the fastest path that is still its own. Its game reducer is called directly,
// with no client, store, transport or React around it, in production mode (no serialisation checks, no logging) and
// without undo history. Its bots walk the same path.

import { createRequire } from 'node:module';
import type { Contender } from '../measure.ts';
import { STARTS } from '../playouts.ts';

import type Peer = require('boardgame.io');
import type Ai = require('boardgame.io/ai');
import type Internal = require('boardgame.io/internal');

type PeerGame<G = unknown> = Peer.Game<G>;
type PeerState = Peer.State;
export type Ctx = Peer.Ctx;

// Read once when it is loaded, so it must be set before.
process.env.NODE_ENV = 'production';
// The package has no ESM entry that Node can load.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as typeof Internal;
const { MCTSBot } = require('boardgame.io/ai') as typeof Ai;

/** A legal move of a seat, by the name of the move. */
export interface PeerMove {
  readonly seat: number;
  readonly move: string;
  readonly args: readonly unknown[];
}

export interface PeerTable<G> {
  readonly game: PeerGame<G>;
  readonly seats: number;
  /** All that the seat to move may do. */
  moves(G: G, ctx: Ctx): PeerMove[];
}

/** Plays random matches until the watch is over and returns how many moves were reduced. Set-up is left out. */
export function playPeer<G>(table: PeerTable<G>, random: (n: number) => number): Contender {
  const game = ProcessGameConfig({ ...table.game, disableUndo: true } as PeerGame);
  const reduce = CreateGameReducer({ game });
  const starts = Array.from({ length: STARTS }, (_, seed) =>
    InitializeGame({ game: { ...game, seed }, numPlayers: table.seats }),
  );
  return (watch) => {
    let count = 0;
    let state = starts[0] as PeerState;
    do {
      if (state.ctx.gameover !== undefined) state = starts[random(STARTS)] as PeerState;
      const moves = table.moves(state.G as G, state.ctx);
      const { seat, move, args } = moves[random(moves.length)] as PeerMove;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } });
      count++;
    } while ((count & 15) !== 0 || !watch.isOver());
    return count;
  };
}

/** The bot thinks about the first move so many times over; not told to be asynchronous, it does so at once. */
export function peerThinks<G>(table: PeerTable<G>, iterations: number): () => number {
  const game = ProcessGameConfig({ ...table.game, disableUndo: true } as PeerGame);
  const start = InitializeGame({ game, numPlayers: table.seats });
  const bot = new MCTSBot({
    game,
    iterations,
    enumerate: (G: G, ctx: Ctx) => table.moves(G, ctx).map(({ move, args }) => ({ move, args: [...args] })),
  });
  return () => {
    void bot.play(start, '0');
    return iterations;
  };
}
