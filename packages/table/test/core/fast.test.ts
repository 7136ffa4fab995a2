// Fast-forward, and matches that everybody left.

import { expect, test } from 'vitest';
import { fastOf } from '../../src/core/fast.ts';
import type { Input } from '../../src/core/input.ts';
import { asking, Course, ended, reacting, says, tableOf, worldOf } from './given.ts';

const { gamePackage } = worldOf(null);
/** A game in which these seats are out. */
const withOut = (...out: readonly number[]) => ({
  gamePackage: { ...gamePackage, out: (_: unknown, seat: number) => out.includes(seat) },
});
const fast: Input = says('ada', { type: 'fast-forward' });
const opened: Input = { type: 'opened', declarations: [] };
const thinks = (course: Course, input: Input): number =>
  course.take(input).effects.filter((one) => one.type === 'think').length;

test.each([
  { name: 'the only person is out', seats: 'ada bot bot', out: [0], can: true },
  { name: 'all people are out', seats: 'ada bob bot', out: [0, 1], can: true },
  { name: 'one still plays', seats: 'ada bob bot', out: [0], can: false },
  { name: 'one still plays, without a connection', seats: 'ada (bob) bot', out: [0], can: false },
  { name: 'only bots play', seats: 'bot bot', out: [], can: true },
  { name: 'nobody is out', seats: 'ada bot', out: [], can: false },
])('bots may be hurried when $name: $can', ({ seats, out, can }) => {
  const course = new Course(tableOf(seats), asking(1, [{ seat: 1 }]), withOut(...out));
  const scene = { ...withOut(...out), match: course.match };
  expect(fastOf(course.state, scene)).toBe(can ? 'possible' : 'no');
  const { reply } = course.take(fast);
  expect(reply).toMatchObject(can ? { ok: true } : { ok: false, code: 'played-on' });
  expect(fastOf(course.state, scene)).toBe(can ? 'on' : 'no');
});

test('bots that are hurried do not wait, and windows close when they have answered', () => {
  const course = new Course(tableOf('ada bot bot'), asking(1, [{ seat: 1 }]), { ...withOut(0), pace: 700 });
  course.take(opened);
  course.take(fast);
  expect(course.take({ type: 'thought', seat: 1, ask: 1, bot: 'random', answer: 'low' }).request).not.toBeNull();
  course.match = reacting(2, [1, 2], [1]);
  course.take({ type: 'played', reply: { ok: true }, by: { who: 'bot', seat: 1, ask: 1, fellBack: false } });
  for (const seat of [1, 2]) course.take({ type: 'thought', seat, ask: 2, bot: 'random', answer: 'pass' });
  expect(course.state.question.window).toMatchObject({ closing: true });
});

test('when a person plays again the bots take their time', () => {
  const state = tableOf('ada (bob) bot', {}, { away: { 1: 'offline' } });
  const course = new Course(state, asking(1, [{ seat: 2 }]), withOut(0));
  course.take(fast);
  expect(course.state.fast).toBe(true);
  course.take({ type: 'hello', connection: { id: 9, person: 'bob' }, since: undefined });
  expect(course.state.fast).toBe(false);
});

test.each([
  { name: 'the last person leaves', seats: 'ada bot', paused: true },
  { name: 'somebody else still plays', seats: 'ada bob', paused: false },
])('a match is paused when $name: $paused', ({ seats, paused }) => {
  const course = new Course(tableOf(seats), asking(1, [{ seat: 1 }]));
  course.take(says('ada', { type: 'leave' }));
  expect(course.state.stored.paused).toBe(paused);
});

test('whoever comes back to a match that all had left plays on; whoever looks on may let the bots play', () => {
  const course = new Course(tableOf('ada bot'), asking(1, [{ seat: 1 }]));
  course.take(opened);
  expect(thinks(course, says('ada', { type: 'leave' }))).toBe(0);
  expect(thinks(course, says('ada', { type: 'chat', text: 'hm' }))).toBe(0);
  expect(thinks(course, says('ada', { type: 'sit', seat: 0 }))).toBe(1);
  expect(course.state.stored.paused).toBe(false);
  course.take(says('ada', { type: 'leave' }));
  expect(thinks(course, fast)).toBe(1);
  expect(course.state.stored.paused).toBe(false);
});

test('a pause that people agreed on does not end when one of them sits down again', () => {
  const course = new Course(tableOf('ada bob', { paused: true }), asking(1, [{ seat: 1 }]));
  course.take(says('ada', { type: 'sit', seat: 0 }));
  expect(course.state.stored.paused).toBe(true);
});

test('a match of one person among bots waits while nobody looks on', () => {
  const course = new Course(tableOf('(ada) bot'), asking(1, [{ seat: 1 }]));
  expect(thinks(course, opened)).toBe(0);
  expect(thinks(course, { type: 'hello', connection: { id: 1, person: 'ada' }, since: undefined })).toBe(1);
});

test('a match that is over is not hurried', () => {
  const course = new Course(tableOf('bot bot', { phase: 'over' }), ended());
  expect(course.take(fast).reply).toMatchObject({ code: 'played-on' });
});
