// The chain of a replay file: a short digest for every part and every row, each made of the one before it, so that an
// edit is not only noticed but also named. Whoever edits a file can make a new chain: it proves nothing by itself.

import { encode } from './data.ts';
import type { Told } from './known.ts';
import type { Log } from './log.ts';
import { sha256Hex } from './sha256.ts';

/** Parts that stand before the rows, in the order of the chain; and those after them. */
const HEAD = ['game', 'rules', 'seats', 'options', 'secret', 'numbers'] as const;
const TAIL = ['told', 'result', 'fault'] as const;
/** Parts that stand at the end of the chain if the log has them. */
const MORE = ['from', 'story', 'table'] as const;
type Head = (typeof HEAD)[number];
type Tail = (typeof TAIL)[number];
type More = (typeof MORE)[number];

export type Chain = { readonly [P in Head | Tail]: string } & { readonly [P in More]?: string } & {
  readonly rows: readonly string[];
};
export const LINKS: readonly (Head | Tail)[] = [...HEAD, ...TAIL];
export const MORE_LINKS: readonly More[] = MORE;

/** Where a chain does not fit its log. */
export type Break =
  | { readonly part: Head | Tail | More }
  | { readonly part: 'rows'; readonly at: number; readonly how: 'changed' | 'moved' | 'added' | 'cut' };

const DIGITS = 16;

/** What was told at one time, in a few digits. */
export const markOf = (told: readonly Told[]): string => sha256Hex(`tabella told ${encode(told)}`).slice(0, DIGITS);

const link = (before: string, part: string, value: unknown): string =>
  sha256Hex(`tabella link ${before} ${part} ${encode(value)}`).slice(0, DIGITS);

function partOf(log: Log, part: Head | Tail | More): unknown {
  switch (part) {
    case 'secret':
      return [log.fairness.secret, log.fairness.bound ?? false, ...(log.fairness.seeded ? ['seeded'] : [])];
    case 'numbers':
      return log.fairness.contributions;
    case 'told':
      return log.told ?? null;
    case 'fault':
      return log.fault ?? null;
    default:
      return log[part];
  }
}

export function chainOf(log: Log): Chain {
  let last = '';
  const next = (part: string, value: unknown): string => {
    last = link(last, part, value);
    return last;
  };
  const head = HEAD.map((part) => [part, next(part, partOf(log, part))]);
  const rows = log.rows.map((row) => next('row', row));
  const tail = TAIL.map((part) => [part, next(part, partOf(log, part))]);
  const more = MORE.filter((part) => log[part] !== undefined).map((part) => [part, next(part, log[part])]);
  return { ...(Object.fromEntries([...head, ...tail, ...more]) as Record<Head | Tail, string>), rows };
}

/** The first place at which a log is not what its chain was made of; null when all of it fits. */
export function breakIn(log: Log, chain: Chain): Break | null {
  let before = '';
  // Each link is judged by the one that stands before it in the file, so that the parts after an edit still fit.
  const fits = (is: string | undefined, part: string, value: unknown): boolean => {
    const right = is === link(before, part, value);
    before = is ?? '';
    return right;
  };
  for (const part of HEAD) if (!fits(chain[part], part, partOf(log, part))) return { part };
  const more = log.rows.length - chain.rows.length;
  const how = (at: number) => (more > 0 ? 'added' : more < 0 ? 'cut' : log.rows[at]?.seq === at ? 'changed' : 'moved');
  for (const [at, row] of log.rows.entries()) {
    if (!fits(chain.rows[at], 'row', row)) return { part: 'rows', at, how: how(at) };
  }
  if (more < 0) return { part: 'rows', at: log.rows.length, how: 'cut' };
  for (const part of TAIL) if (!fits(chain[part], part, partOf(log, part))) return { part };
  for (const part of MORE) {
    if (log[part] === undefined && chain[part] === undefined) continue;
    if (!fits(chain[part], part, partOf(log, part) ?? null)) return { part };
  }
  return null;
}
