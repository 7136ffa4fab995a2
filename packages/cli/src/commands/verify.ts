// tabella verify: plays a record again from its secret, and says what that proves and what it does not.

import {
  commitment,
  type Held,
  isSeeded,
  type Misfit,
  openRecord,
  type VerifiedRecord,
  verifyRecord,
} from '@tabella/kernel';
import type { VerifyArgs } from '../args.ts';
import { packageOfLog } from '../packages.ts';
import { paintFor } from '../paint.ts';
import { readText } from '../saves.ts';
import { nameIn, seatingOf } from '../seating.ts';
import { FAILED, Trouble } from '../trouble.ts';

export async function verify(args: VerifyArgs): Promise<number> {
  const fails = ({ kind, place, reason }: Misfit): Trouble =>
    new Trouble(
      kind === 'unfinished'
        ? `${args.file}: ${reason}`
        : `${args.file} does not hold (${kind}, at ${place}): ${reason}`,
      FAILED,
    );
  const opened = openRecord(readText(args.file));
  if (!opened.ok) throw fails(opened);
  const { log } = opened;
  const gamePackage = await packageOfLog(log, args.file);
  const held: Held = {
    ...(args.commitment === undefined ? {} : { commitment: args.commitment }),
    numbers: args.numbers.map(({ seat, number }) => ({ seat: seat - 1, number })),
  };
  const verified = verifyRecord(opened, gamePackage.game, held);
  if (!verified.ok) throw fails(verified);

  const paint = paintFor(process.stdout);
  const { match } = verified;
  const end = match.result
    ? gamePackage.words.result(match.result, nameIn(seatingOf(args.file, log.seats)))
    : `The match has no end, for a rule broke, and it breaks again: ${log.fault?.message}`;
  const terms = Object.entries(match.options as object).map(([name, value]) => `${name}=${value}`);
  for (const [sentence, value] of [
    [`${gamePackage.words.title}, rules version ${log.rules}, ${log.seats} seats:`, terms.join(' ') || 'no options'],
    ['The secret fits this fingerprint:', commitment(log.fairness.secret)],
    [`The key follows from ${keyParts(verified)}:`, match.key],
    [`Every shuffle, die and lot was drawn again from the key, and all ${log.rows.length} rows could be played.`],
    ...(verified.old ? [] : [['Everything that was told, to whomever, is told again.']]),
    [end],
  ]) {
    process.stdout.write(`${paint.good('ok')}  ${sentence}\n${value === undefined ? '' : `    ${value}\n`}`);
  }
  process.stdout.write(`\n${[...proofs(verified, held), ...gaps(verified, held)].join('\n')}\n`);
  return 0;
}

function keyParts({ log: { fairness } }: VerifiedRecord): string {
  const parts = ['the secret', ...(fairness.contributions.length > 0 ? ['the numbers of the seats'] : [])];
  if (fairness.bound) parts.push('the game', 'its rules version', 'the seats', 'the options');
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** What holds against something that the reader has from elsewhere. */
function proofs({ log }: VerifiedRecord, { commitment: shown, numbers = [] }: Held): string[] {
  const mine = numbers.map(({ seat }) => `seat ${seat + 1}`).join(' and ');
  return [
    ...(shown === undefined ? [] : ['Proved: the secret is the one whose fingerprint you were shown.']),
    ...(mine === '' ? [] : [`Proved: the number that you sent for ${mine} is in the deal.`]),
    ...(shown === undefined || mine === '' || isSeeded(log.fairness)
      ? []
      : ['Proved: if you saw the fingerprint before you sent your number, nobody picked this deal.']),
    ...(shown !== undefined && log.fairness.bound
      ? ['Proved: with other options, seats or rules this secret would have dealt otherwise.']
      : []),
  ];
}

/** What is only consistent in itself, or not even that. */
function gaps({ log, old }: VerifiedRecord, { commitment: shown, numbers = [] }: Held): string[] {
  return [
    ...(isSeeded(log.fairness)
      ? ['Not proved: that nobody picked this deal. It was dealt by a seed, not by a committed secret.']
      : strange(shown, numbers)),
    'Only consistent: the answers. Others that the rules allow, played on the same deal, would look as whole as these.',
    ...(log.fairness.bound ? [] : ['Not proved: options that had no effect. In this match they are not in the key.']),
    ...(old ? ['Not proved: what was told. This older file does not say.'] : []),
  ];
}

/** What the reader could prove with what they were shown and sent. */
const strange = (shown: string | undefined, numbers: NonNullable<Held['numbers']>): string[] => [
  ...(shown === undefined
    ? [
        'Not proved: another whole match could not be told apart. Give the fingerprint you were shown: --commitment HASH.',
      ]
    : []),
  ...(numbers.length === 0 ? ['Not proved: that your number is in the deal. Give it: --number SEAT=TEXT.'] : []),
];
