// What a match costs on the wire and on the server: whole matches of every game over real sockets, answered by chance.

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ask, FastChance, sampleAnswer } from '@tabella/kernel';
import { gameIds, gamePackageOf } from '@tabella/registry';
import { type OurLine, openOurs } from './lines/ours.ts';
import { ServerProcess } from './server-process.ts';

const BYTES = 'bytes per answer and seat';
const CPU = 'server cpu per answer';
const SEATS = 4;
/** Matches before anything counts: by then what is repeated has been compiled. */
const WARM_UP = 8;
const MATCHES = 8;
/** Whatever is played by chance might not end. */
const MOST_ANSWERS = 2_000;
/** kB that an answer may take. */
const MOST_KB = 2;

/** Memory that looks like a disk, where the machine has some: what a game costs is asked here, not what a disk costs. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

interface Played {
  readonly answers: number;
  /** Sent to all seats. */
  readonly bytes: number;
  /** Milliseconds of processor time of the server's main thread, where everything but the disk is done. */
  readonly cpu: number;
}

/** Two figures for every game; only the games of which one is wanted are played. */
export async function measureBytes(wanted: (figure: string) => boolean): Promise<object[]> {
  const lines: object[] = [];
  for (const game of gameIds) {
    const names = [`${BYTES}, ${game}`, `${CPU}, ${game}`] as const;
    if (names.some(wanted)) lines.push(...(await figuresOf(game, names)).filter(({ figure }) => wanted(figure)));
  }
  return lines;
}

async function figuresOf(game: string, names: readonly [string, string]): Promise<{ readonly figure: string }[]> {
  const seats = Math.min(SEATS, (await gamePackageOf(game))?.game.seats.max ?? SEATS);
  const server = await ServerProcess.open('games', { folder: mkdtempSync(join(FOLDER, 'tabella-bench-')) });
  try {
    const all: Played[] = [];
    for (let seed = 0; seed < WARM_UP + MATCHES; seed++) {
      const played = await playMatch(server, game, seats, seed);
      if (seed >= WARM_UP) all.push(played);
    }
    const sum = (what: keyof Played): number => all.reduce((total, one) => total + one[what], 0);
    const of = `${sum('answers')} answers, ${seats} seats`;
    const kb = round(sum('bytes') / sum('answers') / seats / 1_000);
    const judged = { floor: { most: MOST_KB }, ok: kb <= MOST_KB };
    return [
      { figure: names[0], ...{ value: kb, unit: 'kB', of }, ...judged },
      { figure: names[1], ...{ value: round(sum('cpu') / sum('answers')), unit: 'ms', of } },
    ];
  } finally {
    await server.close();
  }
}

/** Plays a match to its end. What is sent before the first answer does not count. */
async function playMatch(server: ServerProcess, game: string, seats: number, seed: number): Promise<Played> {
  const texts = (await gamePackageOf(game))?.game.texts;
  const chance = new FastChance(seed);
  const lines = await openOurs(server.address, { game, seats });
  const bytes = (): number => lines.reduce((sum, line) => sum + line.bytes, 0);
  const [sent, spent] = [bytes(), (await server.usage()).main];
  let answers = 0;
  await new Promise<void>((over) => {
    const answer = (line: OurLine): void => {
      if (answers >= MOST_ANSWERS) over();
      else if (line.open) {
        answers++;
        line.answer(sampleAnswer(line.open as Ask, chance, texts));
      }
    };
    for (const line of lines) {
      line.onAsked = () => answer(line);
      line.onOver = over;
    }
    for (const line of lines) answer(line);
  });
  const played = { answers, bytes: bytes() - sent, cpu: (await server.usage()).main - spent };
  for (const line of lines) line.close();
  return played;
}

const round = (x: number): number => Number(x.toPrecision(3));
