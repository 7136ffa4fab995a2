// The tree of a search: nodes are what the searching seat can tell apart, arms are the choices of one asked seat there.

/** One choice of one seat: how often it could be taken, was taken, and what it brought that seat. */
export class Arm {
  available = 0;
  visits = 0;
  total = 0;
  /** The last choosing that counted it, so that two cards of one face count once. */
  stamp = 0;
}

export class Node {
  private readonly seats: (Map<number, Arm> | undefined)[] = [];
  private children: Map<number, Node> | null = null;

  /** The arms of the seat asked in this place of the batch: each asked seat keeps its own. */
  arms(place: number): Map<number, Arm> {
    let arms = this.seats[place];
    if (arms === undefined) {
      arms = new Map();
      this.seats[place] = arms;
    }
    return arms;
  }

  child(key: number): Node | undefined {
    return this.children?.get(key);
  }

  grow(key: number): Node {
    this.children ??= new Map();
    const node = new Node();
    this.children.set(key, node);
    return node;
  }
}

/** Upper confidence bound by availability: an arm competes only with the times at which it could have been taken. */
export function worth(arm: Arm, exploration: number): number {
  return arm.total / arm.visits + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
}
