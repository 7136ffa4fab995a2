// Knowledge: who has seen what, who knows which class, how many facts and groups there are; noted, to be compared later.

import { type Cards, SEEN, sizeOf } from './cards.ts';

export class Knowledge {
  // One buffer, used again and again: a match notes this at every answer.
  private readonly planes: number[] = [];
  private facts = 0;
  private groups = 0;

  note(cards: Cards | undefined): void {
    if (cards === undefined) return;
    const n = sizeOf(cards);
    // KNOWN_CLASS is the plane after SEEN: one stretch holds both.
    const from = 1 + SEEN * n;
    for (let i = 0; i < 2 * n; i++) this.planes[i] = cards.planes[from + i] as number;
    this.facts = cards.facts.length;
    this.groups = cards.groups.length;
  }

  still(cards: Cards | undefined): boolean {
    if (cards === undefined) return true;
    if (this.facts !== cards.facts.length || this.groups !== cards.groups.length) return false;
    const from = 1 + SEEN * sizeOf(cards);
    for (let i = 0; i < this.planes.length; i++) if (this.planes[i] !== cards.planes[from + i]) return false;
    return true;
  }
}
