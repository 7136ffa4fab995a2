// Windows at the table: how long one lasts, for whom it waits, and what counts when it closes.

import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { DONE } from '../../src/core/replies.ts';
import { asking, Course, reacting, says, tableOf } from './given.ts';

const OPENED: Input = { type: 'opened', declarations: [] };
const opened = (...args: ConstructorParameters<typeof Course>): Course => {
  const course = new Course(...args);
  course.take(OPENED);
  return course;
};
const given = (course: Course): unknown => {
  const { request } = course.ring('window');
  return request?.type === 'play' ? request.given.map(({ seat, choice }) => [seat, choice]) : null;
};

test.each([
  { name: 'as long as the table says', seats: 'ada bob cleo', window: 'slow', asked: [1, 2], ms: 8_000 },
  { name: 'also when only one of several people is asked', seats: 'ada bob bot', asked: [1, 2], ms: 3_000 },
  { name: 'and when the others are away', seats: 'ada (bob) (cleo)', asked: [1, 2], ms: 3_000 },
  { name: 'short when only bots are asked', seats: 'ada bob bot', asked: [2], ms: 500 },
  { name: 'no shorter for one alone', seats: 'ada bot bot', asked: [0, 1], ms: 3_000 },
] as const)('a window is $name', ({ seats, asked, ms, ...terms }) => {
  const lengths = [[], [...asked]].map((can) => {
    const course = opened(
      tableOf(seats, { window: 'window' in terms ? terms.window : 'normal' }),
      reacting(1, asked, can),
    );
    return course.state.timers.window?.ms;
  });
  // The same whether or not anybody holds a card.
  expect(lengths).toEqual([ms, ms]);
});

test.each([
  { name: 'with nobody there it waits', seats: '(ada) (bob) bot', runs: false },
  { name: 'with somebody there it runs', seats: '(ada) bob bot', runs: true },
])('$name', ({ seats, runs }) => {
  const course = opened(tableOf(seats), reacting(1, [1, 2], [1]));
  expect(course.state.timers.window !== undefined).toBe(runs);
});

test.each([
  {
    name: 'silence is a pass',
    said: [],
    closes: [
      [1, 'pass'],
      [2, 'pass'],
    ],
  },
  {
    name: 'what was declared counts',
    said: [['bob', 1, 'stop']],
    closes: [
      [1, 'stop'],
      [2, 'pass'],
    ],
  },
  {
    name: 'the last word counts',
    said: [
      ['bob', 1, 'stop'],
      ['cleo', 2, 'stop'],
      ['bob', 1, 'pass'],
    ],
    closes: [
      [1, 'pass'],
      [2, 'stop'],
    ],
  },
] as const)('$name', ({ said, closes }) => {
  const course = opened(tableOf('ada bob cleo'), reacting(1, [1, 2], [1, 2]));
  for (const [person, seat, choice] of said) {
    const { effects, reply } = course.take(says(person, { type: 'answer', seat, ask: 1, choice }));
    // It is stored before it is acknowledged.
    expect(effects[0]).toMatchObject({ type: 'declare', declaration: { seat, choice, ask: 1 } });
    expect(reply).toEqual({ ok: true });
  }
  expect(given(course)).toEqual(closes);
});

test.each([
  { name: 'a card that is not held', seat: 2, person: 'cleo', ask: 1, choice: 'stop', code: 'not-offered' },
  { name: 'the seat of another', seat: 1, person: 'cleo', ask: 1, choice: 'pass', code: 'not-yours' },
  { name: 'an earlier question', seat: 1, person: 'bob', ask: 0, choice: 'pass', code: 'stale-ask' },
  { name: 'somebody who is not asked', seat: 0, person: 'ada', ask: 1, choice: 'pass', code: 'not-asked' },
])('an answer for $name is refused, and nothing is stored', ({ seat, person, ask, choice, code }) => {
  const course = opened(tableOf('ada bob cleo'), reacting(1, [1, 2], [1]));
  const before = course.state;
  const { reply, effects, state } = course.take(says(person, { type: 'answer', seat, ask, choice }));
  expect(reply).toMatchObject({ ok: false, code });
  expect(effects.map((one) => one.type)).toEqual(['show']);
  expect(state.question).toEqual(before.question);
});

