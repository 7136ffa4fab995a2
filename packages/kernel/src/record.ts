// A record by itself: the form of the file, and whether its parts fit each other. What does not fit is named with its
// kind and its place.

import { type Break, breakIn } from './chain.ts';
import { commitment } from './fairness.ts';
import { type Log, parseLog } from './log.ts';
import { FORMAT, Misshapen } from './log-shape.ts';

/** What kind of thing does not hold. */
export type MisfitKind =
  | 'form'
  | 'game'
  | 'rules version'
  | 'seats'
  | 'options'
  | 'secret'
  | 'numbers'
  | 'answer'
  | 'order'
  | 'added row'
  | 'cut row'
  | 'unfinished'
  | 'told events'
  | 'result'
  | 'fault'
  | 'position'
  | 'story'
  | 'table'
  | 'checksum';

export interface Misfit {
  readonly ok: false;
  readonly kind: MisfitKind;
  /** Where in the file, such as `rows[12]`. */
  readonly place: string;
  /** One sentence for people. */
  readonly reason: string;
}

export interface OpenedRecord {
  readonly ok: true;
  readonly log: Log;
  /** A file from before there were chains and digests of what was told. */
  readonly old: boolean;
  /** What is said only if playing the match finds nothing more exact. */
  readonly late: Misfit | null;
}

export const misfit = (kind: MisfitKind, place: string, reason: string): Misfit => ({ ok: false, kind, place, reason });

/** The file by itself: its form, that its parts fit each other, and that its secret is the one it promised. */
export function openRecord(text: string): OpenedRecord | Misfit {
  try {
    const parsed = parseLog(text);
    const { log, format, chain, commitment: promised } = parsed.file();
    const { secret, contributions } = log.fairness;
    const broken = chain && breakIn(log, chain);
    const named = broken && breakSaid(broken);
    if (named && named.kind !== 'told events') return named;
    if (!/^[0-9a-f]{64}$/.test(secret))
      return misfit('secret', 'fairness.secret', 'The secret is not 64 hexadecimal digits.');
    if (promised !== commitment(secret))
      return misfit('secret', 'commitment', 'The secret does not fit the fingerprint in the file.');
    // Where a seed dealt, nobody need have added one.
    if (contributions.length > 0 && contributions.length !== log.seats)
      return misfit('numbers', 'fairness.numbers', `There are ${contributions.length} numbers for ${log.seats} seats.`);
    const { names, bots } = log.table ?? {};
    if ([names, bots].some((one) => one && one.length !== log.seats))
      return misfit('table', 'table.names', `There are not as many names as seats: ${names?.length} for ${log.seats}.`);
    const old = format !== FORMAT;
    if (!old && log.told === undefined)
      return misfit('told events', 'told', 'The file says nothing about what was told.');
    const sum = misfit('checksum', 'sum', 'The checksum does not fit: something in the file was changed.');
    return { ok: true, log, old, late: named ?? (parsed.whole ? writingOf(text, parsed.canonical) : sum) };
  } catch (thrown) {
    if (thrown instanceof Misshapen) return misfit('form', thrown.place, thrown.message);
    throw thrown;
  }
}

const ROW_SAID = {
  changed: ['answer', 'The answer in this row was changed.'],
  moved: ['order', 'The rows are not in the order in which they were written.'],
  added: ['added row', 'A row was added here.'],
  cut: ['cut row', 'A row was cut out here.'],
} as const;

const PART_SAID = {
  game: ['game', 'game', 'The name of the game was changed.'],
  rules: ['rules version', 'rules', 'The rules version was changed.'],
  seats: ['seats', 'seats', 'The number of seats was changed.'],
  options: ['options', 'options', 'The options were changed.'],
  secret: ['secret', 'fairness.secret', 'The secret was changed.'],
  numbers: ['numbers', 'fairness.numbers', 'The numbers of the seats were changed.'],
  told: ['told events', 'told', 'What was told was changed.'],
  result: ['result', 'result', 'The result was changed.'],
  fault: ['fault', 'fault', 'What the file says of the fault was changed.'],
  from: ['position', 'from', 'The position from which the match begins was changed.'],
  story: ['story', 'story', 'The story of what was told was changed.'],
  table: ['table', 'table', 'What the file says of the table, its people or its chat was changed.'],
} as const;

function breakSaid(broken: Break): Misfit {
  if (broken.part !== 'rows') {
    const [kind, place, reason] = PART_SAID[broken.part];
    return misfit(kind, place, reason);
  }
  const [kind, reason] = ROW_SAID[broken.how];
  return misfit(kind, `rows[${broken.at}]`, reason);
}

/** There is one way to write a record, white space aside: a file that is written otherwise was touched. */
function writingOf(text: string, canonical: string): Misfit | null {
  if (text === `${canonical}\n`) return null;
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|[ \t\n\r]+/g, (part) => (part.startsWith('"') ? part : ''));
  if (bare === canonical) return null;
  let at = 0;
  while (bare[at] === canonical[at]) at++;
  return misfit('form', `character ${at + 1}, white space aside`, 'The file is not written as Tabella writes it.');
}
