// Why something was refused: in the words of the game where its rules did, otherwise in the reader's language by its code, and
// as the server says it where there are no words for that code.

import type { Words } from '@tabella/kernel';
import type { Ack, Failure } from '@tabella/table/protocol';
import type { Key, Say } from '../i18n/i18n.ts';

/** What the server, or this page, refused; or something that went wrong by itself. */
export interface Refusing {
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  readonly about?: Failure['about'] | undefined;
  readonly message?: string;
}

export function refusalIn(say: Say, { code, about, message, reason = message }: Refusing): string {
  const values = { ...about, ...(reason === undefined ? {} : { reason }) };
  for (const name of about?.case === undefined ? [code] : [`${code}.${about.case}`, code]) {
    const key = `refused.${name}`;
    const said = say(key as Key, values);
    // What the sentence names may not have been told.
    if (said !== key && !said.includes('{{')) return said;
  }
  return reason ?? code ?? '';
}

export const refusalOf = (ack: Ack, words: Words, say: Say): string =>
  (ack.why && words.why?.(ack.why)) ?? refusalIn(say, ack);
