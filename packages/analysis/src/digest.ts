// Which match an analysis is of.

import { encode, type Log, sha256Hex } from '@tabella/kernel';

/** Names the match that an analysis is of, whatever else its record holds. */
export function digestOf({ game, rules, seats, options, fairness, rows }: Log): string {
  return sha256Hex(encode({ game, rules, seats, options, fairness, rows }));
}
