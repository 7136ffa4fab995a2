// Why a clue, in a sentence: it names the word it is meant for, what it says is so, and it never argues against itself.

import { type BotInput, FastChance, type NameOf, type Thought } from '@tabella/kernel';
import { botInputAt, elsewhere } from '@tabella/kernel/testing';
import { describe, expect, it } from 'vitest';
import { starsAnalyst } from '../../bot/analyst.ts';
import { messageOf, type Options, type State } from '../../rules/state.ts';
import { bitsOf, posteriorOf } from '../../solver/index.ts';
import { analysisWords } from '../../words/en/analysis.ts';
import { botOf, deck, game, lexicon, matchOf } from './support.ts';

type Input = Parameters<NonNullable<ReturnType<typeof starsAnalyst>['because']>>[0] & BotInput<State>;

const analyst = starsAnalyst(deck, lexicon);
const name: NameOf = (seat) => `Seat ${seat + 1}`;

/** What a bot thinks of a clue beside another. */
function thoughtOf(input: Input, answer: string, instead: string): Thought {
  const [worth = 0, other = 0] = analyst.judge(input).after([answer, instead], new FastChance(1)) ?? [];
  const because = analyst.because?.(input, answer, instead) ?? null;
  return {
    seat: input.seat,
    answer,
    worth,
    instead: { answer: instead, worth: other },
    beliefs: [],
    ...(because !== null && { because }),
  };
}

function told(thought: Thought, { ask, view }: Input): string {
  // The question is one of this game.
  return analysisWords.thought?.(thought, ask as Parameters<typeof analysisWords.thought>[1], view, name) ?? '';
}

interface Position {
  readonly input: Input;
  readonly rolled: readonly string[];
  readonly clue: string;
  readonly other: string;
}

/** Each seat that sends a word in the first two rounds, with what hard and others would send. */
function positions(options: Partial<Options>, seed: string): Position[] {
  const match = matchOf(options.mode === 'team' ? 4 : 2, options, seed);
  const found: Position[] = [];
  while (match.result === null && found.length < 6) {
    const [ask] = match.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    const input = botInputAt(match, ask.seat) as Input;
    const clue = String(botOf('hard').decide(input, new FastChance(1)));
    if (ask.kind === 'transmit') {
      const { state } = input.known;
      const alien = state.aliens.includes(ask.seat);
      const { card, dice } = messageOf(state, state.team[ask.seat] as number, alien ? 0 : 1);
      const rolled = (deck.cards[card]?.columns ?? []).map((column, i) => column[dice[i] as number] as string);
      for (const id of ['easy', 'normal', 'hard:open', 'hard:um']) {
        const other = String(botOf(id).decide(input, new FastChance(2)));
        if (other !== clue) found.push({ input, rolled, clue, other });
      }
    }
    match.answer(ask.seat, ask.id, clue);
  }
  return found;
}

const all = [
  ...['a', 'b', 'c', 'd'].flatMap((seed) => positions({ mode: 'coop' }, `why ${seed}`)),
  ...['a', 'b', 'c', 'd'].flatMap((seed) => positions({ mode: 'team' }, `why ${seed}`)),
];

const likeness = (word: string, clue: string): number => lexicon.similarity('people', word, clue);
const bits = ({ known: { state } }: Input, words: readonly string[]): number[] => [
  ...bitsOf(posteriorOf(state.options.draw, state.sent), words, state.cipher ? { cipher: state.cipher } : {}),
];

describe('why the hard bot sends a clue', () => {
  it('names the word of the message to which the clue is nearest', () => {
    for (const { input, rolled, clue, other } of all) {
      const nearest = rolled.reduce((best, word) => (likeness(word, clue) > likeness(best, clue) ? word : best));
      expect(told(thoughtOf(input, clue, other), input)).toMatch(
        new RegExp(`^Sending ${clue}, meant for ${nearest}\\b`),
      );
    }
  });

  it('shows no other clue that promises more points', () => {
    let better = 0;
    for (const { input, clue, other } of all) {
      const thought = thoughtOf(input, clue, other);
      const said = told(thought, input);
      if ((thought.instead?.worth ?? 0) > thought.worth) better++;
      const [, mine, others] = /: ([\d.]+) points to expect; sending \w+: ([\d.]+) points/.exec(said) ?? [];
      if (mine !== undefined) expect(Number(mine), said).toBeGreaterThan(Number(others));
    }
    expect(better).toBeGreaterThan(2);
  });

  it('says what is so, of closeness, cipher and rivals, each somewhere', () => {
    const reasons = new Set<string>();
    for (const { input, clue, other } of all) {
      const said = told(thoughtOf(input, clue, other), input);
      const near = /nearer to (\w+) than \w+ is(?: to (\w+))?\./.exec(said);
      if (near) {
        const [, mine = '', others = mine] = near;
        expect(likeness(mine, clue), said).toBeGreaterThan(likeness(others, other));
        reasons.add('near');
      }
      const [mine = 0, others = 0] = bits(input, [clue, other]);
      if (said.includes('tells more of the cipher')) {
        expect(mine, said).toBeGreaterThan(others);
        reasons.add('cipher');
      }
      if (said.includes('the rivals')) {
        expect(input.known.state.aliens, said).toHaveLength(2);
        expect(input.known.state.aliens, said).toContain(input.seat);
        reasons.add('rivals');
      }
    }
    expect([...reasons].sort()).toEqual(['cipher', 'near', 'rivals']);
  });

  it('gives no reason for a clue that it would not send', () => {
    for (const { input, clue, other } of all) {
      if (thoughtOf(input, clue, other).because === undefined) throw new Error('no reason at all');
      expect(thoughtOf(input, other, clue).because, `${other} for ${clue}`).toMatchObject({ decided: null });
    }
  });

  it('is the same in every world that looks the same to the seat', () => {
    let worlds = 0;
    for (const { input, clue, other } of all) {
      const there = elsewhere(game, input, 5) as Input | null;
      if (there === null) continue;
      worlds++;
      expect(thoughtOf(there, clue, other)).toEqual(thoughtOf(input, clue, other));
    }
    expect(worlds).toBeGreaterThan(4);
  });
});
