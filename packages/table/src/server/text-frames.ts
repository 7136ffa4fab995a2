// Text messages on a WebSocket, framed here: all that is said in one moment goes out in one write, where the library would write
// the head and the text of each message apart. What it writes itself are whole frames too, so that both go over one line.

import type { Writable } from 'node:stream';

/** A whole message of text, not masked. */
const FINAL_TEXT = '\x81';
/** From here on the length has two bytes of its own, and from there on eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 0x1_00_00;

export class TextFrames {
  /** Frames that wait, a character for each byte. */
  private waiting = '';
  private held = false;

  constructor(private readonly line: Pick<Writable, 'write'>) {}

  /** Returns how many bytes the text has. */
  send(text: string): number {
    const bytes = Buffer.byteLength(text);
    this.waiting += head(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'));
    if (!this.held) this.flush();
    return bytes;
  }

  /** What is sent from now on waits for `release`. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.flush();
  }

  /** Writes what waits. */
  flush(): void {
    if (this.waiting === '') return;
    this.line.write(this.waiting, 'latin1');
    this.waiting = '';
  }
}

function head(bytes: number): string {
  if (bytes < TWO_BYTES) return FINAL_TEXT + String.fromCharCode(bytes);
  if (bytes < EIGHT_BYTES) return FINAL_TEXT + String.fromCharCode(TWO_BYTES, bytes >> 8, bytes & 255);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return FINAL_TEXT + String.fromCharCode(TWO_BYTES + 1) + length.toString('latin1');
}
