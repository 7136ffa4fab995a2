// The figures and their floors: speed of decisions, of the copies a search makes, and of replays.

import { Search } from '@tabella/bots';
import {
  type BotInput,
  botInputOf,
  defaultsOf,
  FastChance,
  type Game,
  imagine,
  type Log,
  Match,
} from '@tabella/kernel';
import { gameFigures, measuredGames, playedByPeer } from './game-figures.ts';
import { tictactoe } from './games/tictactoe.ts';
import { type Contender, type Question, repeat } from './measure.ts';
import { type PeerTable, peerThinks, playPeer } from './peer/boardgameio.ts';
import { peerEightyCards } from './peer/eighty-cards.ts';
import { peerTictactoe } from './peer/tictactoe.ts';
import { atPrompts, inTurn, playMatch, runs, startMatch } from './playouts.ts';

const PEER = 'boardgame.io 0.50.2, reducer';
const SEATS = peerEightyCards.seats;
const PROMPTS = 400;
const LOG = 500;
/** Iterations of one search. */
const THOUGHTS = 100;
const chance = new FastChance(1);
const games = await measuredGames();
/** The game of eighty cards, which the peer plays too. */
const eightyCards = await playedByPeer(games, 'eighty cards');
const OPTIONS = defaultsOf(eightyCards.options);

/** Every figure by name; made ready only when it is wanted. */
export const figures: Readonly<Record<string, () => Question | Promise<Question>>> = {
  'decisions, tic-tac-toe': () => ({
    ...decisionsBeside(peerTictactoe, 100),
    ours: repeat(runs(tictactoe, 2, {}, chance), 10),
  }),
  'decisions, eighty cards': () => ({
    ...decisionsBeside(peerEightyCards, 100),
    ours: repeat(runs(eightyCards, SEATS, OPTIONS, chance)),
  }),
  'logged answers, tic-tac-toe': () => ({ ...decisionsBeside(peerTictactoe, 20), ours: logged(tictactoe, 2, 3_000) }),
  'logged answers, eighty cards': () => ({
    ...decisionsBeside(peerEightyCards, 20),
    ours: logged(eightyCards, SEATS, 150),
  }),
  clones,
  forks,
  'imagined worlds': worlds,
  'search iterations': iterations,
  'replay of 500 answers': replay,
  ...gameFigures(games),
};

function decisionsBeside<G>(peer: PeerTable<G>, ratio: number): Omit<Question, 'ours'> {
  const run = playPeer(peer, (n) => chance.int(n));
  return { unit: 'decisions/s', peer: { name: PEER, run }, floor: { ratio } };
}

/** Matches are started off the clock, as the peer's are, so many at a time. */
function logged<S, O>(game: Game<S, O>, seats: number, count: number): Contender {
  return (watch) => {
    let answers = 0;
    do {
      for (const match of watch.aside(() =>
        Array.from({ length: count }, (_, seed) => startMatch(game, seats, seed)),
      )) {
        answers += playMatch(match, chance);
      }
    } while (!watch.isOver());
    return answers;
  };
}

/** Copies of a state in the middle of a match, beside what a state without a clone of its own would need. */
function clones(): Question {
  const match = startMatch(eightyCards, SEATS, 1);
  playMatch(match, chance, 60);
  const { state } = match;
  return {
    unit: 'clones/s',
    ours: repeat(() => (eightyCards.clone(state) ? 1 : 0), 100),
    peer: { name: 'structuredClone', run: repeat(() => (structuredClone(state) ? 1 : 0), 10) },
    floor: { value: 1_000_000 },
  };
}

function forks(): Question {
  const next = inTurn(atPrompts(eightyCards, SEATS, PROMPTS));
  return {
    unit: 'forks/s',
    ours: repeat(() => (next().fork(chance).batch === null ? 0 : 1), 20),
    floor: { value: 300_000 },
  };
}

/** Worlds in which what a viewer knows holds; every seat and the public in turn. */
function worlds(): Question {
  const viewers = [null, ...Array.from({ length: SEATS }, (_, seat) => seat)];
  const matches = atPrompts(eightyCards, SEATS, PROMPTS);
  const next = inTurn(matches.flatMap((match) => viewers.map((viewer) => match.known(viewer))));
  return {
    unit: 'worlds/s',
    ours: repeat(() => (imagine(eightyCards, next(), chance) === null ? 0 : 1), 20),
    floor: { value: 60_000 },
  };
}

/** Search on eighty cards (imagine a world, walk the tree, play about thirty decisions), beside the peer's on nine cells. */
function iterations(): Question {
  const sights = atPrompts(eightyCards, SEATS, PROMPTS)
    .flatMap((match) => match.asks().map((ask) => botInputOf(match, ask.seat)))
    .filter((sight) => sight !== null && sight.ask.from.length > 1);
  const next = inTurn(sights);
  return {
    unit: 'iterations/s',
    ours: repeat(() => {
      const search = new Search(eightyCards, next() as BotInput<unknown>, chance);
      for (let i = 0; i < THOUGHTS; i++) search.iterate();
      return search.iterations;
    }),
    peer: { name: 'boardgame.io 0.50.2, MCTSBot on tic-tac-toe', run: repeat(peerThinks(peerTictactoe, THOUGHTS)) },
    floor: { ratio: 5 },
  };
}

/** From the log of a long match to its last state; the peer reduces as many moves. */
function replay(): Question {
  const log = longLog();
  const peer = playPeer(peerEightyCards, (n) => chance.int(n));
  return {
    unit: 'ms',
    duration: true,
    ours: repeat(() => (Match.replay(eightyCards, log) instanceof Match ? 1 : 0)),
    peer: { name: PEER, run: (watch) => peer(watch) / LOG },
  };
}

/** The first matches by chance are too short: the first one of so many answers is taken. */
function longLog(): Log {
  for (let seed = 0; ; seed++) {
    const match = startMatch(eightyCards, SEATS, seed);
    if (playMatch(match, chance, LOG) === LOG) return match.log();
  }
}
