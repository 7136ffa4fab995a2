// Every question, event, end and table of random games has words.

import { FastChance, hears, Match, pickOne, sampleAnswer } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { words } from '../../words/en/index.ts';
import { Scenario, stars } from './scenario.ts';

const name = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'][seat] ?? '';

describe('the words', () => {
  it.each([
    [2, {}],
    [4, { agree: 'vote', hard: true }],
    [6, { mode: 'team' }],
    [5, { mode: 'team', hard: true, alien: 0 }],
  ] as const)('%i seats, %j: tell everything in sentences and reveal nothing early', (seats, options) => {
    const match = Match.start(stars, { seats, options, fairness: { secret: '77'.repeat(32), contributions: [] } });
    if (!(match instanceof Match)) throw new Error(match.reason);
    const chance = new FastChance(9);
    while (match.result === null) {
      for (const ask of match.asks()) expect(words.prompt(ask, match.view(ask.seat), name)).toMatch(/\.$/);
      const lines = words.table(match.view(null), name).join('\n');
      expect(lines).not.toContain('Cipher');
      const ask = pickOne(
        chance,
        match.asks().filter((one) => one.declared === undefined),
      );
      expect(match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, stars.texts))).toMatchObject({ ok: true });
    }
    for (const { to, event } of match.told) {
      // The end is told by the result, once.
      expect(words.event(event, name)).toMatch(event.kind === 'ends' ? /^$/ : /^[A-Z].*\.$/);
      expect(typeof hears(to, null)).toBe('boolean');
    }
    expect(words.result(match.result, name)).toMatch(/\.$/);
    expect(words.table(match.view(0), name).join('\n')).toContain('Cipher');
  });

  it('R14: a prompt names the four most wanted proposals, however many there are', () => {
    const game = new Scenario({ seats: 15, options: { agree: 'vote' } });
    game.must(0, 'QUIETLY');
    for (const [i, word] of ['ANCHOR', 'CANDLE', 'HARBOR', 'MAGNET', 'PENCIL', 'NOWHERE', 'NOWHERE'].entries())
      game.must(i + 1, word);
    const [ask] = game.match.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    expect(words.prompt(ask, game.match.view(ask.seat), name)).toBe(
      'Confirm NOWHERE, ANCHOR, CANDLE, HARBOR or one of 2 more, or propose another word.',
    );
  });

  it('R14: advise four or fewer for co-op, and nothing for teams', () => {
    const advice = (seats: number, mode: string): string | null => words.advice?.(seats, { mode }) ?? null;
    expect([2, 3, 4].map((seats) => advice(seats, 'coop'))).toEqual([null, null, null]);
    for (const seats of [5, 8, 15]) expect(advice(seats, 'coop')).toMatch(/4 or fewer.*two teams/);
    expect([4, 5, 15].map((seats) => advice(seats, 'team'))).toEqual([null, null, null]);
  });

  it('name every option and every value of it', () => {
    for (const [option, field] of Object.entries(stars.options)) {
      expect(words.options[option]).toBeTruthy();
      if (field.kind === 'seat') expect(words.options[`${option}.0`]).toBeTruthy();
      if (field.kind === 'one') for (const value of field.of) expect(words.options[`${option}.${value}`]).toBeTruthy();
    }
  });
});
