// `tabella onmitsu spread`: what it counts, and what it refuses.

import { describe, expect, it } from 'vitest';
import type { Outcome } from '../bot/measure.ts';
import { linesOf, spreadTool } from '../commands/spread.ts';
import { words } from '../words/en/index.ts';
import { onmitsu } from './scenario.ts';

const lives = (points: number): Outcome['verdicts'][number] => ({ points, deaths: [] });
const dies = (...deaths: Outcome['verdicts'][number]['deaths']): Outcome['verdicts'][number] => ({ points: 0, deaths });

describe('tabella onmitsu spread SEATS MATCHES [LEVEL]', () => {
  it('counts turns, deaths by their causes, and scores', () => {
    const outcomes: Outcome[] = [
      { turns: 7, endedBy: 0, winners: [0], verdicts: [lives(14), dies('poisoned')] },
      { turns: 8, endedBy: 1, winners: [0], verdicts: [lives(6), lives(3)] },
      { turns: 20, endedBy: 1, winners: [1], verdicts: [dies('many', 'cracked'), lives(10)] },
      { turns: 31, endedBy: null, winners: [0], verdicts: [lives(7), lives(0)] },
    ];
    expect(linesOf(outcomes)).toEqual([
      'Turns: mean 16.5, p5 7, median 20, p95 31; 50 % in 8 to 20, 25 % at the limit.',
      'Turns by class: 0 to 5 0 %, 6 to 7 25 %, 8 to 10 25 %, 11 to 13 0 %, 14 to 16 0 %, 17 to 20 25 %, 21 or more 25 %.',
      'Killed: 25 % of all (many 25 %, poisoned 50 %, cracked 25 %, contested 0 %).',
      'Scores: mean 5.0, the best of a match 9.3.',
      'Scores by class: 0 38 %, 1 to 3 13 %, 4 to 6 13 %, 7 to 9 13 %, 10 to 12 13 %, 13 or more 13 %.',
      'Who ends the match wins 67 %.',
    ]);
  });

  it('plays the matches it is asked for, and says how far it is', () => {
    const said: [number, number][] = [];
    const done = spreadTool(onmitsu, words).run(['3', '2', 'easy'], (played, planned) => said.push([played, planned]));
    expect(said).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(done).toMatchObject({ ok: true });
    expect(done.ok && done.lines[0]).toBe('2 matches of easy bots, 3 seats.');
  });

  it.each([
    [['5', '10'], '2 to 4 can play.'],
    [['x', '10'], '2 to 4 can play.'],
    [['2', '0'], 'Play 1 to 100000 matches.'],
    [['2'], 'Play 1 to 100000 matches.'],
    [['2', '10', 'hardest'], 'A level is easy, normal, hard.'],
  ])('refuses %j', (args, reason) => {
    expect(spreadTool(onmitsu, words).run(args)).toEqual({ ok: false, reason });
  });
});
