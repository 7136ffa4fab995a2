// Matches that are over, as files: played by random answers or kept from earlier rules, and given to the page.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FastChance, type GamePackage, type Log, Match, sampleAnswer } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';

const GAMES = join(import.meta.dirname, '../../games');

/** A match that was kept when the version was the newest, or one that is played now by random answers. */
export async function matchOf(game: string, rules?: number): Promise<Match<unknown, unknown>> {
  const gamePackage = await gamePackageOf(game, rules);
  if (!gamePackage) throw new Error('these rules are not kept');
  const kept = readdirSync(join(GAMES, game, 'past')).includes(`${rules}.jsonl`);
  return kept ? keptMatch(gamePackage) : newMatch(gamePackage);
}

function keptMatch({ game }: GamePackage): Match<unknown, unknown> {
  const [line = ''] = readFileSync(join(GAMES, game.id, 'past', `${game.rules}.jsonl`), 'utf8').split('\n');
  const { log } = JSON.parse(line) as { readonly log: Log };
  return begun(Match.replay<unknown, unknown>(game, log));
}

/** With the fewest seats unless told. */
export function newMatch({ game }: GamePackage, seats = game.seats.min): Match<unknown, unknown> {
  const secret = createHash('sha256').update(game.id).digest('hex');
  const contributions = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  return answered(
    begun(Match.start<unknown, unknown>(game, { seats, options: {}, fairness: { secret, contributions } })),
  );
}

/** The same match, with so many random answers more, or played to its end. */
export function answered(match: Match<unknown, unknown>, most = Number.POSITIVE_INFINITY): Match<unknown, unknown> {
  const chance = new FastChance(1);
  for (let i = 0; i < most && match.batch !== null; i++) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, match.game.texts));
    if (!reply.ok) throw new Error(reply.reason);
  }
  return match;
}

function begun<T>(match: Match<T, T> | { readonly reason: string }): Match<T, T> {
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Gives a file to the page that is open: where one is dropped, or where another one is checked. */
export async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'match.tabella', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
}
