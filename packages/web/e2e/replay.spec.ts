// A match from a file: every game, by every version of its rules that there has been, is played again in the page and checked
// in a worker, and the server has no part in it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FastChance, type GamePackage, type Log, Match, sampleAnswer, writeLog } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { expect, test } from './test-server.ts';

const GAMES = join(import.meta.dirname, '../../games');
const HOLDS = 'Every shuffle and every answer was played again from the secret, and all of it holds.';

/** A match that was kept when the version was the newest, or one that is played now by random answers. */
async function matchOf(game: string, rules: number): Promise<Match<unknown, unknown>> {
  const gamePackage = await gamePackageOf(game, rules);
  if (!gamePackage) throw new Error('these rules are not kept');
  const kept = readdirSync(join(GAMES, game, 'past')).includes(`${rules}.jsonl`);
  return kept ? keptMatch(gamePackage) : newMatch(gamePackage);
}

function keptMatch({ game }: GamePackage): Match<unknown, unknown> {
  const [line = ''] = readFileSync(join(GAMES, game.id, 'past', `${game.rules}.jsonl`), 'utf8').split('\n');
  const { log } = JSON.parse(line) as { readonly log: Log };
  return played(Match.replay<unknown, unknown>(game, log));
}

function newMatch({ game }: GamePackage): Match<unknown, unknown> {
  const seats = game.seats.min;
  const secret = createHash('sha256').update(game.id).digest('hex');
  const contributions = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const match = played(
    Match.start<unknown, unknown>(game, { seats, options: {}, fairness: { secret, contributions } }),
  );
  const chance = new FastChance(1);
  while (match.batch !== null) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
    if (!reply.ok) throw new Error(reply.reason);
  }
  return match;
}

function played<T>(match: Match<T, T> | { readonly reason: string }): Match<T, T> {
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'match.tabella', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Drop the file of a match here').setInputFiles(file);
}

for (const game of gameIds) {
  test(`matches of ${game} are played again by the rules they were begun with`, async ({ page }) => {
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    const today = await gamePackageOf(game);
    if (!today) throw new Error('there is no such game');
    await page.goto('/replay');
    for (let rules = 1; rules <= today.game.rules; rules++) {
      const match = await matchOf(game, rules);
      if (!match.result) throw new Error('the match has no end');
      await choose(page, writeLog(match.record()));
      const story = page.locator('main section');
      const answers = match.record().rows.length;
      await expect(story).toContainText(`${match.seats} seats, ${answers} answers, by version ${rules} of the rules.`);
      await expect(story).toContainText(today.words.result(match.result, (seat) => `Seat ${seat + 1}`));
      await expect(story).toContainText(HOLDS);
    }
    expect(wrong).toEqual([]);
  });
}

const BAD: readonly [what: string, spoil: (log: Log) => string, sentence: RegExp][] = [
  ['cut', (log) => writeLog(log).slice(0, -40), /replay file/],
  ['edited', (log) => writeLog(log).replace('"rules":1', '"rules":2'), /replay file/],
  [
    'of a game that is not here',
    (log) => writeLog({ ...log, game: 'nothing' }),
    /match of “nothing”, which is not here/,
  ],
  [
    'by rules that are not kept',
    (log) => writeLog({ ...log, rules: 99 }),
    /by version 99 of the rules, which is no longer/,
  ],
];

test('a file that is no whole match, or of rules that are not here, gets one sentence and loads nothing', async ({
  page,
}) => {
  const [game = ''] = gameIds;
  const record = (await matchOf(game, 1)).record();
  await page.goto('/replay');
  for (const [what, spoil, sentence] of BAD) {
    await choose(page, spoil(record));
    await expect(page.getByRole('alert'), what).toContainText(sentence);
    await expect(page.locator('main section'), what).toHaveCount(0);
  }
});

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file that is dropped on the page is played and checked', async ({ page, context }) => {
    const [game = ''] = gameIds.slice(-1);
    const match = await matchOf(game, 1);
    const text = writeLog(match.record());
    await page.goto('/replay');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The first page was loaded before there was a service worker; from the second on it keeps what is loaded.
    await page.reload();
    await choose(page, text);
    await expect(page.locator('main section')).toContainText(HOLDS);
    await context.setOffline(true);
    await page.reload();
    const dataTransfer = await page.evaluateHandle((whole) => {
      const data = new DataTransfer();
      data.items.add(new File([whole], 'match.tabella'));
      return data;
    }, text);
    await page.locator('main').dispatchEvent('drop', { dataTransfer });
    await expect(page.locator('main section')).toContainText(`${match.seats} seats`);
    await expect(page.locator('main section')).toContainText(HOLDS);
  });
});
