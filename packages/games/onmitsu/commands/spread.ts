// `tabella onmitsu spread SEATS MATCHES [LEVEL] [--set FILE]`: how long the matches of bots among themselves are, and how their scores spread.

import { firstFault, reasonIn, refusedTerms, type Tool, type Words } from '@tabella/kernel';
import { EASY, HARD, type Level, NORMAL } from '../bot/level.ts';
import { type Outcome, outcomeOf } from '../bot/measure.ts';
import type { OnmitsuGame } from '../rules/game.ts';
import type { Death } from '../rules/view.ts';
import { setIn, unreadable } from './set-file.ts';

const LEVELS: readonly Level[] = [EASY, NORMAL, HARD];
const MOST_MATCHES = 100_000;
const DEATHS: readonly Death[] = ['many', 'poisoned', 'cracked', 'contested'];
/** The last number of each class; the last class has no end. */
const TURNS = [5, 7, 10, 13, 16, 20] as const;
const POINTS = [0, 3, 6, 9, 12] as const;

export function spreadTool(game: OnmitsuGame, words: Words): Tool {
  const { min, max } = game.seats;
  return {
    usage: 'SEATS MATCHES [LEVEL] [--set FILE]',
    about: 'Bots play among themselves: how long their matches are, and how their scores spread.',
    run: (given, progress) => {
      const { args, file } = apart(given);
      const [seats, matches] = args.slice(0, 2).map(Number) as [number?, number?];
      const level = LEVELS.find(({ id }) => id === (args[2] ?? NORMAL.id));
      if (!isWithin(seats, min, max)) return { ok: false, reason: `${min} to ${max} can play.` };
      if (!isWithin(matches, 1, MOST_MATCHES)) return { ok: false, reason: `Play 1 to ${MOST_MATCHES} matches.` };
      if (level === undefined || args.length > 3)
        return { ok: false, reason: `A level is ${LEVELS.map(({ id }) => id).join(', ')}.` };
      const own = file === undefined ? null : setIn(game.library, file);
      if (file !== undefined && own === null) return { ok: false, reason: unreadable(file) };
      if (own?.ok === false) return { ok: false, reason: `${file}: ${firstFault(own.faults)}.` };
      const set = own?.value ?? game.library.names[0] ?? '';
      const refusal = refusedTerms(game, seats, { set, patience: true, aid: true });
      if (refusal !== null) return { ok: false, reason: reasonIn(words, refusal) };
      const outcomes = Array.from({ length: matches }, (_, i) => {
        progress?.(i, matches);
        return outcomeOf(game, level, seats, `spread ${i}`, { set });
      });
      const called = own === null ? '' : ` with "${own.value.name}"`;
      const head = `${matches} matches of ${level.id} bots${called}, ${seats} seats.`;
      return { ok: true, lines: [head, ...linesOf(outcomes)] };
    },
  };
}

/** The words without `--set FILE`, wherever it stands, and the file. */
function apart(given: readonly string[]): { readonly args: readonly string[]; readonly file: string | undefined } {
  const at = given.indexOf('--set');
  if (at < 0) return { args: given, file: undefined };
  return { args: [...given.slice(0, at), ...given.slice(at + 2)], file: given[at + 1] ?? '' };
}

const isWithin = (x: number | undefined, min: number, max: number): x is number =>
  Number.isInteger(x) && (x as number) >= min && (x as number) <= max;

export function linesOf(outcomes: readonly Outcome[]): string[] {
  const ended = outcomes.filter(({ endedBy }) => endedBy !== null);
  const turns = outcomes.map((one) => one.turns).sort((a, b) => a - b);
  const at = (part: number): number => turns[Math.floor(part * turns.length)] as number;
  const verdicts = outcomes.flatMap((one) => one.verdicts);
  const points = verdicts.map((one) => one.points);
  const best = outcomes.map((one) => Math.max(...one.verdicts.map((verdict) => verdict.points)));
  const killed = verdicts.filter(({ deaths }) => deaths.length > 0);
  const own = ended.filter(({ endedBy, winners }) => winners.includes(endedBy as number));
  const causes = DEATHS.map(
    (cause) => `${cause} ${share(killed, ({ deaths }) => (deaths.includes(cause) ? 1 / deaths.length : 0))}`,
  );
  return [
    `Turns: mean ${mean(turns)}, p5 ${at(0.05)}, median ${at(0.5)}, p95 ${at(0.95)}; ${share(turns, (n) => Number(n >= 8 && n <= 20))} in 8 to 20, ${share(outcomes, ({ endedBy }) => Number(endedBy === null))} at the limit.`,
    `Turns by class: ${classes(turns, TURNS)}.`,
    `Killed: ${share(verdicts, ({ deaths }) => Number(deaths.length > 0))} of all${killed.length > 0 ? ` (${causes.join(', ')})` : ''}.`,
    `Scores: mean ${mean(points)}, the best of a match ${mean(best)}.`,
    `Scores by class: ${classes(points, POINTS)}.`,
    `Who ends the match wins ${ended.length > 0 ? `${Math.round((100 * own.length) / ended.length)} %` : 'never: nobody did'}.`,
  ];
}

const mean = (xs: readonly number[]): string => (xs.reduce((sum, x) => sum + x, 0) / xs.length).toFixed(1);

function share<T>(all: readonly T[], part: (one: T) => number): string {
  return `${Math.round((100 * all.reduce((sum, one) => sum + part(one), 0)) / all.length)} %`;
}

function classes(xs: readonly number[], ends: readonly number[]): string {
  const parts = [...ends, Number.POSITIVE_INFINITY].map((end, i) => {
    const from = i === 0 ? 0 : (ends[i - 1] as number) + 1;
    const name = end === Number.POSITIVE_INFINITY ? `${from} or more` : from === end ? `${from}` : `${from} to ${end}`;
    return `${name} ${share(xs, (x) => Number(x >= from && x <= end))}`;
  });
  return parts.join(', ');
}
