// A Message from the Stars as a game of the kernel.

import { defineGame, type Flow, type Game, MOST_SEATS } from '@tabella/kernel';
import type { Deck } from '../lexicon/deck.ts';
import { checkCipher, score } from '../solver/index.ts';
import { aliensGuess, scientistsGuess } from './guesses.ts';
import { imagine, know } from './know.ts';
import { aliensTransmit, type Rules, scientistsTransmit } from './rounds.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State } from './state.ts';
import { type Speech, textRules } from './texts.ts';
import type { StarsTypes, Table } from './types.ts';
import { view, viewAll } from './view.ts';

const TEAM_SEATS = 4;

export function starsGame(deck: Deck, speech: Speech): Game<State, Options> {
  const rules: Rules = { deck, speech };
  return defineGame<StarsTypes>({
    id: 'stars',
    rules: 2,
    seats: { min: 2, max: MOST_SEATS },
    options: {
      mode: { kind: 'one', of: ['coop', 'team'], default: 'coop' },
      hard: { kind: 'flag', default: false },
      draw: { kind: 'one', of: ['deck', 'uniform'], default: 'deck' },
      alien: { kind: 'seat', default: 1 },
      agree: { kind: 'one', of: ['one', 'first', 'vote'], default: 'one' },
      aid: { kind: 'flag', default: false },
    },
    texts: textRules(deck, speech),
    refuses: (seats, { mode, alien }) => {
      if (mode === 'team' && seats < TEAM_SEATS) return { kind: 'team-seats' };
      return alien > seats ? { kind: 'alien-seat', alien, seats } : null;
    },
    setup: (seats, options, chance) => setup(deck, seats, options, chance),
    step: (s, table) => step(rules, s, table),
    over: (s) => s.result,
    view: (s, viewer) => view(rules, s, viewer),
    viewAll: (s) => viewAll(rules, s),
    know: (_, now, viewer) => know(now, viewer),
    imagine: (known, chance) => imagine(rules, known, chance),
    clone,
    check,
  });
}

/** One question: every answer leads to a resting point. */
function* step(rules: Rules, s: State, table: Table): Flow {
  switch (s.phase) {
    case 'alien':
      return yield* aliensTransmit(rules, s, table);
    case 'scientists':
      return yield* scientistsTransmit(rules, s, table);
    case 'guess-alien':
      return yield* aliensGuess(rules, s, table);
    case 'guess-scientists':
    case 'guess-letters':
      return yield* scientistsGuess(rules, s, table);
    case 'over':
      throw new Error('the game is over');
  }
}

function check(s: State): void {
  if (s.cipher === null || !checkCipher(s.cipher).ok) throw new Error('no proper cipher');
  for (const one of s.sent) {
    if (score(s.cipher, one.word) !== one.score) throw new Error(`${one.word} was scored wrongly`);
  }
  for (const message of s.messages)
    if (message.card < 0 || message.dice.length !== 3) throw new Error('a message is incomplete');
  if (new Set(s.messages.map((message) => message.card)).size !== s.messages.length)
    throw new Error('one card was dealt twice');
}
