// The guided game: it can be played through by the real rules, and ends with a win.

import { same } from '@tabella/kernel';
import { expect, it } from 'vitest';
import { playLesson } from '../board/guide/script.ts';
import { say as guide } from '../words/en/board/guide.ts';

const steps = playLesson();

it('has words for every step, and a hint for every question', () => {
  expect(steps.map(({ step }) => step)).toEqual(Object.keys(guide.steps));
  for (const { step, asks } of steps) if (asks.length > 0) expect(guide.steps[step].hint).toBeTruthy();
});

it('every wanted answer is offered', () => {
  const asked = steps.filter(({ asks }) => asks.length > 0);
  expect(asked.map(({ asks: [ask] }) => ask?.kind)).toEqual([
    'seize',
    'take',
    'play',
    'play',
    'seal',
    'play',
    'send',
    'take',
  ]);
  for (const { asks, wants } of asked) {
    expect(wants.length).toBeGreaterThan(0);
    for (const want of wants) expect(asks[0]?.from.some((choice) => same(choice, want))).toBe(true);
  }
});

it('shows what its sentences say', () => {
  const at = (name: string) => steps.find(({ step }) => step === name);
  expect(at('goal')?.view.seats[0]).toMatchObject({ role: 'crown', before: ['red mask', 'red seal'] });
  expect(at('black')?.view.seats[1]?.before).toContain('black burn');
  expect(at('answer')?.view.seats[1]?.may).toEqual(['league', 'free']);
  expect(at('won')).toMatchObject({ result: { winners: [0], reason: 'crown' } });
  expect(at('won')?.view.seats.map(({ role }) => role)).toEqual(['crown', 'league', 'free']);
});
