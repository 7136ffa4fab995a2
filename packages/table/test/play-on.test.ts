// Playing on in every game: any moment of a finished match is a beginning that can be played, stored and replayed.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, type Log, Match, pickOne, sampleAnswer } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { expect, test } from 'vitest';
import { beginningOf } from '../src/table/play-on.ts';

type AnyMatch = Match<unknown, unknown>;

const SEATS = 4;
const PARTS = 4;
const deps = { packages: gamePackageOf, random: () => 0.4 };
const GAMES = join(import.meta.dirname, '../../games');

function begun(match: AnyMatch | { readonly reason: string }): AnyMatch {
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

function answered(match: AnyMatch, chance: FastChance, most: number): AnyMatch {
  for (let i = 0; i < most && match.batch !== null; i++) {
    const ask = pickOne(chance, match.asks());
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, match.game.texts));
    if (!reply.ok) throw new Error(reply.reason);
  }
  return match;
}

const dealt = (digit: string) => ({
  secret: digit.repeat(64),
  contributions: Array.from({ length: SEATS }, (_, seat) => `seat ${seat}`),
  bound: true,
});

test.each(gameIds)('%s goes on from any moment, with what was hidden as it was or dealt anew', async (id) => {
  const gamePackage = await gamePackageOf(id);
  if (!gamePackage) throw new Error('no such game');
  const { game } = gamePackage;
  const chance = new FastChance(5);
  const match = begun(Match.start<unknown, unknown>(game, { seats: SEATS, fairness: dealt('a') }));
  const log = answered(match, chance, Number.POSITIVE_INFINITY).log();
  for (let part = 0; part < PARTS; part++) {
    const row = Math.floor((log.rows.length * part) / PARTS);
    for (const hidden of ['as-it-was', 'anew'] as const) {
      const made = await beginningOf(deps, { log, code: null }, { row, seat: part, hidden });
      if (!('from' in made)) throw new Error(made.reason);
      expect(made.from).toMatchObject({ code: null, seat: part, hidden });
      expect(made.from.row).toBeLessThanOrEqual(row);
      const { position: from } = made.from;
      const anew = begun(Match.start<unknown, unknown>(game, { seats: SEATS, fairness: dealt('b'), from }));
      const seen = begun(Match.replay<unknown, unknown>(game, log, made.from.row)).view(part);
      expect(anew.view(part)).toEqual(seen);
      const played = answered(anew, chance, 40).log();
      expect(begun(Match.replay<unknown, unknown>(game, played)).view(null)).toEqual(anew.view(null));
    }
  }
});

/** The first match that was kept of each earlier version of the rules. */
const kept = gameIds.flatMap((id) =>
  readdirSync(join(GAMES, id, 'past'))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name): [string, Log] => {
      const [line = ''] = readFileSync(join(GAMES, id, 'past', name), 'utf8').split('\n');
      return [`${id} ${name}`, (JSON.parse(line) as { readonly log: Log }).log];
    }),
);

test.each(kept)('%s: a match of earlier rules goes on by those rules', async (_, log) => {
  const row = Math.floor(log.rows.length / 2);
  const made = await beginningOf(deps, { log, code: null }, { row, seat: 1, hidden: 'as-it-was' });
  if (!('from' in made)) throw new Error(made.reason);
  expect(made.gamePackage.game.rules).toBe(log.rules);
});
