// tabella analyse: what a match was worth, in words and as data.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FastChance, Match, sampleAnswer, sha256Hex, writeLog } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, tabella } from './tabella.ts';

const folder = newFolder();

describe('analyse', () => {
  let stars = '';
  beforeAll(async () => {
    const found = await gamePackageOf('stars');
    const fairness = { secret: sha256Hex('analyse'), contributions: [] };
    const match = found && Match.start(found.game, { seats: 3, fairness });
    if (!(match instanceof Match)) throw new Error('no match');
    const chance = new FastChance(3);
    for (let [ask] = match.asks(); ask; [ask] = match.asks()) {
      match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, match.game.texts));
    }
    stars = join(folder, 'stars.tabella');
    writeFileSync(stars, writeLog(match.record()));
  });

  test('tells the curve and the decisions of a seat in words', async () => {
    const { code, out } = await tabella(folder, ['analyse', stars, '--seat', '1']);
    const text = stripVTControlCharacters(out);
    expect(code).toBe(0);
    expect(text).toContain('Points to expect, as everybody could know; in brackets as each one knew.');
    expect(text).toMatch(/^The start +\d+\.\d \(\d+\.\d\)/m);
    expect(text).toMatch(/^The end /m);
    const [, decisions = ''] = text.split('Decisions, the costliest first:\n');
    expect(decisions).toMatch(/^ {2}Ada: Sending [A-Z]+ cost \d\.\d points?\. Better: [A-Z]+, with /m);
    expect(decisions).not.toMatch(/^ {2}(Bruno|Clara): /m);
  });

  test('gives it as data, and refuses a seat that is not there', async () => {
    const { out } = await tabella(folder, ['analyse', stars, '--json']);
    expect(JSON.parse(out)).toMatchObject({ version: 1, game: 'stars', worth: 'points' });
    const wrong = await tabella(folder, ['analyse', stars, '--seat', '9']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('There is no seat 9')]);
  });
});
