// Why the server refused a message: in the words of the game where its rules did, and otherwise as the server says it.

import type { Words } from '@tabella/kernel';
import type { Ack } from '@tabella/table/protocol';

export const refusalOf = ({ why, reason, code }: Ack, words: Words): string =>
  (why && words.why?.(why)) ?? reason ?? code ?? '';
