// The pace of bots: whose wish counts, what takes time, and questions that nobody needs to be asked.

import { EVERYONE, only } from '@tabella/kernel';
import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { DONE } from '../../src/core/replies.ts';
import { ownSituation, situationOf } from '../../src/core/situation.ts';
import type { TableState } from '../../src/core/state.ts';
import type { OpenMatch } from '../../src/core/world.ts';
import { asking, Course, NOW, reacting, says, tableOf } from './given.ts';

const OPENED: Input = { type: 'opened', declarations: [] };
const thought = (seat: number, answer = 'low', bot: string | null = 'random'): Input => ({
  type: 'thought',
  seat,
  ask: 1,
  bot,
  answer,
});
const AT_WORK = { pace: 1_000, random: () => 0.5 };
const EVENT = { kind: 'trick' };

/** A bot at seat 2 is asked, and has thought. */
function paced(seats: string, more: Partial<TableState>): Course {
  const course = new Course(tableOf(seats, {}, { shownAt: NOW, ...more }), asking(1, [{ seat: 2 }]), AT_WORK);
  course.take(OPENED);
  course.take(thought(2));
  return course;
}

test.each([
  { name: 'as one person wishes', seats: 'ada bot bot', paces: { ada: 'fast' }, ms: 400 },
  { name: 'normal without a wish', seats: 'ada bot bot', paces: {}, ms: 1_000 },
  { name: 'the slowest of several wishes', seats: 'ada bob bot', paces: { ada: 'fast', bob: 'slow' }, ms: 1_750 },
  {
    name: 'not the wish of somebody who is gone',
    seats: 'ada (bob) bot',
    paces: { ada: 'fast', bob: 'slow' },
    ms: 400,
  },
  { name: 'slow where several cannot go step by step', seats: 'ada bob bot', paces: { ada: 'step' }, ms: 1_750 },
] as const)('the pace is $name', ({ seats, paces, ms }) => {
  expect(paced(seats, { paces }).state.timers['bot 2']?.ms).toBe(ms);
});

test('a bot waits no longer because the clock on the wall has stepped back', () => {
  expect(paced('ada bot bot', { shownAt: NOW + 86_400_000 }).state.timers['bot 2']?.ms).toBe(1_000);
});

test('step by step a bot acts when it is told to, once', () => {
  const course = paced('ada bot bot', { paces: { ada: 'step' }, unread: true });
  const { match } = course;
  expect([course.state.timers, situationOf(course.state, match as OpenMatch).step]).toEqual([{}, true]);
  course.take(says('ada', { type: 'go-on' }));
  expect(course.ring('bot 2').request).toMatchObject({ given: [{ seat: 2, choice: 'low' }] });
  course.match = { ...asking(2, [{ seat: 1 }]), told: [{ to: EVERYONE, event: EVENT }] };
  course.take({ type: 'played', reply: DONE, by: { who: 'bot', seat: 2, ask: 1, fellBack: false } });
  course.take({ ...thought(1), ask: 2 } as Input);
  expect([course.state.timers, course.state.unread]).toEqual([{}, true]);
});

test.each([
  { name: 'somebody joins', input: { type: 'hello', connection: { id: 9, person: 'bob' }, since: undefined } },
  { name: 'they wish another pace', input: says('ada', { type: 'prefer', pace: 'fast' }) },
] as const)('a bot that waits for a word goes on when $name', ({ input }) => {
  const course = paced('ada bot bot', { paces: { ada: 'step' }, unread: true });
  course.take(input as Input);
  expect(course.state.timers['bot 2']).toBeDefined();
});

test('a window waits, too, step by step, and goes on when the person answers', () => {
  const state = tableOf('ada bot bot', {}, { paces: { ada: 'step' }, unread: true });
  const course = new Course(state, reacting(1, [0, 1], [0]), AT_WORK);
  course.take(OPENED);
  expect(course.state.timers.window).toBeUndefined();
  course.take(says('ada', { type: 'answer', seat: 0, ask: 1, choice: 'pass' }));
  expect(course.state.timers.window?.ms).toBe(3_000);
});

test.each([
  { name: 'everybody', to: EVERYONE, shown: true },
  { name: 'a seat whose person watches', to: only(0), shown: true },
  { name: 'a bot alone', to: only(1), shown: false },
])('after what is told to $name, time passes or not', ({ to, shown }) => {
  const course = new Course(tableOf('ada bot bot'), asking(1, [{ seat: 1 }]), AT_WORK);
  course.take(OPENED);
  course.now += 5_000;
  course.match = { ...asking(2, [{ seat: 2 }]), told: [{ to, event: EVENT }] };
  course.take({ type: 'played', reply: DONE, by: { who: 'bot', seat: 1, ask: 1, fellBack: false } });
  expect(course.take({ ...thought(2), ask: 2 } as Input).request === null).toBe(shown);
});

const FORCED = { seat: 0, from: ['low'], fallback: 'low' };

test('a person who has no choice is not asked: the answer comes after a drawn time, and the others wait as ever', () => {
  const match = asking(1, [FORCED]);
  const course = new Course(tableOf('ada bob'), match, AT_WORK);
  const { effects } = course.take(OPENED);
  expect(effects).toContainEqual(expect.objectContaining({ type: 'think', bot: null, only: 'low' }));
  expect(ownSituation(course.state, match, 0).ask).toBeNull();
  expect(situationOf(course.state, match)).toMatchObject({ waiting: [0], since: NOW });
  // Others cannot tell it from a question with a choice.
  const chosen = asking(1, [{ seat: 0 }]);
  expect(situationOf(course.state, match)).toEqual(situationOf(course.state, chosen));
  expect(ownSituation(course.state, match, 1)).toEqual(ownSituation(course.state, chosen, 1));
  course.take(thought(0, 'low', null));
  expect(course.ring('bot 0').request).toMatchObject({ given: [{ seat: 0, choice: 'low' }] });
  expect(course.now).toBe(NOW + 1_625);
});

test.each([
  { name: 'in a window silence is enough', match: reacting(1, [0, 1]) },
  { name: 'where one speaks for all, nobody is answered for', match: asking(1, [FORCED, { seat: 1 }], 'any') },
])('$name', ({ match }) => {
  const course = new Course(tableOf('ada bob'), match, AT_WORK);
  expect(course.take(OPENED).effects.filter((one) => one.type === 'think')).toEqual([]);
});
