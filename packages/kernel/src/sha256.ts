// SHA-256 by an audited library, synchronous, so that a deal can be verified anywhere.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes as utf8 } from '@noble/hashes/utils.js';

export { sha256, utf8 };

/** SHA-256 of a text (as UTF-8), in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8(text)));
}
