// The core is pure: it changes nothing it is given, decides the same from the same, and shows nothing that is not stored.

import { expect, test } from 'vitest';
import { decide } from '../../src/core/decide.ts';
import type { Effect } from '../../src/core/effects.ts';
import type { Input } from '../../src/core/input.ts';
import { DONE } from '../../src/core/replies.ts';
import { asking, ended, NOW, reacting, says, tableOf, worldOf } from './given.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) frozen(one);
    Object.freeze(value);
  }
  return value;
}

const window = reacting(1, [1, 2], [1]);
const question = asking(1, [{ seat: 0 }]);
const inputs: readonly (readonly [string, Input])[] = [
  ['hello', { type: 'hello', connection: { id: 7, person: 'eve' }, since: undefined }],
  ['parted', { type: 'parted', connection: 1 }],
  ['renamed', { type: 'renamed', person: 'ada', name: 'Ada' }],
  ['sit', says('bob', { type: 'sit', seat: 1 })],
  ['remove', says('ada', { type: 'remove', seat: 1 })],
  ['leave', says('bob', { type: 'leave' })],
  ['answer', says('bob', { type: 'answer', seat: 1, ask: 1, choice: 'stop' })],
  ['hold', says('bob', { type: 'hold', seat: 1 })],
  ['chat', says('bob', { type: 'chat', text: 'hello' })],
  ['note', says('bob', { type: 'note', seat: 1, value: { card: 3 } })],
  ['pause', says('bob', { type: 'pause' })],
  ['prefer', says('bob', { type: 'prefer', windows: 'always' })],
  ['close-window', { type: 'close-window', ask: 1 }],
  ['played', { type: 'played', reply: DONE, by: { who: 'clock', late: [1] } }],
];

test.each(inputs)('%s: the state stays as it was, is plain data, and the same comes of it again', (_, input) => {
  for (const match of [window, question, ended()]) {
    const world = worldOf(match);
    const first = decide(tableOf('ada bob cleo'), { type: 'opened', declarations: [] }, world).state;
    const state = frozen(first);
    const once = decide(state, frozen(input), world);
    expect(once.state).toEqual(JSON.parse(JSON.stringify(once.state)));
    const twin: typeof state = JSON.parse(JSON.stringify(state));
    expect(decide(twin, input, worldOf(match))).toEqual(once);
  }
});

const STORED: readonly Effect['type'][] = ['save', 'begin', 'declare', 'add-chat', 'keep-note'];
const SHOWN: readonly Effect['type'][] = ['send', 'show', 'welcome'];

test.each(inputs)('%s: what is stored is stored before anything is shown', (_, input) => {
  for (const match of [window, question]) {
    const { effects, request } = decide(tableOf('ada bob cleo'), input, worldOf(match));
    const kinds = effects.map((one) => one.type);
    const shown = kinds.findIndex((kind) => SHOWN.includes(kind));
    const stored = kinds.findLastIndex((kind) => STORED.includes(kind));
    if (shown >= 0) expect(stored).toBeLessThan(shown);
    // While answers are not played, nothing is shown, and nobody is told that all is well.
    if (request !== null) expect(shown).toBe(-1);
  }
});

test.each([
  ['an answer', question, says('ada', { type: 'answer', seat: 0, ask: 1, choice: 'low' }), 'play'],
  ['the start', null, says('ada', { type: 'start' }), 'deal'],
] as const)('%s is acknowledged when its result is known', (_, match, input, request) => {
  const state = tableOf('ada bob', { phase: match ? 'playing' : 'gathering' });
  expect(decide(state, input, worldOf(match))).toMatchObject({ request: { type: request }, reply: null, effects: [] });
});

test.each([
  ['not the host', 'bob', {}, 'not-host'],
  ['begun already', 'ada', { phase: 'playing' }, 'begun'],
] as const)('no start: %s', (_, person, stored, code) => {
  const state = tableOf('ada bob', { phase: 'gathering', ...stored });
  expect(decide(state, says(person, { type: 'start' }), worldOf(null)).reply).toMatchObject({ ok: false, code });
});

test('a match that was dealt is stored, noted for lists, and shown to all', () => {
  const state = tableOf('ada bob', { phase: 'gathering' });
  const { effects, reply } = decide(state, { type: 'dealt', reply: DONE }, worldOf(question));
  expect(effects).toMatchObject([
    { type: 'save', table: { phase: 'playing', revision: 1, touched: NOW } },
    { type: 'begin', standing: { waiting: [0], result: null } },
    { type: 'show', views: [1, 2], table: true },
  ]);
  expect(reply).toEqual({ ok: true });
});

test('with the last answer the table is over, as the store has it', () => {
  const input: Input = { type: 'played', reply: DONE, by: { who: 'person', seat: 0 } };
  const { state, effects } = decide(tableOf('ada bob'), input, worldOf(ended()));
  expect(state.stored).toMatchObject({ phase: 'over', revision: 1, result: { winners: [0] } });
  expect(effects).toEqual([{ type: 'show', views: [], table: true }]);
});
