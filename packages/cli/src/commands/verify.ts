// tabella verify: computes a match again from its secret, and says what was checked.

import { commitment, keyOf, Match, readLog, same } from '@tabella/kernel';
import type { VerifyArgs } from '../args.ts';
import { paintFor } from '../paint.ts';
import { roomOfLog } from '../rooms.ts';
import { readText } from '../saves.ts';
import { nameIn, seatingOf } from '../seating.ts';
import { FAILED, Trouble } from '../trouble.ts';

export async function verify(args: VerifyArgs): Promise<number> {
  const paint = paintFor(process.stdout);
  const fails = (reason: string): Trouble => new Trouble(`${args.file} does not hold: ${reason}`, FAILED);
  const holds = (sentence: string, value?: string): void => {
    process.stdout.write(`${paint.good('ok')}  ${sentence}\n${value === undefined ? '' : `    ${value}\n`}`);
  };
  const read = readLog(readText(args.file));
  if (!read.ok) throw fails(read.reason);
  const { log } = read;
  const room = await roomOfLog(log, args.file);
  holds('The file is whole: its checksum fits.');

  const promised = commitment(log.fairness.secret);
  if (args.commitment !== undefined && args.commitment.trim().toLowerCase() !== promised) {
    throw fails(`its secret belongs to ${promised}, not to what you were promised.`);
  }
  holds(`The secret is the promised one${args.commitment === undefined ? '' : ', as you were shown'}:`, promised);
  const { numbers } = log.fairness;
  holds(`The key follows from the secret and the numbers of ${numbers.length} seats:`, keyOf(log.fairness));

  const match = Match.replay(room.game, log);
  if (!(match instanceof Match)) throw fails(match.reason);
  holds(`Every shuffle, die and lot was drawn again from the key, and all ${log.rows.length} answers were legal.`);

  if (!same(match.result, log.result)) throw fails('the match does not end as the file says.');
  if (log.fault) {
    const { seat, ask, choice } = log.fault.row;
    const reply = match.answer(seat, ask, choice);
    if (reply.ok || reply.code !== 'fault') throw fails('the rule that broke does not break here.');
    holds(`The rule that broke breaks again: ${log.fault.message}`);
  } else if (match.result === null) {
    holds('The match is not over yet.');
  } else {
    holds(room.words.result(match.result, nameIn(seatingOf(args.file, log.seats))));
  }
  if (args.commitment === undefined) {
    process.stdout.write(
      '    Compare the promise with the one you were shown at the start, or give it with --commitment.\n',
    );
  }
  return 0;
}
