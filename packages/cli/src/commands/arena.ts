// tabella arena: bots play bots on the same deals from every seat, and the score is kept.

import { type BotReport, type Interval, type Mode, onInterrupt, type Report, tournament } from '@tabella/arena';
import { type GamePackage, reasonIn } from '@tabella/kernel';
import type { ArenaArgs } from '../args.ts';
import { optionsFrom } from '../options.ts';
import { packageNamed } from '../packages.ts';
import { paintFor } from '../paint.ts';
import { type Progress, progressOn } from '../progress.ts';
import { faultFile, saveLog } from '../saves.ts';
import { FAILED, Trouble } from '../trouble.ts';

export async function arena(args: ArenaArgs): Promise<number> {
  const gamePackage = await packageNamed(args.game);
  const options = optionsFrom(args.options, gamePackage.game, [], args.set);
  const seats = args.seats ?? gamePackage.game.seats.min;
  const mode: Mode = args.self ? 'self' : args.field ? 'field' : 'rotate';
  const deals = Math.ceil(args.games / matchesPerDeal(mode, seats, args.bots));
  const progress = progressOn(process.stderr);
  const interrupt = onInterrupt();
  let ended: Awaited<ReturnType<typeof tournament>>;
  try {
    const { bots, seed } = args;
    const terms = { gamePackage, seats, bots, deals, mode, options, ...(seed === undefined ? {} : { seed }) };
    ended = await tournament({ ...terms, signal: interrupt.signal, progress: progress.at });
  } finally {
    interrupt.done();
    progress.done();
  }
  if (!ended.ok) throw new Trouble(reasonIn(gamePackage.words, ended));
  const { report } = ended;
  process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : tableOf(gamePackage, report));
  tellBroken(report, progress);
  return report.faults > 0 ? FAILED : 0;
}

/** A deal is played from every seat, so that the number of matches is rounded up to whole deals. */
function matchesPerDeal(mode: Mode, seats: number, bots: string): number {
  switch (mode) {
    case 'rotate':
      return seats;
    case 'field':
      return seats + 1;
    case 'self':
      return bots.split(',').length;
  }
}

function tableOf(gamePackage: GamePackage, report: Report): string {
  const paint = paintFor(process.stdout);
  const scored = report.bots.some((bot) => bot.score !== null);
  const parts = Object.keys(report.bots[0]?.parts ?? {});
  const heads = ['bot', 'seats', 'share of wins', ...(scored ? ['points'] : []), ...parts, 'p50', 'p95', 'slips'];
  const rows = report.bots.map((bot) => cellsOf(bot, scored, parts));
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ');
  const played = `${count(report.matches, 'match', 'matches')} of ${count(report.deals, 'deal')}, ${count(Math.round(report.decisionsPerMatch), 'answer')} each`;
  const out = [
    paint.bold(`${gamePackage.words.title}, ${report.seats} seats: ${played}${report.cut ? ' (cut short)' : ''}.`),
    '',
    paint.dim(line(heads)),
    ...rows.map(line),
    '',
    `An even share is ${percent(1 / report.seats)}. In brackets: where the truth lies in 95 of 100 cases.`,
  ];
  if (report.gain) {
    const [bot, field] = report.bots;
    out.push(`In place of ${field?.name ?? 'itself'}, ${bot?.name} gains ${share(report.gain)} of a win.`);
  }
  if (report.stalls > 0) out.push(`${count(report.stalls, 'match', 'matches')} did not come to an end.`);
  if (report.faults > 0) out.push(paint.bad(`In ${count(report.faults, 'match', 'matches')} a rule broke.`));
  return `${out.join('\n')}\n`;
}

function cellsOf(bot: BotReport, scored: boolean, parts: readonly string[]): string[] {
  const points = bot.score ? [between(bot.score, (value) => value.toFixed(2))] : ['-'];
  const ms = (value: number | null): string =>
    value === null ? '-' : `${value < 0.1 ? '< 0.1' : value.toFixed(1)} ms`;
  return [
    bot.name,
    String(bot.seats),
    bot.share ? share(bot.share) : '-',
    ...(scored ? points : []),
    ...parts.map((part) => bot.parts[part]?.mean.toFixed(2) ?? '-'),
    ms(bot.p50ms),
    ms(bot.p95ms),
    String(bot.slips),
  ];
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const share = (of: Interval): string => between(of, percent);

function between(of: Interval, text: (value: number) => string): string {
  const range = of.low === null || of.high === null ? 'too few to tell' : `${text(of.low)} to ${text(of.high)}`;
  return `${text(of.mean)} (${range})`;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** Matches that broke are kept, so that they can be told again. */
function tellBroken(report: Report, progress: Progress): void {
  report.files.forEach((log, i) => {
    const path = faultFile(report.game, String(i + 1));
    saveLog(path, log);
    progress.say(`A match that ${log.fault ? 'broke' : 'came to no end'} is kept in ${path}.`);
  });
}
