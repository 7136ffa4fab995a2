// The bots of a table: when one is asked, and when its answer counts.

import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { asking, Course, NOW, reacting, says, tableOf, worldOf } from './given.ts';

const OPENED: Input = { type: 'opened', declarations: [] };
const asked = (course: Course): unknown[] =>
  course.take(OPENED).effects.flatMap((one) => (one.type === 'think' ? [[one.ask.seat, one.only]] : []));
const thought = (seat: number, answer: string, ask = 1): Input => ({
  type: 'thought',
  seat,
  ask,
  bot: 'random',
  answer,
});

test.each([
  { name: 'a bot whose turn it is', seats: 'ada bot', match: asking(1, [{ seat: 1 }]), who: [[1, undefined]] },
  { name: 'no person', seats: 'ada bot', match: asking(1, [{ seat: 0 }]), who: [] },
  {
    name: 'the stand-in of somebody away',
    seats: 'ada bob',
    away: true,
    match: asking(1, [{ seat: 1 }]),
    who: [[1, undefined]],
  },
  { name: 'a bot in a window', seats: 'ada bot', match: reacting(1, [0, 1], [1]), who: [[1, undefined]] },
  { name: 'nobody for the only answer there is', seats: 'ada bot', match: reacting(1, [0, 1]), who: [[1, 'pass']] },
  {
    name: 'no bot where a person may speak for all',
    seats: 'ada bot',
    match: asking(1, [{ seat: 0 }, { seat: 1 }], 'any'),
    who: [],
  },
  {
    name: 'a bot where only bots may speak',
    seats: 'ada bot',
    match: asking(1, [{ seat: 1 }], 'any'),
    who: [[1, undefined]],
  },
  { name: 'no bot at a table that everybody left', seats: 'bot bot', match: asking(1, [{ seat: 1 }]), who: [] },
  { name: 'no bot while the only person is gone', seats: '(ada) bot', match: asking(1, [{ seat: 1 }]), who: [] },
])('asked is $name', ({ seats, match, who, away = false }) => {
  expect(asked(new Course(tableOf(seats, {}, away ? { away: { 1: 'silent' } } : {}), match))).toEqual(who);
});

test('a bot is asked once per question, and again after a pause', () => {
  const course = new Course(tableOf('ada bot'), asking(1, [{ seat: 1 }]));
  expect(asked(course)).toHaveLength(1);
  const thinks = (input: Input): number => course.take(input).effects.filter((one) => one.type === 'think').length;
  expect(thinks(says('ada', { type: 'chat', text: 'hm' }))).toBe(0);
  expect(thinks(says('ada', { type: 'pause' }))).toBe(0);
  expect(thinks(says('ada', { type: 'resume' }))).toBe(1);
});

test.each([
  { name: 'is played', pace: 0, waits: null },
  { name: 'waits until people can follow', pace: 1_000, waits: 1_000 },
  { name: 'waits longer over what people want to read', pace: 1_000, slowFor: ['trick'], waits: 2_000 },
  { name: 'does not wait when nobody watches', pace: 1_000, seats: '(ada) bot (bob)', waits: null },
])('what a bot answers $name', ({ pace, waits, slowFor, seats = 'ada bot' }) => {
  const { gamePackage } = worldOf(null);
  const course = new Course(tableOf(seats, {}, { shownAt: NOW }), asking(1, [{ seat: 1 }]), {
    pace,
    random: () => 0.5,
    gamePackage: { ...gamePackage, ...(slowFor && { slowFor }) },
  });
  asked(course);
  const first = course.take(thought(1, 'low'));
  const request = {
    type: 'play',
    given: [{ seat: 1, ask: 1, choice: 'low', said: null }],
    by: { who: 'bot', seat: 1, ask: 1, fellBack: false },
  };
  if (waits === null) {
    expect(first.request).toEqual(request);
    return;
  }
  // Nothing is shown meanwhile: there is nothing to see.
  expect([first.request, first.effects]).toEqual([null, []]);
  expect(course.ring('bot 1').request).toEqual(request);
  expect(course.now).toBe(NOW + waits);
});

test.each([
  { name: 'to an earlier question', input: thought(1, 'low', 0), away: true, dropped: true },
  { name: 'of a seat that was not asked', input: thought(0, 'low'), away: true, dropped: true },
  { name: 'for a person who is back', input: thought(1, 'low'), away: false, dropped: true },
  { name: 'in time', input: thought(1, 'low'), away: true, dropped: false },
])('an answer $name', ({ input, away, dropped }) => {
  const course = new Course(tableOf('ada bob', {}, { away: { 1: 'offline' } }), asking(1, [{ seat: 1 }]));
  asked(course);
  if (!away) course.take({ type: 'hello', connection: { id: 2, person: 'bob' }, since: undefined });
  expect(course.take(input).request === null).toBe(dropped);
});

test.each([
  { name: 'refused: the fallback is tried', reply: 'not-offered', fellBack: false, request: true, trouble: null },
  {
    name: 'refused, and so is the fallback: the match is stuck',
    reply: 'not-offered',
    fellBack: true,
    request: false,
    trouble: 'why',
  },
  {
    name: 'late, because the match went on elsewhere: it is asked again',
    reply: 'stale-ask',
    fellBack: true,
    request: false,
    trouble: null,
  },
])('what a bot answers is $name', ({ reply, fellBack, request, trouble }) => {
  const course = new Course(tableOf('ada bot'), asking(1, [{ seat: 1 }]));
  asked(course);
  const decision = course.take({
    type: 'played',
    reply: { ok: false, code: reply, reason: 'why' },
    by: { who: 'bot', seat: 1, ask: 1, fellBack },
  });
  expect(decision.request !== null).toBe(request);
  expect(decision.effects.some((one) => one.type === 'think')).toBe(!request && trouble === null);
  expect(course.state.trouble).toBe(trouble);
  expect(course.state.slips).toEqual(request ? { 1: 1 } : {});
});

test('a bot that breaks is answered for by the fallback, and that is reported', () => {
  const course = new Course(tableOf('ada bot'), asking(1, [{ seat: 1 }]));
  asked(course);
  const failed = {
    type: 'thought',
    seat: 1,
    ask: 1,
    bot: 'random',
    failure: { reason: 'late', why: 'out of time' },
  } as const;
  const { request, effects } = course.take(failed);
  expect(request).toMatchObject({ given: [{ seat: 1, choice: 'high' }] });
  expect(effects).toEqual([{ type: 'slip', seat: 1, bot: 'random', reason: 'late', why: 'out of time' }]);
  expect(course.state.slips).toEqual({ 1: 1 });
});
