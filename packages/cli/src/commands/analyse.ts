// tabella analyse: how likely everybody was to win, turn by turn, where the match turned, and what choices cost.

import { type AnalysisProgress, analyse as analysing } from '@tabella/analysis';
import {
  type Analysis,
  type GamePackage,
  type Log,
  type NameOf,
  type OptionValues,
  type Refusal,
  Replay,
  type Words,
  wordsAt,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import type { AnalyseArgs } from '../args.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { loadLog } from '../saves.ts';
import { nameIn, seatingOf } from '../seating.ts';
import { Trouble } from '../trouble.ts';

export async function analyse(args: AnalyseArgs): Promise<number> {
  const { file, seat, json } = args;
  const log = loadLog(file);
  if (seat !== undefined && seat > log.seats)
    throw new Trouble(`There is no seat ${seat}: the seats are 1 to ${log.seats}.`);
  if (log.result === null) throw new Trouble(`${file}: this match is not over yet.`);
  const gamePackage = await gamePackageOf(log.game, log.rules);
  if (gamePackage === null) throw new Trouble(`${file}: the rules of this match are no longer here.`);
  const found = work(gamePackage, log, seat);
  if ('ok' in found) throw new Trouble(`${file}: ${found.reason}`);
  if (json) {
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return 0;
  }
  const names = log.table?.names ?? seatingOf(file, log.seats).names;
  const paint = paintFor(process.stdout);
  for (const line of story(found, gamePackage, log, names)) {
    process.stdout.write(`${paint.sentence(line, names)}\n`);
  }
  return 0;
}

/** With a bar on a terminal. */
function work(gamePackage: GamePackage, log: Log, seat: number | undefined): Analysis | Refusal {
  const progress = progressOn(process.stderr);
  const pieces = analysing(gamePackage, log, { now: processorTime, ...(seat ? { seats: [seat - 1] } : {}) });
  let at: IteratorResult<AnalysisProgress, Analysis | Refusal> = pieces.next();
  for (; !at.done; at = pieces.next()) progress.at(at.value.turn, at.value.turns, 'turns');
  progress.done();
  return at.value;
}

/** Milliseconds that this program has had the processor. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function* story(analysis: Analysis, gamePackage: GamePackage, log: Log, names: readonly string[]): Generator<string> {
  const name = nameIn({ names, players: [] });
  const words = wordsAt(gamePackage.words, log.options as OptionValues);
  const replay = Replay.open(gamePackage.game, log);
  if (!(replay instanceof Replay)) return;
  yield `${words.title}: ${names.slice(0, log.seats).join(', ')}. ${log.result ? words.result(log.result, name) : ''}`;
  yield '';
  yield* curve(analysis, replay, words, names.slice(0, log.seats), name);
  yield '';
  yield* turningPoints(analysis, replay, words, name);
  yield* decisions(analysis, replay, words, name);
  yield `${analysis.worlds} worlds for each seat and turn, ${(analysis.took / 1000).toFixed(1)} s of processor time.`;
}

const WIDE = 14;
const HEADING = 28;

/** What is counted, as people read it. */
const shown = (worth: number, { worth: unit }: Analysis): string =>
  unit === 'chance' ? `${Math.round(100 * worth)} %` : worth.toFixed(1);

function* curve(
  analysis: Analysis,
  replay: Replay<unknown>,
  words: Words,
  names: readonly string[],
  name: NameOf,
): Generator<string> {
  const what = analysis.worth === 'chance' ? 'Chance to win' : 'Points to expect';
  yield `${what}, as everybody could know; in brackets as each one knew.`;
  yield `${''.padEnd(HEADING)}${names.map((one) => one.slice(0, WIDE - 1).padEnd(WIDE)).join('')}`.trimEnd();
  for (const { row, everybody, own } of analysis.moments) {
    const cells = everybody.map((worth, seat) =>
      `${shown(worth, analysis)} (${shown(own[seat] ?? worth, analysis)})`.padEnd(WIDE),
    );
    yield `${headingAt(replay, words, row, name)
      .slice(0, HEADING - 1)
      .padEnd(HEADING)}${cells.join('')}`.trimEnd();
  }
}

/** What the turn that begins here is called; in its middle, what happened last. */
function headingAt(replay: Replay<unknown>, words: Words, row: number, name: NameOf): string {
  if (row === replay.rows) return 'The end';
  const news = replay.news(row).map(({ event }) => event);
  const heading = news.map((event) => words.turn?.(event, name) ?? null).find((one) => one !== null);
  const told = news.map((event) => words.event(event, name)).findLast((one) => one !== '');
  return heading ?? told ?? (row === 0 ? 'The start' : `After ${row} answers`);
}

function* turningPoints(analysis: Analysis, replay: Replay<unknown>, words: Words, name: NameOf): Generator<string> {
  if (analysis.turningPoints.length === 0) return;
  yield 'Where the match turned:';
  for (const [i, { row, seat, by }] of analysis.turningPoints.entries()) {
    const told = replay.news(row).map(({ event }) => words.event(event, name));
    const change = `${by > 0 ? '+' : '−'}${shown(Math.abs(by), analysis)}`;
    yield `  ${i + 1}. ${told.find((one) => one !== '') ?? `Answer ${row}.`} ${name(seat)} ${change}`;
  }
  yield '';
}

function* decisions(analysis: Analysis, replay: Replay<unknown>, words: Words, name: NameOf): Generator<string> {
  const { decision } = words;
  if (decision === undefined || analysis.decisions.length === 0) return;
  yield 'Decisions, the costliest first:';
  const cost = ({ worth, bestWorth }: Analysis['decisions'][number]): number => bestWorth - worth;
  for (const one of analysis.decisions.slice().sort((a, b) => cost(b) - cost(a) || a.row - b.row)) {
    const { ask, view } = replay.at(one.row, one.seat);
    if (ask) yield `  ${name(one.seat)}: ${decision(one, ask, view, name)}`;
  }
  yield '';
}