test.each([
  { name: 'somebody who holds it and has not decided', after: [], grows: true },
  { name: 'somebody who has decided since', after: ['pass'], grows: false },
])('a window and $name', ({ after, grows }) => {
  const course = opened(tableOf('ada bob cleo'), reacting(1, [1, 2], [1]));
  expect(course.take(says('bob', { type: 'hold', seat: 1 })).reply).toEqual({ ok: true });
  expect(course.state.question.window?.thinking).toBe(true);
  for (const choice of after) course.take(says('bob', { type: 'answer', seat: 1, ask: 1, choice }));
  const { request } = course.ring('window');
  expect([request === null, course.state.timers.window?.ms]).toEqual(grows ? [true, 3_000] : [false, undefined]);
});

test.each([
  { name: 'several people may hold it: it is held for nobody now and then', seats: 'ada bob cleo', held: true },
  { name: 'one person plays alone: it is not', seats: 'ada bot bot', held: false },
])('where $name', ({ seats, held }) => {
  const course = opened(tableOf(seats), reacting(1, [0, 1]), { random: () => 0.1 });
  expect(course.state.timers.hold !== undefined).toBe(held);
  if (!held) return;
  course.ring('hold');
  expect(course.state.question.window?.thinking).toBe(true);
});

test('nobody holds a window that does not ask them, or that is none', () => {
  const course = opened(tableOf('ada bob cleo'), reacting(1, [1, 2]));
  expect(course.take(says('ada', { type: 'hold', seat: 0 })).reply).toMatchObject({ code: 'no-window' });
  course.match = asking(2, [{ seat: 0 }]);
  course.take({ type: 'played', reply: DONE, by: { who: 'window' } });
  expect(course.take(says('ada', { type: 'hold', seat: 0 })).reply).toMatchObject({ code: 'no-window' });
});

test('a bot that still thinks has passed, and that is reported', () => {
  const course = opened(tableOf('ada bob bot'), reacting(1, [1, 2], [2]));
  const { request, effects } = course.ring('window');
  expect(effects).toContainEqual(expect.objectContaining({ type: 'slip', seat: 2, bot: 'random', reason: 'late' }));
  expect(request).toMatchObject({
    given: [
      { seat: 1, choice: 'pass' },
      { seat: 2, choice: 'pass' },
    ],
  });
  expect(course.state.slips).toEqual({ 2: 1 });
});

const led = (id: number) =>
  asking(
    id,
    [0, 1].map((seat) => ({ seat, from: ['pass', 'act'], fallback: 'pass', reaction: seat !== 0 })),
    'first',
  );

test.each([
  { name: 'is waited for by name, while its time runs', said: [], window: true, closing: false, clock: true },
  { name: 'passes: the others have the rest of its time', said: ['pass'], window: true, closing: false, clock: false },
  { name: 'acts: it closes at once', said: ['act'], window: false, closing: true, clock: false },
])('the one who leads a window $name', ({ said, window, closing, clock }) => {
  const course = opened(tableOf('ada bob', { clock: 30 }), led(1));
  const queued = said.flatMap(
    (choice) => course.take(says('ada', { type: 'answer', seat: 0, ask: 1, choice })).effects,
  );
  expect(course.state.timers.window !== undefined).toBe(window);
  expect(course.state.timers.clock !== undefined).toBe(clock);
  expect(queued.some((one) => one.type === 'queue')).toBe(closing);
  if (!closing) return;
  expect(course.take(says('bob', { type: 'answer', seat: 1, ask: 1, choice: 'act' })).reply).toMatchObject({
    code: 'stale-ask',
  });
  expect(course.take({ type: 'close-window', ask: 1 }).request).toMatchObject({
    given: [
      { seat: 0, choice: 'act' },
      { seat: 1, choice: 'pass' },
    ],
  });
});

test('a match that is paused while its window closes has another window when it goes on', () => {
  const course = opened(tableOf('ada bob'), led(1));
  course.take(says('ada', { type: 'answer', seat: 0, ask: 1, choice: 'act' }));
  for (const person of ['ada', 'bob']) course.take(says(person, { type: 'pause' }));
  expect(course.take({ type: 'close-window', ask: 1 }).request).toBeNull();
  const { effects } = course.take(says('ada', { type: 'resume' }));
  expect(effects).toContainEqual({ type: 'queue', input: { type: 'close-window', ask: 1 } });
});
