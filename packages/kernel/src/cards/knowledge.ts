// Knowledge: who has seen what, who knows which class, how many facts and groups there are; noted, and compared with what
// was noted before.

import { type Cards, SEEN, sizeOf } from './cards.ts';

export class Knowledge {
  // One buffer, used again and again: a match notes this at every answer.
  private planes: number[] = [];
  private facts = 0;
  private groups = 0;

  /** Is anything otherwise than when it was last noted? */
  note(cards: Cards | undefined): boolean {
    if (cards === undefined) return false;
    const told = this.facts !== cards.facts.length || this.groups !== cards.groups.length;
    this.facts = cards.facts.length;
    this.groups = cards.groups.length;
    return this.notePlanes(cards.planes, sizeOf(cards)) || told;
  }

  private notePlanes(now: readonly number[], n: number): boolean {
    const { planes } = this;
    // KNOWN_CLASS is the plane after SEEN: one stretch holds both.
    const from = 1 + SEEN * n;
    const length = 2 * n;
    if (planes.length !== length) {
      this.planes = now.slice(from, from + length);
      return true;
    }
    let at = 0;
    while (at < length && planes[at] === now[from + at]) at++;
    if (at === length) return false;
    for (; at < length; at++) planes[at] = now[from + at] as number;
    return true;
  }
}
