// The set that stands in docs/writing-onmitsu-cards.md, read from that page: what the page shows is what is played.

import { readFileSync } from 'node:fs';
import type { SetFile } from '../rules/set/types.ts';
import { onmitsu } from './scenario.ts';

const page = readFileSync(new URL('../../../../docs/writing-onmitsu-cards.md', import.meta.url), 'utf8');

/** The file as its author wrote it. */
const ferryText = /```json\n(.*?)\n```/s.exec(page)?.[1] ?? '';

export function ferryPost(): SetFile {
  const read = onmitsu.library.read(JSON.parse(ferryText) as object);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value;
}
