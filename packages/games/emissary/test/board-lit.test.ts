// What lights up on the table when somebody points at a line of the log.

import { expect, test } from 'vitest';
import { colourOf, seatsOf, thingOf } from '../board/lit.ts';
import type { EmissaryEvent } from '../rules/events.ts';

const DELETE = { effect: 'delete', colour: 'black', stamp: 'OM' } as const;
const PLAYS = { kind: 'plays', as: 'delete', card: DELETE, message: null, against: null } as const;

test.each<[EmissaryEvent, readonly number[], ReturnType<typeof thingOf>, ReturnType<typeof colourOf>]>([
  [{ kind: 'sends', seat: 1, by: 'CM', to: 2, card: null }, [1, 2], 'letter', undefined],
  [{ kind: 'draws', seat: 3, cards: 2 }, [3], 'deck', undefined],
  [{ ...PLAYS, seat: 0, to: null, at: 2 }, [0, 2], 'stack', undefined],
  [{ kind: 'discards', seat: 1, card: DELETE }, [1], 'discards', undefined],
  [{ kind: 'obtains', seat: 2, card: DELETE, cause: 'transmitted', from: 0 }, [2, 0], undefined, 'black'],
  [{ kind: 'obtains', seat: 2, card: DELETE, cause: 'ability', from: -1 }, [2], undefined, 'black'],
])('%j', (event, seats, thing, colour) => {
  expect([seatsOf(event), thingOf(event), colourOf(event)]).toEqual([seats, thing, colour]);
});
