// Piles: the faces of each pool that are dealt to whatever is blank, in canonical order, so that nothing but chance decides.

import type { Chance } from '../chance.ts';
import type { Box } from './box.ts';
import { BLANK, FACES, isBlank } from './cards.ts';

export class Piles {
  private readonly piles: number[][];

  constructor(private readonly box: Box) {
    this.piles = box.pools.map(() => []);
  }

  /** Lays out these faces, given one by one in canonical order. */
  lay(faces: readonly number[]): void {
    const { piles } = this;
    const { poolOfFace } = this.box;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i] as number;
      (piles[poolOfFace[face] as number] as number[]).push(face);
    }
  }

  /** Lays out so many of each face. */
  layCounts(counts: Int16Array): void {
    const { piles } = this;
    const { poolOfFace } = this.box;
    for (let face = 0; face < counts.length; face++) {
      const count = counts[face] as number;
      if (count === 0) continue;
      const pile = piles[poolOfFace[face] as number] as number[];
      for (let i = 0; i < count; i++) pile.push(face);
    }
  }

  /** Each blank takes one of those of its pool. */
  deal(planes: number[], chance: Chance): void {
    const { piles } = this;
    const end = FACES + (planes[0] as number);
    for (let at = FACES; at < end; at++) {
      const face = planes[at] as number;
      if (!isBlank(face)) continue;
      const pile = piles[face - BLANK] as number[];
      const last = pile.length - 1;
      const drawn = last === 0 ? 0 : chance.int(last + 1);
      planes[at] = pile[drawn] as number;
      pile[drawn] = pile[last] as number;
      pile.pop();
    }
    for (const pile of piles) if (pile.length > 0) pile.length = 0;
  }
}
