// tabella arena: bots play bots on the same deals from every seat, and the score is kept.

import { type Mode, onInterrupt, type Report, tournament } from '@tabella/arena';
import { type GamePackage, reasonIn } from '@tabella/kernel';
import { tellBroken } from '../arena/broken.ts';
import { count, evenShare, figuresOf, headlineOf, linesOf, remarksOf } from '../arena/figures.ts';
import { pageOf } from '../arena/page.ts';
import { checkReportFile, writeReport } from '../arena/report-file.ts';
import type { ArenaArgs } from '../args.ts';
import { optionsFrom } from '../options.ts';
import { packageNamed } from '../packages.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { FAILED, Trouble } from '../trouble.ts';
import { climb } from './ladder.ts';

export async function arena(args: ArenaArgs): Promise<number> {
  const gamePackage = await packageNamed(args.game);
  if (args.ladder) return climb(gamePackage, args);
  const bots = args.bots ?? 'search,random';
  const options = optionsFrom(args.options, gamePackage.game, [], args.set);
  const seats = args.seats ?? gamePackage.game.seats.min;
  const mode: Mode = args.self ? 'self' : args.field ? 'field' : 'rotate';
  if (args.report !== undefined) checkReportFile(args.report);
  const deals = Math.ceil(args.games / matchesIn(mode, seats, bots));
  const progress = progressOn(process.stderr);
  const interrupt = onInterrupt();
  let ended: Awaited<ReturnType<typeof tournament>>;
  try {
    const { seed } = args;
    const terms = { gamePackage, seats, bots, deals, mode, options, ...(seed === undefined ? {} : { seed }) };
    ended = await tournament({ ...terms, signal: interrupt.signal, progress: progress.at });
  } finally {
    interrupt.done();
    progress.done();
  }
  if (!ended.ok) throw new Trouble(reasonIn(gamePackage.words, ended));
  const { report } = ended;
  process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : tableOf(gamePackage, report));
  if (args.report !== undefined) await writeReport(args.report, pageOf(gamePackage.words.title, report));
  tellBroken(report, progress);
  return report.faults > 0 ? FAILED : 0;
}

/** A deal is played from every seat, so that the number of matches is rounded up to whole deals. */
function matchesIn(mode: Mode, seats: number, bots: string): number {
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
  const [head = '', ...lines] = linesOf(figuresOf(report));
  const headline = headlineOf(gamePackage.words.title, report);
  const out = [paint.bold(headline), '', paint.dim(head), ...lines, '', evenShare(report)];
  out.push(...remarksOf(report));
  if (report.faults > 0) out.push(paint.bad(`In ${count(report.faults, 'match', 'matches')} a rule broke.`));
  return `${out.join('\n')}\n`;
}
