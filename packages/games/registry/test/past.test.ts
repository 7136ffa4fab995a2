// Matches of every game and every version of its rules that has been: each is played again by the rules it was begun with,
// it ends as it ended, and everybody is told what they were told then.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, type Log, Match } from '@tabella/kernel';
import { expect, test } from 'vitest';
import { gameIds, gamePackageOf } from '../index.ts';

interface Recorded {
  readonly log: Log;
  /** A digest of all that was told, and to whom; see scripts/freeze-rules.mjs. */
  readonly told: string;
}

const folderOf = (game: string): string => join(import.meta.dirname, '../..', game, 'past');
const files = gameIds.flatMap((game) =>
  existsSync(folderOf(game))
    ? readdirSync(folderOf(game))
        .filter((file) => file.endsWith('.jsonl'))
        .map((file) => [game, Number.parseInt(file, 10), join(folderOf(game), file)] as const)
    : [],
);

test('V17: there are matches of every game and every version of its rules, also with answers that were taken back', async () => {
  const without: string[] = [];
  for (const id of gameIds) {
    const today = (await gamePackageOf(id))?.game.rules ?? 0;
    for (let rules = 1; rules <= today; rules++) {
      if (!files.some(([game, version]) => game === id && version === rules)) without.push(`${id} ${rules}`);
    }
    const ofToday = files.find(([game, version]) => game === id && version === today)?.[2];
    if (ofToday && !readFileSync(ofToday, 'utf8').includes('"undo":')) without.push(`${id} ${today}, taken back`);
  }
  expect(without, 'play them: node scripts/freeze-rules.mjs GAME --matches').toEqual([]);
});

test.each(files)('V17: matches of %s by rules version %i go as they went', async (game, rules, file) => {
  const gamePackage = await gamePackageOf(game, rules);
  if (!gamePackage) throw new Error('these rules are not kept');
  expect(gamePackage.game.rules).toBe(rules);
  const recorded = readFileSync(file, 'utf8').trim().split('\n');
  expect(recorded.length).toBeGreaterThan(3);
  for (const line of recorded) {
    const { log, told } = JSON.parse(line) as Recorded;
    const match = Match.replay<unknown, unknown>(gamePackage.game, log);
    if (!(match instanceof Match)) throw new Error(match.reason);
    expect(match.result).toEqual(log.result);
    expect(createHash('sha256').update(encode(match.told)).digest('hex')).toBe(told);
  }
});

test('V17: a version that is not kept is not there', async () => {
  expect(await gamePackageOf('emissary', 99)).toBeNull();
});
