// How far clues pin the cipher down.

import { type Beliefs, SECTIONS } from '../solver/index.ts';

export interface Pinned {
  /** Letters that are surely in their section, of the six. */
  readonly sure: number;
  /** Letters that may be in any of the sections. */
  readonly possible: number;
}

const CERTAIN = 1 - 1e-9;

export function pinnedBy({ marginals }: Pick<Beliefs, 'marginals'>): Pinned {
  const chances = Array.from({ length: 26 }, (_, letter) => SECTIONS.map((section) => marginals[section][letter] ?? 0));
  return {
    sure: chances.filter((one) => one.some((chance) => chance >= CERTAIN)).length,
    possible: chances.filter((one) => one.some((chance) => chance > 0)).length,
  };
}
