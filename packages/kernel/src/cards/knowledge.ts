// Knowledge: who has seen what, who knows which class, how many facts and groups there are; noted, and compared with what
// was noted before.

import { type Cards, SEEN, sizeOf } from './cards.ts';

export class Knowledge {
  // One buffer, used again and again: a match notes this at every answer.
  private readonly planes: number[] = [];
  private facts = 0;
  private groups = 0;

  /** Is anything otherwise than when it was last noted? */
  note(cards: Cards | undefined): boolean {
    if (cards === undefined) return false;
    const { planes } = this;
    let changed = this.facts !== cards.facts.length || this.groups !== cards.groups.length;
    this.facts = cards.facts.length;
    this.groups = cards.groups.length;
    const n = sizeOf(cards);
    // KNOWN_CLASS is the plane after SEEN: one stretch holds both.
    const from = 1 + SEEN * n;
    for (let i = 0; i < 2 * n; i++) {
      const now = cards.planes[from + i] as number;
      if (planes[i] === now) continue;
      planes[i] = now;
      changed = true;
    }
    return changed;
  }
}
