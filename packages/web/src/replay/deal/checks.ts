// What is checked of a deal, in plain words: which of the checks a fault belongs to, and what nobody can prove.

import { isSeeded, type Log, type MisfitKind } from '@tabella/kernel';
import type { KeptDeal } from '../../live/deals.ts';

/** In the order in which they are shown. */
export const CHECKS = ['promise', 'hand', 'terms', 'draws', 'whole'] as const;
export type Check = (typeof CHECKS)[number];

const CHECK_OF: Readonly<Record<MisfitKind, Check>> = {
  secret: 'promise',
  numbers: 'hand',
  game: 'terms',
  'rules version': 'terms',
  seats: 'terms',
  options: 'terms',
  position: 'terms',
  answer: 'draws',
  'told events': 'draws',
  result: 'draws',
  fault: 'draws',
  order: 'whole',
  'added row': 'whole',
  'cut row': 'whole',
  unfinished: 'whole',
  story: 'whole',
  table: 'whole',
  form: 'whole',
  checksum: 'whole',
};

export const checkOf = (kind: MisfitKind): Check => CHECK_OF[kind];

/** Why less is proved to this reader. */
export type Gap =
  | 'seed'
  | 'stranger'
  | 'over'
  | 'begun'
  | 'watched'
  | 'early'
  | 'unbound'
  | 'position'
  | 'talk'
  | 'program';

/** What this verification does not prove, the weightiest first. */
export function gapsOf(log: Log, kept: KeptDeal | null): readonly Gap[] {
  const gaps: Gap[] = [];
  const first = kept?.first ?? null;
  const sent = Object.values(kept?.sent ?? {});
  if (isSeeded(log.fairness)) gaps.push('seed');
  else if (first === null) gaps.push('stranger');
  else if (first.phase === 'over') gaps.push('over');
  else if (first.phase === 'playing') gaps.push('begun');
  else if (sent.length === 0) gaps.push('watched');
  else if (!sent.some(({ after }) => after)) gaps.push('early');
  if (!log.fairness.bound) gaps.push('unbound');
  if (log.from) gaps.push('position');
  return [...gaps, 'talk', 'program'];
}
