// A message of the server as it came over the line: text, or raw deflate of it.

import { inflateRawSync } from 'node:zlib';
import type { Heard } from '@tabella/table/protocol';

export const messageIn = (data: string | Buffer): Heard =>
  JSON.parse(typeof data === 'string' ? data : String(inflateRawSync(data))) as Heard;
