// tabella arena --ladder: each two bots of a game meet, and all are rated on one scale.

import { type Ladder, ladder, matchesPerDeal, onInterrupt } from '@tabella/arena';
import { type GamePackage, reasonIn } from '@tabella/kernel';
import { tellBroken } from '../arena/broken.ts';
import { count, linesOf } from '../arena/figures.ts';
import { howToRead, ladderHeadline, ladderSheet, meetingFigures, rungFigures } from '../arena/ladder-figures.ts';
import { checkReportFile, writeReport } from '../arena/report-file.ts';
import type { ArenaArgs } from '../args.ts';
import { optionsFrom } from '../options.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { FAILED, Trouble } from '../trouble.ts';

export async function climb(gamePackage: GamePackage, args: ArenaArgs): Promise<number> {
  if (args.field || args.self) throw new Trouble('--ladder goes without --field and --self.');
  const options = optionsFrom(args.options, gamePackage.game, [], args.set);
  const seats = args.seats ?? Math.max(2, gamePackage.game.seats.min);
  const bots = args.bots ?? gamePackage.bots.map(({ id }) => id).join(',');
  if (args.report !== undefined) checkReportFile(args.report);
  const deals = Math.ceil(args.games / Math.max(1, matchesPerDeal(bots.split(',').length, seats)));
  const progress = progressOn(process.stderr);
  const interrupt = onInterrupt();
  let ended: Awaited<ReturnType<typeof ladder>>;
  try {
    const terms = { gamePackage, seats, bots, deals, options, ...(args.seed === undefined ? {} : { seed: args.seed }) };
    ended = await ladder({ ...terms, signal: interrupt.signal, progress: progress.at });
  } finally {
    interrupt.done();
    progress.done();
  }
  if (!ended.ok) throw new Trouble(reasonIn(gamePackage.words, ended));
  const { title } = gamePackage.words;
  process.stdout.write(args.json ? `${JSON.stringify(ended.ladder)}\n` : textOf(title, ended.ladder));
  if (args.report !== undefined) await writeReport(args.report, ladderSheet(title, ended.ladder));
  tellBroken(ended.ladder, progress);
  return ended.ladder.faults > 0 ? FAILED : 0;
}

function textOf(title: string, ladder: Ladder): string {
  const paint = paintFor(process.stdout);
  const tables = [rungFigures(ladder), meetingFigures(ladder)].flatMap((figures) => {
    const [head = '', ...lines] = linesOf(figures);
    return ['', paint.dim(head), ...lines];
  });
  const out = [paint.bold(ladderHeadline(title, ladder)), ...tables, '', howToRead(ladder)];
  if (ladder.stalls > 0) out.push(`${count(ladder.stalls, 'match', 'matches')} did not come to an end.`);
  if (ladder.faults > 0) out.push(paint.bad(`In ${count(ladder.faults, 'match', 'matches')} a rule broke.`));
  return `${out.join('\n')}\n`;
}
