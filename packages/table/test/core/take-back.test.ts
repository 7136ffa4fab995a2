// Taking back: who may, who is asked, and what ends the asking.

import type { UndoBy } from '@tabella/kernel';
import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { situationOf } from '../../src/core/situation.ts';
import type { TableState } from '../../src/core/state.ts';
import { requestShown } from '../../src/core/take-back.ts';
import type { OpenMatch } from '../../src/core/world.ts';
import { asking, Course, ended, NOW, reacting, says, tableOf } from './given.ts';

/** A match in which seat 0 may take something back, and seat 1 is asked. */
const after = (by: UndoBy | null, match: OpenMatch = asking(1, [{ seat: 1 }])): OpenMatch => ({
  ...match,
  undoable: (seat) => (seat === 0 ? by : null),
});
/** A table at which the question is open already. */
function begun(state: TableState, match: OpenMatch): Course {
  const course = new Course(state, match);
  course.take({ type: 'opened', declarations: [] });
  return course;
}

const undo = (by: UndoBy, person = 'ada', seat = 0): Input => says(person, { type: 'undo', seat, by });
const vote = (person: string, agree: boolean, request = 1): Input =>
  says(person, { type: 'undo-vote', request, agree });
const request = (by: UndoBy) => ({ type: 'undo', seat: 0, by, said: 'ada:m' });

test.each([
  { name: 'by right at once', seats: 'ada bob', may: 'right', by: 'right', done: 'right' },
  { name: 'by right, though the others would be asked', seats: 'ada bob', may: 'right', by: 'consent', done: 'right' },
  { name: 'by consent at once among bots', seats: 'ada bot bot', may: 'consent', by: 'consent', done: 'consent' },
  {
    name: 'by consent at once if bots play for all others',
    seats: 'ada bob',
    away: true,
    may: 'consent',
    by: 'consent',
    done: 'consent',
  },
  { name: 'by consent not at once among people', seats: 'ada bob', may: 'consent', by: 'consent', done: null },
  {
    name: 'by consent not behind the back of somebody without a connection',
    seats: 'ada (bob)',
    may: 'consent',
    by: 'consent',
    done: null,
  },
] as const)('an answer is taken back $name', ({ seats, may, by, done, ...more }) => {
  const state = tableOf(seats, {}, 'away' in more ? { away: { 1: 'offline' } } : {});
  const course = begun(state, after(may));
  const { request: asked, reply } = course.take(undo(by));
  expect(asked).toEqual(done === null ? null : request(done));
  expect(reply).toEqual(done === null ? { ok: true } : null);
  expect(course.state.undo !== null).toBe(done === null);
});

test.each([
  { name: 'by a right that has ended', match: after('consent'), by: 'right', code: 'no-undo' },
  { name: 'when there is nothing', match: after(null), by: 'consent', code: 'no-undo' },
  {
    name: 'that the clock or a bot gave',
    match: { ...after('right'), answeredByPerson: () => false },
    by: 'right',
    code: 'no-undo',
  },
  {
    name: 'to a question that is still open',
    match: after('right', asking(1, [{ seat: 0, declared: 'high' } as never, { seat: 1 }])),
    by: 'right',
    code: 'no-undo',
  },
  { name: 'of another seat', match: after('right'), by: 'right', person: 'bob', code: 'not-yours' },
  { name: 'of nobody', match: after('right'), by: 'right', person: 'eve', code: 'not-yours' },
  { name: 'while the match is paused', match: after('right'), by: 'right', stored: { paused: true }, code: 'paused' },
  { name: 'when the match is over', match: ended(), by: 'right', stored: { phase: 'over' }, code: 'over' },
] as const)('no answer is taken back $name', ({ match, by, code, ...more }) => {
  const course = begun(tableOf('ada bob', 'stored' in more ? more.stored : {}), match);
  const { request: asked, reply } = course.take(undo(by, 'person' in more ? more.person : 'ada'));
  expect(asked).toBeNull();
  expect(reply).toMatchObject({ ok: false, code, reason: expect.stringMatching(/\.$/) });
});

test.each([
  {
    name: 'all others agree',
    seats: 'ada bob cleo',
    votes: [
      ['bob', true],
      ['cleo', true],
    ],
    done: true,
    open: true,
  },
  { name: 'one has not said anything', seats: 'ada bob cleo', votes: [['bob', true]], done: false, open: true },
  {
    name: 'one says no',
    seats: 'ada bob cleo',
    votes: [
      ['bob', true],
      ['cleo', false],
    ],
    done: false,
    open: false,
  },
  { name: 'the asker votes for it', seats: 'ada bob', votes: [['ada', true]], done: false, open: true },
  { name: 'the asker withdraws it', seats: 'ada bob', votes: [['ada', false]], done: false, open: false },
  {
    name: 'the others are one person at two seats',
    seats: 'ada bob bob',
    votes: [['bob', true]],
    done: true,
    open: true,
  },
] as const)('a request when $name', ({ seats, votes, done, open }) => {
  const course = begun(tableOf(seats), after('consent'));
  course.take(undo('consent'));
  const decisions = votes.map(([person, agree]) => course.take(vote(person, agree)));
  expect(decisions.at(-1)?.request ?? null).toEqual(done ? request('consent') : null);
  expect(course.state.undo !== null).toBe(open);
});

