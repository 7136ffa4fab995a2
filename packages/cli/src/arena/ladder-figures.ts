// The figures of a ladder as people read them, at a terminal and on a page.

import type { Ladder, Rung } from '@tabella/arena';
import type { Bar } from '@tabella/ui/chart/data';
import { count, type Figures, ms } from './figures.ts';
import { ONE, timePlot } from './page.ts';
import type { Sheet } from './sheet.tsx';

export const ladderHeadline = (title: string, ladder: Ladder): string =>
  `${title}, ${ladder.seats} seats: a ladder of ${count(ladder.names.length, 'bot')}, ${count(ladder.matches, 'match', 'matches')} of ${count(ladder.deals, 'deal')}${ladder.cut ? ' (cut short)' : ''}.`;

export const howToRead = ({ anchor }: Ladder): string =>
  `Ratings are counted from ${anchor}: 400 points more are ten wins for one loss. In brackets: where the truth lies in 95 of 100 cases.`;

/** A row for each bot, the best first. */
export const rungFigures = ({ rungs, anchor }: Ladder): Figures => ({
  heads: ['bot', 'rating', 'p50', 'p95', 'slips'],
  rows: rungs.map((rung) => [rung.name, ratingOf(rung, anchor), ms(rung.p50ms), ms(rung.p95ms), String(rung.slips)]),
});

/** Of the matches that one of the two won: how many the one at the left did. */
export function meetingFigures({ rungs, names, wins }: Ladder): Figures {
  const order = rungs.map(({ name }) => name);
  const won = (a: string, b: string): number => wins[names.indexOf(a)]?.[names.indexOf(b)] ?? 0;
  const cell = (a: string, b: string): string => {
    const all = won(a, b) + won(b, a);
    return a === b || all === 0 ? '-' : `${((100 * won(a, b)) / all).toFixed(0)} %`;
  };
  return { heads: ['wins against', ...order], rows: order.map((a) => [a, ...order.map((b) => cell(a, b))]) };
}

function ratingOf({ name, rating, low, high }: Rung, anchor: string): string {
  const own = rating.toFixed(0);
  if (name === anchor) return own;
  return low === null || high === null
    ? `${own} (too few to tell)`
    : `${own} (${low.toFixed(0)} to ${high.toFixed(0)})`;
}

export const ladderSheet = (title: string, ladder: Ladder): Sheet => ({
  title: `${title}: the ladder of its bots`,
  headline: ladderHeadline(title, ladder),
  lead: howToRead(ladder),
  tables: [
    { title: 'The ladder', ...rungFigures(ladder) },
    { title: 'Each two', ...meetingFigures(ladder) },
  ],
  plots: [{ shape: 'bars', title: 'Rating', of: 'Bot', kinds: ONE, bars: barsOf(ladder) }, timePlot(ladder.rungs)],
  foot: `Seed ${ladder.seed}. Options: ${JSON.stringify(ladder.options)}.`,
});

/** Bars begin at the weakest bot, for none is shorter than nothing. */
function barsOf({ rungs, anchor }: Ladder): readonly Bar[] {
  const ground = Math.min(...rungs.map(({ rating, low }) => low ?? rating));
  return rungs.map((rung) => {
    const bar = {
      id: rung.name,
      label: rung.name,
      seat: null,
      parts: [rung.rating - ground],
      text: ratingOf(rung, anchor),
    };
    return rung.low === null || rung.high === null
      ? bar
      : { ...bar, between: [rung.low - ground, rung.high - ground] as const };
  });
}
