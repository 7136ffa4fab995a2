// Matches that were kept, written down for people to read: all that was hidden stands in the text, and it ends as they ended.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GamePackage, hears, type Log, PUBLIC, Replay, textRecord } from '@tabella/kernel';
import { expect, test } from 'vitest';
import { gameIds, gamePackageOf } from '../index.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Falk', 'Greta', 'Hugo', 'Ines'];
const name = (seat: number): string => NAMES[seat] ?? '';

const logsOf = (game: string, rules: number): readonly Log[] => {
  const file = join(import.meta.dirname, '../..', game, 'past', `${rules}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly log: Log }).log);
};

const today = async (game: string): Promise<GamePackage> => {
  const found = await gamePackageOf(game);
  if (!found) throw new Error('no such game');
  return found;
};

async function written(log: Log): Promise<{ readonly replay: Replay; readonly lines: readonly string[] }> {
  const then = await gamePackageOf(log.game, log.rules);
  if (!then) throw new Error('these rules are not kept');
  const replay = Replay.open<unknown>(then.game, log);
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  const { words, record } = await today(log.game);
  return { replay, lines: textRecord(replay, { words, record, name, takenBack: (who) => `${who} takes it back.` }) };
}

const toldIn = (replay: Replay) => Array.from({ length: replay.rows + 1 }, (_, row) => replay.news(row)).flat();

test.each(gameIds)('a match of %s ends in its record as it ended', async (game) => {
  const [log] = logsOf(game, 1);
  if (!log?.result) throw new Error('no match was kept');
  const { lines } = await written(log);
  expect(lines[0]).toBe((await today(game)).words.title);
  expect(lines.at(-1)).toBe((await today(game)).words.result(log.result, name));
});

test('of Carcassonne every tile is told with its place, and who stood where', async () => {
  for (const log of logsOf('carcassonne', 1)) {
    const { replay, lines } = await written(log);
    const laid = toldIn(replay).filter(({ event }) => event.kind === 'places');
    expect(lines.filter((line) => / lays .* of the start tile/.test(line))).toHaveLength(laid.length);
    const turns = laid.filter(({ event }) => event.turn === 'turn').length;
    expect(lines.filter((line) => line.startsWith('Turn '))).toHaveLength(turns);
    const scores = log.result?.scores ?? [];
    expect(lines.at(-2)).toBe(`Final score: ${scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')}.`);
  }
});

test.each([1, 2])('of Emissary (rules %i) nothing stays sealed, and it says who was who', async (rules) => {
  const logs = logsOf('emissary', rules);
  expect(logs.length).toBeGreaterThan(0);
  for (const log of logs) {
    const { replay, lines } = await written(log);
    const told = toldIn(replay);
    const sealed = told.filter(({ event }) => event.kind === 'sends' && event.card === null);
    const sent = lines.filter((line) => / sends a (sealed|direct) message .*: (a|an) \w+ /.test(line));
    expect(sent).toHaveLength(sealed.length);
    const drawn = told.filter(({ event, to }) => event.kind === 'drew' && !hears(to & PUBLIC, null));
    expect(lines.filter((line) => / drew /.test(line)).length).toBeGreaterThanOrEqual(drawn.length);
    const who = lines.slice(lines.indexOf('Who was who:') + 1, lines.indexOf('Who was who:') + 1 + log.seats);
    for (const [seat, line] of who.entries()) expect(line).toMatch(new RegExp(`^ {2}${name(seat)}: (KDR|FRS|MOF)`));
  }
});
