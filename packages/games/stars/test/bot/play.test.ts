// Every level plays every mode to its end, at every size of the table, and writes nothing illegal.

import { describe, expect, it } from 'vitest';
import { findBlock } from '../../lexicon/legality.ts';
import { messageOf, type Options, roundsOf, type State } from '../../rules/state.ts';
import { cardWords } from '../../rules/texts.ts';
import { isOneWord } from '../lexicon/one-word.ts';
import { botOf, deck, lexicon, played } from './support.ts';

const AGREE = ['one', 'first', 'vote'] as const;

/** Two clues of one side that are forms of one word. */
function repeats(s: State): string[] {
  return s.sent.flatMap((one, i) => {
    const own = s.sent.slice(0, i).filter(({ team, side }) => team === one.team && side === one.side);
    return own.filter(({ word }) => isOneWord(word, one.word)).map(({ word }) => `${word} ${one.word}`);
  });
}

/** The clues of a finished game: each legal for its sender, one that a bot may say, and never a form of an older one. */
function checkClues(s: State): void {
  expect(repeats(s)).toEqual([]);
  for (const { team, side, word } of s.sent) {
    const card = deck.cards[messageOf(s, team, side).card];
    expect(card && findBlock(word, cardWords(card), lexicon), word).toBeNull();
    const place = lexicon.indexOf(word);
    expect(place, word).toBeGreaterThanOrEqual(0);
    expect(place, word).toBeLessThan(lexicon.vocabulary.length);
  }
}

describe.each(['easy', 'normal', 'hard'])('%s', (id) => {
  for (const mode of ['coop', 'team'] as const) {
    const [fewest, voices] = mode === 'coop' ? [2, 2] : [4, 4];
    for (const seats of [fewest, 5, 6, 8, 15]) {
      const options: Partial<Options> = {
        mode,
        hard: seats % 2 === 1,
        draw: seats % 3 === 0 ? 'uniform' : 'deck',
        alien: seats % 2 === 0 ? 0 : 1 + (seats % 3),
        agree: AGREE[seats % 3] ?? 'one',
      };
      it(`plays ${mode} with ${seats} seats`, () => {
        const match = played([botOf(id)], seats, options, `${id} ${mode} ${seats}`);
        expect(match.result?.scores).toHaveLength(seats);
        expect(match.state.sent).toHaveLength(voices * roundsOf(match.options));
        checkClues(match.state);
      });
    }
  }
});

it('bots of different minds come to agree, by vote as well', () => {
  for (const agree of ['one', 'vote'] as const) {
    for (const mode of ['coop', 'team'] as const) {
      const match = played(['easy', 'hard:gw', 'hard:um'].map(botOf), 8, { mode, agree }, `minds ${agree} ${mode}`);
      expect(match.result).not.toBeNull();
      expect(match.log().rows.length).toBeLessThan(300);
    }
  }
});

it('R13: bots never send two forms of one word, such as DOCTORS and DOCTOR', () => {
  const found = [];
  for (const id of ['easy', 'normal', 'hard']) {
    for (let n = 16; n < 28; n++) found.push(...repeats(played([botOf(id)], 2, {}, `forms ${id} ${n}`).state));
  }
  expect(found).toEqual([]);
});
