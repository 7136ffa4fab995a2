// What each hidden scroll can still be by public facts: the open pile shows which kinds are out, and watchers know
// what was sealed, shown or shuffled together since.

import { EVERYONE, PUBLIC, type Seat } from '@tabella/kernel';
import { CRACKED, PILE, SEALED } from './box.ts';
import { idsIn, type Look } from './stage.ts';

/** Beyond so many hidden scrolls, or ways to deal them, not every way is tried. */
const MOST_TRIED = 8;
const MOST_WAYS = 2_520;

interface Hidden {
  readonly id: number;
  readonly seat: Seat;
  readonly sealed: boolean;
}

export interface Possible {
  /** Faces each hidden scroll can have, by id. */
  readonly kinds: ReadonlyMap<number, ReadonlySet<number>>;
  /** Two players can have an uncracked scroll of the highest kind. */
  readonly contested: boolean;
}

export function possible(g: Look): Possible {
  const { box } = g.rules;
  const { cards } = g.s;
  const hidden: Hidden[] = [];
  const left: number[] = [];
  const kinds = new Map<number, Set<number>>();
  const tops = new Set<Seat>();
  for (let seat = 0; seat < g.s.seats; seat++) {
    for (const sealed of [true, false]) {
      for (const id of idsIn(g, (sealed ? SEALED : CRACKED) + seat)) {
        const face = box.face(cards, id);
        if ((box.seenBy(cards, id) & PUBLIC) === 0) {
          hidden.push({ id, seat, sealed });
          left.push(face);
        } else {
          kinds.set(id, new Set([face]));
          if (sealed && face === g.set.top.face) tops.add(seat);
        }
      }
    }
  }
  for (const { id } of hidden) kinds.set(id, new Set());
  if (hidden.length > MOST_TRIED || waysOf(left) > MOST_WAYS) {
    for (const { id } of hidden) kinds.set(id, new Set(left));
    return { kinds, contested: left.filter((face) => face === g.set.top.face).length + tops.size > 1 };
  }
  const contested = dealAll(
    g,
    hidden,
    left.sort((a, b) => a - b),
    kinds,
    tops,
  );
  return { kinds, contested };
}

/** Can two players have an uncracked scroll of the highest kind? No, if fewer than two of them are sealed or unknown. */
export function canBeContested(g: Look): boolean {
  const { top } = g.set;
  const open = idsIn(g, PILE).filter((id) => g.rules.box.face(g.s.cards, id) === top.face).length;
  return top.count - open > 1 && possible(g).contested;
}

/** In how many ways these faces can lie in a row. */
function waysOf(faces: readonly number[]): number {
  const seen = new Map<number, number>();
  let ways = 1;
  faces.forEach((face, i) => {
    const count = (seen.get(face) ?? 0) + 1;
    seen.set(face, count);
    ways = (ways * (i + 1)) / count;
  });
  return ways;
}

/** Tries every way to deal the faces that are left; says whether one of them is contested. */
function dealAll(
  g: Look,
  hidden: readonly Hidden[],
  left: readonly number[],
  kinds: Map<number, Set<number>>,
  tops: ReadonlySet<Seat>,
): boolean {
  const groups = g.s.cards.groups.filter((one) => one.to === EVERYONE && one.ids.some((id) => kinds.has(id)));
  const stock = [...new Set(left)].map((face) => ({ face, count: left.filter((one) => one === face).length }));
  const dealt = new Map<number, number>();
  let contested = false;
  const faceOf = (id: number): number => dealt.get(id) ?? [...(kinds.get(id) ?? [])][0] ?? -1;
  const fits = (): boolean =>
    groups.every((one) => {
      const there = one.ids.map(faceOf);
      return one.holds.every((face) => {
        const at = there.indexOf(face);
        if (at >= 0) there.splice(at, 1);
        return at >= 0;
      });
    });
  const found = new Map<number, Set<number>>(hidden.map(({ id }) => [id, new Set<number>()]));
  const deal = (at: number): void => {
    const one = hidden[at];
    if (one === undefined) {
      if (!fits()) return;
      const holders = new Set(tops);
      for (const { id, seat, sealed } of hidden) {
        const face = faceOf(id);
        found.get(id)?.add(face);
        if (sealed && face === g.set.top.face) holders.add(seat);
      }
      if (holders.size > 1) contested = true;
      return;
    }
    for (const kind of stock) {
      if (kind.count === 0) continue;
      kind.count--;
      dealt.set(one.id, kind.face);
      deal(at + 1);
      kind.count++;
    }
    dealt.delete(one.id);
  };
  deal(0);
  for (const [id, set] of found) kinds.set(id, set);
  return contested;
}

/** The kinds a scroll can be, in the order of the card set. */
export function kindNames(g: Look, { kinds }: Possible, id: number): string[] {
  const faces = kinds.get(id);
  return g.set.scrolls.flatMap((one) => (faces?.has(one.face) ? [one.id] : []));
}
