// `tabella carcassonne golden FILE`: replays recorded games of another engine and counts the differences.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Tool } from '@tabella/kernel';
import { plural } from '@tabella/ui/english';
import { BadGolden, type GoldenGame, readGoldenGame } from './golden-game.ts';
import { replayGolden } from './golden-replay.ts';

/** Differences shown; all are counted. */
const SHOWN = 10;
const GZIP = 0x1f8b;

export const goldenTool: Tool = {
  usage: 'FILE',
  about: 'Replays recorded games (.jsonl or .jsonl.gz) and lists where these rules differ.',
  run: (args) => {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) return { ok: false, reason: 'Name one file of recorded games.' };
    const read = readGolden(file);
    return read.ok ? compare(read.games) : read;
  },
};

type Read =
  | { readonly ok: true; readonly games: readonly GoldenGame[] }
  | { readonly ok: false; readonly reason: string };

function readGolden(file: string): Read {
  let text: string;
  try {
    const bytes = readFileSync(file);
    text = (bytes.length > 1 && bytes.readUInt16BE(0) === GZIP ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (thrown) {
    return { ok: false, reason: `${file} cannot be read: ${(thrown as Error).message}` };
  }
  const games: GoldenGame[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      games.push(readGoldenGame(line));
    } catch (thrown) {
      if (!(thrown instanceof BadGolden)) throw thrown;
      return { ok: false, reason: `${file}, line ${i + 1}: ${thrown.message}.` };
    }
  }
  return games.length > 0 ? { ok: true, games } : { ok: false, reason: `${file} holds no game.` };
}

function compare(games: readonly GoldenGame[]): ReturnType<Tool['run']> {
  const differences = games.flatMap(replayGolden);
  const turns = games.reduce((sum, game) => sum + game.turns.length, 0);
  const lines = [
    `${plural(games.length, 'game')}, ${plural(turns, 'turn')}, ${plural(differences.length, 'difference')}`,
  ];
  if (differences.length > SHOWN)
    lines.push(...differences.slice(0, SHOWN), `… and ${differences.length - SHOWN} more`);
  else lines.push(...differences);
  return { ok: true, lines, holds: differences.length === 0 };
}