test('everybody sees who asks, who has agreed and who is asked', () => {
  const course = begun(tableOf('ada bob bot cleo'), after('consent'));
  course.take(undo('consent'));
  expect(requestShown(course.state)).toEqual({ request: 1, seat: 0, agreed: [], asked: [1, 3] });
  course.take(vote('cleo', true));
  expect(requestShown(course.state)).toEqual({ request: 1, seat: 0, agreed: [3], asked: [1] });
});

const played = (reply: { ok: true } | { ok: false; code: string; reason: string }): Input => ({
  type: 'played',
  reply,
  by: { who: 'person', seat: 1 },
});

test.each([
  { name: 'the next answer', happens: (course: Course) => course.take(played({ ok: true })), open: false },
  {
    name: 'an answer that is refused',
    happens: (course: Course) => course.take(played({ ok: false, code: 'not-offered', reason: '' })),
    open: true,
  },
  {
    name: 'another question',
    happens: (course: Course) => {
      course.match = after('consent', asking(2, [{ seat: 1 }]));
      course.take(says('bob', { type: 'chat', text: 'hm' }));
    },
    open: false,
  },
  { name: 'time', happens: (course: Course) => course.ring('undo'), open: false },
  {
    name: 'a pause',
    happens: (course: Course) => {
      for (const person of ['ada', 'bob']) course.take(says(person, { type: 'pause' }));
    },
    open: false,
  },
  {
    name: 'somebody who leaves',
    happens: (course: Course) => course.take(says('bob', { type: 'leave' })),
    open: false,
  },
  { name: 'chat', happens: (course: Course) => course.take(says('bob', { type: 'chat', text: 'hm' })), open: true },
])('a request and $name', ({ happens, open }) => {
  const course = begun(tableOf('ada bob'), after('consent'));
  course.take(undo('consent'));
  happens(course);
  expect(course.state.undo !== null).toBe(open);
});

test('a request that was refused is not made again for the same question; a late vote is refused', () => {
  const course = begun(tableOf('ada bob'), after('consent'));
  course.take(undo('consent'));
  course.take(vote('bob', false));
  expect(course.take(vote('bob', true)).reply).toMatchObject({ code: 'no-request' });
  expect(course.take(undo('consent')).reply).toMatchObject({ code: 'refused' });
  course.match = after('consent', asking(2, [{ seat: 1 }]));
  course.take(played({ ok: true }));
  expect(course.take(undo('consent')).reply).toEqual({ ok: true });
  expect(course.take(vote('bob', true, 1)).reply).toMatchObject({ code: 'no-request' });
  expect(course.take(vote('bob', true, 2)).request).toEqual(request('consent'));
});

test('while a request is open bots, clocks and windows stand still, and then go on', () => {
  const course = begun(tableOf('ada bob bot', { clock: 30 }), after('consent', asking(1, [{ seat: 1 }, { seat: 2 }])));
  course.take({ type: 'opened', declarations: [] });
  expect(course.state.timers.clock).toBeDefined();
  course.take(undo('consent'));
  expect(Object.keys(course.state.timers)).toEqual(['undo']);
  expect(course.state.question.thinking).toEqual([]);
  expect(course.take({ type: 'thought', seat: 2, ask: 1, bot: 'random', answer: 'low' }).request).toBeNull();
  const { effects } = course.ring('undo');
  expect(course.now).toBe(NOW + 30_000);
  expect(effects.some((one) => one.type === 'think')).toBe(true);
  expect(Object.keys(course.state.timers)).toEqual(['clock']);
});

test('the thought of a bot is dropped when its question is taken back', () => {
  const course = begun(tableOf('ada bot'), after('right', asking(1, [{ seat: 1 }])));
  course.take({ type: 'opened', declarations: [] });
  course.take(undo('right'));
  course.match = after(null, asking(2, [{ seat: 0 }]));
  expect(course.take({ type: 'undone', reply: { ok: true } }).reply).toEqual({ ok: true });
  const late = course.take({ type: 'thought', seat: 1, ask: 1, bot: 'random', answer: 'low' });
  expect([late.request, late.effects]).toEqual([null, []]);
});

const shown = (state: TableState, match: OpenMatch): (UndoBy | null)[] =>
  [0, 1, null].map((viewer) => situationOf(state, match, viewer).undo);

test.each([
  { name: 'its own seat alone', state: tableOf('ada bob'), match: after('right'), undo: 'right' },
  {
    name: 'consent while others may react',
    state: tableOf('ada bob'),
    match: after('right', reacting(1, [1])),
    undo: 'consent',
  },
  {
    name: 'nothing to a seat that a bot plays',
    state: tableOf('ada bob', {}, { away: { 0: 'silent' } }),
    match: after('right'),
    undo: null,
  },
  { name: 'nothing when the match is over', state: tableOf('ada bob', { phase: 'over' }), match: ended(), undo: null },
] as const)('a view offers it to $name', ({ state, match, undo: offered }) => {
  expect(shown(state, match)).toEqual([offered, null, null]);
});
