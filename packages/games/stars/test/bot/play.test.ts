// Every level plays every mode to its end, at every size of the table, and writes nothing illegal.

import { describe, expect, it } from 'vitest';
import { findBlock } from '../../lexicon/legality.ts';
import { messageOf, type Options, roundsOf, type State } from '../../rules/state.ts';
import { cardWords } from '../../rules/texts.ts';
import { botOf, deck, lexicon, played } from './support.ts';

const AGREE = ['one', 'first', 'vote'] as const;

/** The clues of a finished game: each legal for its sender, one that a bot may say, and never a form of an older one. */
function checkClues(s: State): void {
  const spent = new Set<string>();
  for (const { team, side, word } of s.sent) {
    const card = deck.cards[messageOf(s, team, side).card];
    expect(card && findBlock(word, cardWords(card), lexicon), word).toBeNull();
    const place = lexicon.indexOf(word);
    expect(place, word).toBeGreaterThanOrEqual(0);
    expect(place, word).toBeLessThan(lexicon.vocabulary.length);
    const form = `${team} ${side} ${lexicon.headOf(place)}`;
    expect(spent.has(form), `${word} again`).toBe(false);
    spent.add(form);
  }
}

describe.each(['easy', 'normal', 'hard'])('%s', (id) => {
  for (const mode of ['coop', 'team'] as const) {
    const [fewest, voices] = mode === 'coop' ? [2, 2] : [4, 4];
    for (let seats = fewest; seats <= 8; seats++) {
      const options: Partial<Options> = {
        mode,
        hard: seats % 2 === 1,
        draw: seats % 3 === 0 ? 'uniform' : 'deck',
        roles: seats % 2 === 0 ? 'drawn' : 'seats',
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
