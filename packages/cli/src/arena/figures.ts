// The figures of a tournament as people read them, at a terminal and on a page.

import type { BotReport, Interval, Report } from '@tabella/arena';

export interface Figures {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A row for each bot. */
export function figuresOf({ bots }: Report): Figures {
  const scored = bots.some((bot) => bot.score !== null);
  const parts = Object.keys(bots[0]?.parts ?? {});
  return {
    heads: ['bot', 'seats', 'share of wins', ...(scored ? ['points'] : []), ...parts, 'p50', 'p95', 'slips'],
    rows: bots.map((bot) => cellsOf(bot, scored, parts)),
  };
}

/** The heads and the rows, in columns. */
export function linesOf({ heads, rows }: Figures): readonly string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => (row[i] ?? '').length)));
  return [heads, ...rows].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '),
  );
}

export function headlineOf(title: string, report: Report): string {
  const answers = count(Math.round(report.decisionsPerMatch), 'answer');
  const played = `${count(report.matches, 'match', 'matches')} of ${count(report.deals, 'deal')}, ${answers} each`;
  return `${title}, ${report.seats} seats: ${played}${report.cut ? ' (cut short)' : ''}.`;
}

export const evenShare = ({ seats }: Report): string =>
  `An even share is ${percent(1 / seats)}. In brackets: where the truth lies in 95 of 100 cases.`;

/** What else there is to say. */
export function remarksOf({ gain, bots, stalls }: Report): readonly string[] {
  const [bot, field] = bots;
  return [
    ...(gain ? [`In place of ${field?.name ?? 'itself'}, ${bot?.name} gains ${share(gain)} of a win.`] : []),
    ...(stalls > 0 ? [`${count(stalls, 'match', 'matches')} did not come to an end.`] : []),
  ];
}

function cellsOf(bot: BotReport, scored: boolean, parts: readonly string[]): string[] {
  const score = bot.score ? points(bot.score) : '-';
  return [
    bot.name,
    String(bot.seats),
    bot.share ? share(bot.share) : '-',
    ...(scored ? [score] : []),
    ...parts.map((part) => bot.parts[part]?.mean.toFixed(2) ?? '-'),
    ms(bot.p50ms),
    ms(bot.p95ms),
    String(bot.slips),
  ];
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
export const share = (of: Interval): string => between(of, percent);

function between(of: Interval, text: (value: number) => string): string {
  const range = of.low === null || of.high === null ? 'too few to tell' : `${text(of.low)} to ${text(of.high)}`;
  return `${text(of.mean)} (${range})`;
}

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

export const ms = (value: number | null): string =>
  value === null ? '-' : `${value < 0.1 ? '< 0.1' : value.toFixed(1)} ms`;

export const points = (of: Interval): string => between(of, (value) => value.toFixed(2));
