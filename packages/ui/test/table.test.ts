// The table of a game names kinds of question in the types of the game: what is misspelt does not compile.

import type { GameTable } from '@tabella/ui/table';
import { expect, expectTypeOf, test } from 'vitest';

interface Types {
  readonly state: object;
  readonly options: object;
  readonly view: { readonly hand: readonly string[] };
  readonly event: { readonly kind: 'drew' };
  readonly asks: { readonly place: { readonly choice: number }; readonly answer: { readonly choice: string } };
}

test('a table names kinds of question that are there', () => {
  const table: Pick<GameTable<Types>, 'answers' | 'points' | 'lists'> = {
    answers: ['place'],
    // @ts-expect-error: no such kind
    points: ['plaice'],
    // @ts-expect-error: no such kind
    lists: ['answers'],
  };
  expect(Object.keys(table)).toEqual(['answers', 'points', 'lists']);
});

test('a table sees the views and events of its game, and is a table of any game', () => {
  expectTypeOf<Parameters<NonNullable<GameTable<Types>['out']>>[0]>().toEqualTypeOf<Types['view']>();
  expectTypeOf<Parameters<NonNullable<GameTable<Types>['sound']>>[0]>().toEqualTypeOf<Types['event']>();
  expectTypeOf<GameTable<Types>>().toExtend<GameTable>();
});
