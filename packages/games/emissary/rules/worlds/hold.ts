// Faces known to lie among some ids, and what is still missing of them while a world is dealt.

import { type Cards, CLASS, type Group, isBlank } from '@tabella/kernel';
import { box } from '../box.ts';

export class Hold {
  readonly ids: readonly number[];
  blanks = 0;
  missing = 0;
  /** Per face: how many are still missing. */
  private readonly faces: Uint8Array;
  /** Classes of which a card is missing, as masks. */
  private readonly classes: number[] = [];

  constructor(group: Group, cards: Cards, faceAt: (cards: Cards, id: number) => number) {
    this.ids = group.ids;
    this.faces = new Uint8Array(box.faces.length);
    for (const hold of group.holds) {
      this.missing++;
      if (hold >= CLASS) this.classes.push(hold - CLASS);
      else this.faces[hold] = (this.faces[hold] as number) + 1;
    }
    for (const id of group.ids) {
      const face = faceAt(cards, id);
      if (isBlank(face)) this.blanks++;
      else this.strike(face);
    }
  }

  /** May the id have the face, of which so many are left? Every missing face must still find a blank, and a card. */
  allows(id: number, face: number, left: number): boolean {
    if (!this.ids.includes(id)) return left > (this.faces[face] as number);
    return this.missing < this.blanks || this.wants(face);
  }

  give(id: number, face: number): void {
    if (!this.ids.includes(id)) return;
    this.blanks--;
    this.strike(face);
  }

  /** What is missing: faces, then classes as `CLASS + mask`. */
  list(): number[] {
    const out: number[] = [];
    for (let face = 0; face < this.faces.length; face++) {
      for (let i = 0; i < (this.faces[face] as number); i++) out.push(face);
    }
    for (const mask of this.classes) out.push(CLASS + mask);
    return out;
  }

  private wants(face: number): boolean {
    return (this.faces[face] as number) > 0 || this.classes.some((mask) => box.fits(face, mask));
  }

  /** A face that is there counts for one of the missing: for itself, or for a class it belongs to. */
  private strike(face: number): void {
    if ((this.faces[face] as number) > 0) this.faces[face] = (this.faces[face] as number) - 1;
    else {
      const at = this.classes.findIndex((mask) => box.fits(face, mask));
      if (at < 0) return;
      this.classes.splice(at, 1);
    }
    this.missing--;
  }
}
