// Cards of a hidden hand that a viewer knows to be in it: those seen there, and those only known to be among its cards
// (one left the hand unseen, and the viewer can no longer tell which).

import { bitOf, type Seat } from '@tabella/kernel';
import { idsIn, type Look } from './stage.ts';

export interface KnownCard {
  /** Null when the viewer cannot tell which one it is. */
  readonly card: number | null;
  readonly id: string;
}

export function knownIn(g: Look, zone: number, viewer: Seat | null): KnownCard[] {
  const { box, names } = g.rules;
  const { cards } = g.s;
  const bit = bitOf(viewer);
  const ids = idsIn(g, zone);
  const seen = ids.filter((id) => (box.seenBy(cards, id) & bit) !== 0);
  const out: KnownCard[] = seen.map((id) => ({ card: id, id: names[box.face(cards, id)] as string }));
  const loose: number[] = [];
  for (const group of cards.groups) {
    if ((group.to & bit) === 0 || !group.ids.every((id) => ids.includes(id))) continue;
    const held = group.holds.filter((face) => names[face] !== undefined);
    for (const id of seen) if (group.ids.includes(id)) strike(held, box.face(cards, id));
    // Groups may name the same card twice: each face counts as often as one group has it.
    const counted = loose.slice();
    for (const face of held) if (!strike(counted, face)) loose.push(face);
  }
  const sorted = loose.sort((a, b) => a - b).map((face) => ({ card: null, id: names[face] as string }));
  return [...out.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)), ...sorted];
}

function strike(list: number[], face: number): boolean {
  const at = list.indexOf(face);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
