// The types of a game travel: what is wrong in its words, bots or questions does not compile.

import { expect, expectTypeOf, test } from 'vitest';
import {
  type Ask,
  type AskOf,
  asking,
  type BoardProps,
  type BotInputOf,
  byKind,
  type Flow,
  type OptionNamesOf,
  type Schema,
  type TopicsOf,
  type WordsOf,
} from '../src/index.ts';

interface Options {
  readonly rounds: number;
  readonly quick: boolean;
  readonly side: 'left' | 'right';
  readonly sets: readonly ('a' | 'b')[];
}

interface Types {
  readonly state: { readonly turn: number };
  readonly options: Options;
  readonly view: { readonly hand: readonly string[] };
  readonly event: { readonly kind: 'drew'; readonly seat: number } | { readonly kind: 'won'; readonly by: string };
  readonly asks: {
    readonly place: { readonly choice: { readonly x: number; readonly y: number } };
    readonly answer: { readonly choice: 'yes' | 'pass'; readonly about: { readonly card: string } };
  };
}

const { choose, firstOf, question, togetherSome } = asking<Types>();

test('a question gives back the choice of its kind', () => {
  function* flow(): Flow {
    const spot = yield* choose(0, 'place', [{ x: 1, y: 2 }]);
    expectTypeOf(spot).toEqualTypeOf<{ x: number; y: number }>();
    const acted = yield* firstOf([question(1, 'answer', ['pass', 'yes'], { about: { card: 'a' }, reaction: true })]);
    expectTypeOf(acted?.choice).toEqualTypeOf<'yes' | undefined>();
  }
  const asked = flow().next();
  expect(asked.value).toEqual({
    mode: 'all',
    asks: [{ seat: 0, kind: 'place', from: [{ x: 1, y: 2 }], fallback: { x: 1, y: 2 } }],
  });
});

test('questions that want lists give a list each, and a typed question is a question', () => {
  function* flow(): Flow {
    const some = yield* togetherSome([question(0, 'place', [{ x: 1, y: 2 }], { min: 0, max: 1 })]);
    expectTypeOf(some).toEqualTypeOf<readonly (readonly { readonly x: number; readonly y: number }[])[]>();
    expect(some).toEqual([[{ x: 1, y: 2 }]]);
  }
  const asked = flow();
  expect(asked.next().value).toMatchObject({ mode: 'all', asks: [{ kind: 'place', max: 1 }] });
  expect(asked.next([[{ x: 1, y: 2 }]]).done).toBe(true);
  expectTypeOf<AskOf<Types>>().toExtend<Ask>();
});

test('what a kind does not have is refused by the compiler', () => {
  // @ts-expect-error: no such kind
  expect(question(0, 'plaice', []).kind).toBe('plaice');
  // @ts-expect-error: not a choice of this kind
  expect(question(0, 'place', ['yes']).from).toEqual(['yes']);
  // @ts-expect-error: what is shown with it is missing
  expect(question(0, 'answer', ['yes']).about).toBeUndefined();
});

test('questions, events and views are known to words, bots and boards', () => {
  expectTypeOf<AskOf<Types>['kind']>().toEqualTypeOf<'place' | 'answer'>();
  expectTypeOf<Parameters<WordsOf<Types>['event']>[0]>().toEqualTypeOf<Types['event']>();
  expectTypeOf<BotInputOf<Types>['view']['hand']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<BoardProps<Types>['view']>().toEqualTypeOf<Types['view']>();
  const label = byKind<Types, [], string>({
    place: ({ x, y }) => `${x}/${y}`,
    answer: (choice, ask) => `${choice} to ${ask.about.card}`,
  });
  const ask = question(0, 'answer', ['yes', 'pass'], { about: { card: 'Trap' } });
  expect(label('yes', ask)).toBe('yes to Trap');
});

test('the kind of a field follows from the type of its option', () => {
  const schema: Schema<Options> = {
    rounds: { kind: 'number', min: 1, max: 3, default: 2 },
    quick: { kind: 'flag', default: false },
    side: { kind: 'one', of: ['left', 'right'], default: 'left' },
    // @ts-expect-error: a list is a field of kind `some`
    sets: { kind: 'one', of: ['a', 'b'], default: 'a' },
  };
  expect(Object.keys(schema)).toHaveLength(4);
});

test('words name every option, values of options, and kinds of question that are there', () => {
  const names: OptionNamesOf<Types> = {
    rounds: 'rounds',
    quick: 'quick',
    side: 'side',
    'side.left': 'left',
    sets: 'sets',
  };
  // @ts-expect-error: an option has no name
  const missing: OptionNamesOf<Types> = { rounds: 'rounds', quick: 'quick', side: 'side' };
  // @ts-expect-error: no such option
  const misspelt: OptionNamesOf<Types> = { ...names, ronds: 'rounds' };
  // @ts-expect-error: a value of no option
  const value: OptionNamesOf<Types> = { ...names, 'sied.left': 'left' };
  const topics: TopicsOf<Types> = { place: 'PLACES' };
  // @ts-expect-error: no such kind of question
  const topic: TopicsOf<Types> = { plaice: 'PLACES' };
  expect([names, missing, misspelt, value].map((one) => Object.keys(one).length)).toEqual([5, 3, 6, 6]);
  expect([topics, topic]).toEqual([{ place: 'PLACES' }, { plaice: 'PLACES' }]);
});
