// A desk: what has been dealt so far by a plan, what is left, and what each blank may still have.

import type { Box } from './box.ts';
import { FACES, type Fact, isBlank } from './cards.ts';
import type { Domain, Plan, Tie } from './plan.ts';

export class Desk {
  protected plan!: Plan;
  /** The planes of the cards that are dealt. */
  protected planes!: number[];
  /** Per face: how many are still to be dealt. */
  protected readonly left: Int16Array;

  constructor(protected readonly box: Box) {
    this.left = new Int16Array(box.faces.length);
  }

  /** As it is before anything is dealt. */
  protected reset(): void {
    const { plan, planes } = this;
    for (const id of plan.settled) planes[FACES + id] = plan.faces[id] as number;
    for (let face = 0; face < plan.left.length; face++) this.left[face] = plan.left[face] as number;
    for (const hold of plan.holds) hold.reset();
  }

  protected faceOf(id: number): number {
    return this.planes[FACES + id] as number;
  }

  /** How many of the cards that are left a bound id could be. */
  protected waysOf(id: number): number {
    const { faces } = this.plan.domains[id] as Domain;
    const ties = this.plan.ties[id];
    let ways = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i] as number;
      const left = this.left[face] as number;
      if (left > 0 && (ties === undefined || this.fitsTies(ties, face))) ways += left;
    }
    return ways;
  }

  protected fitsTies(ties: readonly Tie[], face: number): boolean {
    for (const tie of ties) if (this.waysBy(tie, face) === 0) return false;
    return true;
  }

  /** In how many ways the other ends could be dealt: those of one table take cards from each other. */
  protected waysOfTies(ties: readonly Tie[], face: number): number {
    let ways = 1;
    let alike = 0;
    for (let i = 0; i < ties.length && ways > 0; i++) {
      const tie = ties[i] as Tie;
      const last = ties[i - 1];
      if (last === undefined || last.holds !== tie.holds || last.step !== tie.step) alike = 0;
      ways *= Math.max(0, this.waysBy(tie, face) - (isBlank(this.faceOf(tie.other)) ? alike++ : 0));
    }
    return ways;
  }

  /** How many cards the other end of a tie could be if this end had the face; 1 or 0 when it has its own. */
  protected waysBy(tie: Tie, face: number): number {
    const { to, holds, stride } = tie;
    const row = (tie.from.at[face] as number) * tie.step;
    const other = this.faceOf(tie.other);
    if (!isBlank(other)) return holds[row + (to.at[other] as number) * stride] as number;
    let ways = 0;
    for (let i = 0; i < to.faces.length; i++) {
      if (holds[row + i * stride] === 1) ways += this.left[to.faces[i] as number] as number;
    }
    return ways;
  }

  protected poolOf(id: number): number {
    return (this.plan.faces[id] as number) & 0xff;
  }

  protected allowed(id: number, face: number): boolean {
    for (const hold of this.plan.holds) if (!hold.allows(id, face, this.left[face] as number)) return false;
    return true;
  }

  /** Can this blank have this face, one of those that are left? */
  protected may(id: number, face: number): boolean {
    if ((this.left[face] as number) === 0 || !this.bears(id, face)) return false;
    const ties = this.plan.ties[id];
    return (ties === undefined || this.fitsTies(ties, face)) && this.allowed(id, face);
  }

  /** Is the face one of those that the id can have at all? */
  protected bears(id: number, face: number): boolean {
    const domain = this.plan.domains[id];
    if (domain !== undefined) return (domain.at[face] as number) >= 0;
    return this.box.poolOfFace[face] === this.poolOf(id);
  }

  protected give(id: number, face: number): void {
    this.planes[FACES + id] = face;
    this.left[face] = (this.left[face] as number) - 1;
    for (const hold of this.plan.holds) hold.give(id, face);
  }

  protected take(id: number): void {
    const face = this.faceOf(id);
    this.planes[FACES + id] = this.plan.faces[id] as number;
    this.left[face] = (this.left[face] as number) + 1;
    for (const hold of this.plan.holds) if (hold.inside[id] === 1) hold.count(this.planes);
  }

  protected isTrue(fact: Fact): boolean {
    return this.plan.isTrue(
      fact,
      fact.ids.map((id) => this.faceOf(id)),
    );
  }
}
