// Long messages, compressed: raw deflate of the same text. Several people may be sent the same one in a row.

import { deflateRawSync } from 'node:zlib';

/** Shorter ones gain little. */
const LONG = 4_000;
/** Fast: it is done while others wait. */
const LEVEL = 2;

let last: { readonly text: string; readonly bytes: Buffer } | null = null;

/** The message as it is sent. */
export function compressed(text: string): string | Buffer {
  if (text.length < LONG) return text;
  if (last?.text !== text) last = { text, bytes: deflateRawSync(text, { level: LEVEL }) };
  return last.bytes;
}
