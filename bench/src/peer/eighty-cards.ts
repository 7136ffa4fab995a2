// The same eighty-card game for boardgame.io. It follows ours decision by decision, with two differences, both in
// the peer's favour: nobody's knowledge is tracked (no seen bits, classes, facts or groups), and no events are told.
// All seats stay active, so that no turn or stage has to change between the answers of a window.

import type { PeerMove, PeerTable } from './boardgameio.ts';
import * as rules from './eighty-cards-rules.ts';
import { type EightyCards, setup } from './eighty-cards-state.ts';

type Answer = (G: EightyCards, choice: never, random: rules.Random) => void;

const MOVES: Readonly<Record<string, Answer>> = {
  errand: rules.errand,
  play: rules.play,
  seal: rules.seal,
  send: rules.send,
  seize: rules.seize,
  take: rules.accept,
  state: rules.state,
  give: rules.give,
  keep: rules.keep,
};

type Moves = NonNullable<PeerTable<EightyCards>['game']['moves']>;

const moves: Moves = Object.fromEntries(
  Object.entries(MOVES).map(([kind, answer]): [string, Moves[string]] => [
    kind,
    ({ G, playerID, random }, choice: unknown) => {
      if (G.ask.kind !== kind || String(G.ask.seat) !== playerID) return 'INVALID_MOVE';
      answer(G, choice as never, random);
      return undefined;
    },
  ]),
);

export const peerEightyCards: PeerTable<EightyCards> = {
  seats: 4,
  game: {
    name: 'eighty-cards',
    setup: ({ ctx, random }) => setup(ctx.numPlayers, (list) => random.Shuffle(list), random.Die(ctx.numPlayers) - 1),
    // An empty stage name: every seat is active and may make any move of the game.
    turn: { activePlayers: { all: '' } },
    moves,
    endIf: ({ G }) => G.result ?? undefined,
  },
  moves: (G) => {
    const { kind, seat } = G.ask;
    return rules.answers(G).map((choice): PeerMove => ({ seat, move: kind, args: [choice] }));
  },
};
