// A record that somebody sends: whatever is damaged, doctored, unfinished or not ours is refused in a sentence.

import { type Log, openRecord } from '@tabella/kernel';
import { no, type Refused } from '../core/replies.ts';
import { whyNotPlain } from './plain.ts';

/** The log in it. That its rows can be played is found out by playing them. */
export function readRecord(text: string): Log | Refused {
  const opened = openRecord(text);
  if (!opened.ok) return no('bad-file', opened.reason);
  const { log, late } = opened;
  if (late !== null) return no('bad-file', late.reason);
  if (log.result === null) return no('not-over', 'The match in this file is not over.', { case: 'file' });
  // Rules are safe in every state that they have made themselves; nobody can tell where this one comes from.
  if (log.from) {
    return no('bad-file', 'This match itself began from a moment of another one: play on from that one instead.', {
      case: 'position',
    });
  }
  const why = whyNotPlain({ options: log.options, rows: log.rows });
  return why === null ? log : no('bad-file', why);
}
