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
      await expect(story).toContainText(`${match.seats} seats, ${match.record().rows.length} answers.`);
      await expect(story).toContainText(today.words.result(match.result, (seat) => `Seat ${seat + 1}`));
      await expect(story).toContainText(HOLDS);
    }
    expect(wrong).toEqual([]);
  });
}
