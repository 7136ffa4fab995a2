// Sentences with marks round the names of seats, so that they can be shown in the colour of the seat. The marks are
// characters that no language uses.

import type { NameOf, Seat } from '@tabella/kernel';

const FIRST = 0xe000;
const END = '\ue0ff';
const NAMED = /([\ue000-\ue0fe])([^\ue0ff]*)\ue0ff/g;

export const marked =
  (name: NameOf): NameOf =>
  (seat) =>
    `${String.fromCharCode(FIRST + seat)}${name(seat)}${END}`;

export type Part = { readonly text: string; readonly seat?: Seat };

export function partsOf(sentence: string): readonly Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of sentence.matchAll(NAMED)) {
    const [whole, mark = '', text = ''] = found;
    if (found.index > done) parts.push({ text: sentence.slice(done, found.index) });
    parts.push({ text, seat: mark.charCodeAt(0) - FIRST });
    done = found.index + whole.length;
  }
  if (done < sentence.length) parts.push({ text: sentence.slice(done) });
  return parts;
}
