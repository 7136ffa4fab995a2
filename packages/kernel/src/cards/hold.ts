// A hold: the faces, and cards of some classes, that lie among some ids; and how many of them are missing while a world is
// dealt. Different cards must serve different demands of one hold.

import type { Box } from './box.ts';
import { CLASS, FACES, type Group, isBlank } from './cards.ts';

export class Hold {
  /** Per id: is it one of those? */
  readonly inside: Uint8Array;
  /** The ids that were blank at first. */
  readonly open: readonly number[];
  /** Demands that no card serves yet, and ids that have no face yet. */
  missing = 0;
  blanks = 0;
  /** Per face: how many are missing. */
  readonly needs: Uint8Array;
  private readonly faces: readonly number[];
  /** The demanded classes, and for each the face that serves it; -1 while none does. */
  private readonly masks: readonly number[];
  private readonly served: number[];
  private readonly first: { missing: number; blanks: number; needs: Uint8Array; served: readonly number[] };

  constructor(
    private readonly box: Box,
    private readonly group: Group,
    planes: readonly number[],
  ) {
    this.inside = new Uint8Array(planes[0] as number);
    for (const id of group.ids) this.inside[id] = 1;
    this.open = group.ids.filter((id) => isBlank(planes[FACES + id] as number));
    this.needs = new Uint8Array(box.faces.length);
    this.faces = [...new Set(group.holds)].filter((hold) => hold < CLASS);
    this.masks = group.holds.flatMap((hold) => (hold >= CLASS ? [hold - CLASS] : []));
    this.served = this.masks.map(() => -1);
    this.count(planes);
    const { missing, blanks, needs, served } = this;
    this.first = { missing, blanks, needs: needs.slice(), served: served.slice() };
  }

  /** As it was before anything was dealt. */
  reset(): void {
    const { missing, blanks, needs, served } = this.first;
    this.missing = missing;
    this.blanks = blanks;
    this.needs.set(needs);
    for (let i = 0; i < served.length; i++) this.served[i] = served[i] as number;
  }

  /** Recounts by the faces that are there. */
  count(planes: readonly number[]): void {
    this.missing = this.group.holds.length;
    this.blanks = 0;
    this.needs.fill(0);
    this.served.fill(-1);
    for (const hold of this.group.holds) if (hold < CLASS) (this.needs[hold] as number)++;
    for (const id of this.group.ids) {
      const face = planes[FACES + id] as number;
      if (isBlank(face)) this.blanks++;
      else this.strike(face);
    }
  }

  /** May the id have the face, of which so many are left? Every demand must still find a blank, and a card. */
  allows(id: number, face: number, left: number): boolean {
    if (this.missing === 0) return true;
    if (this.inside[id] === 0) return left > (this.needs[face] as number);
    return this.missing < this.blanks || this.wants(face);
  }

  give(id: number, face: number): void {
    if (this.inside[id] === 0) return;
    this.blanks--;
    if (this.missing > 0) this.strike(face);
  }

  /** The faces that are missing. */
  list(): number[] {
    const out: number[] = [];
    for (const face of this.faces) for (let i = this.needs[face] as number; i > 0; i--) out.push(face);
    return out;
  }

  /** Would the face serve a demand that is open? */
  wants(face: number): boolean {
    if ((this.needs[face] as number) > 0) return true;
    if (this.masks.length === 0) return false;
    const served = this.served.slice();
    const wanted = this.serve(face);
    for (let i = 0; i < served.length; i++) this.served[i] = served[i] as number;
    return wanted;
  }

  private strike(face: number): void {
    if ((this.needs[face] as number) > 0) this.needs[face] = (this.needs[face] as number) - 1;
    else if (this.masks.length === 0 || !this.serve(face)) return;
    this.missing--;
  }

  /** Lets a face serve a class; one that serves there already may turn to another. */
  private serve(face: number, tried = new Uint8Array(this.masks.length)): boolean {
    for (let i = 0; i < this.masks.length; i++) {
      if (tried[i] === 1 || !this.box.fits(face, this.masks[i] as number)) continue;
      tried[i] = 1;
      const held = this.served[i] as number;
      if (held >= 0 && !this.serve(held, tried)) continue;
      this.served[i] = face;
      return true;
    }
    return false;
  }
}
