// Blanking: the cards as one viewer knows them, made positively: a face is copied only if the viewer has seen it.

import type { Seat } from '../ask.ts';
import type { Box } from './box.ts';
import {
  type Before,
  BLANK,
  BLURRED,
  bitOf,
  type Cards,
  FACE,
  type Fact,
  type Group,
  KNOWN_CLASS,
  SEEN,
  sizeOf,
  ZONE,
} from './cards.ts';
import { group } from './mixing.ts';

/**
 * Where the cards lay at the resting point, with what the viewer knows of them now. Ids keep their faces within a step,
 * so what was learned since may be read back. What was known then stands in `before`.
 */
export function blankCards(box: Box, rest: Cards, now: Cards, viewer: Seat | null): Cards {
  const n = sizeOf(rest);
  const bit = bitOf(viewer);
  const planes = rest.planes.slice();
  const truth = now.planes;
  const mixed = mixedIn(now);
  const unseen: number[] = [];
  const ids: number[] = [];
  const seenThen: number[] = [];
  const classesThen: number[] = [];
  const lain: number[] = [];
  for (let id = 0; id < n; id++) {
    let seen = truth[1 + SEEN * n + id] as number;
    const classes = truth[1 + KNOWN_CLASS * n + id] as number;
    let then = rest.planes[1 + SEEN * n + id] as number;
    let classed = rest.planes[1 + KNOWN_CLASS * n + id] as number;
    if ((seen & bit) === 0) {
      const face = truth[1 + FACE * n + id] as number;
      planes[1 + FACE * n + id] = BLANK + (box.poolOfFace[face] as number);
      unseen.push(face);
      // The viewer cannot tell which of several cards this is: only where it lies tells who has seen it.
      const followed = mixed?.[id] !== 1;
      if (!followed || (seen & BLURRED) !== 0)
        seen = box.lookers(truth[1 + ZONE * n + id] as number) | (followed ? BLURRED : 0);
      if (!followed || (then & BLURRED) !== 0)
        then = box.lookers(rest.planes[1 + ZONE * n + id] as number) | (then & BLURRED);
      if (!followed) {
        classed = 0;
        if ((then & bit) !== 0) lain.push(id);
      }
    }
    planes[1 + SEEN * n + id] = seen;
    planes[1 + KNOWN_CLASS * n + id] = classes;
    if (then === seen && classed === classes) continue;
    ids.push(id);
    seenThen.push(then);
    classesThen.push(classed);
  }
  const hears = (one: Group | Fact): boolean => (one.to & bit) !== 0;
  const groups = now.groups.filter(hears);
  const facts = now.facts.filter(hears);
  const before: Before = {
    ids: Object.freeze(ids),
    seen: Object.freeze(seenThen),
    classes: Object.freeze(classesThen),
    groups: Object.freeze(groups.filter((one) => one.mixed || rest.groups.includes(one))),
    facts: Object.freeze(rest.facts.filter((one) => hears(one) && facts.some((fact) => isSame(fact, one)))),
  };
  // Together they had these faces: the viewer saw them where they lay.
  if (lain.length > 0) {
    const faces = lain.map((id) => truth[1 + FACE * n + id] as number);
    groups.unshift(group(bit, true, lain, faces));
  }
  const still = ids.length === 0 && isList(before.groups, groups) && isList(before.facts, facts);
  return {
    planes,
    groups,
    facts,
    stale: [],
    unseen: Object.freeze(unseen.sort((a, b) => a - b)),
    before: still ? null : Object.freeze(before),
  };
}

/** Per id: was it mixed since the resting point? Null when none was. */
function mixedIn({ planes, stale }: Cards): Uint8Array | null {
  if (stale.length === 0) return null;
  const mixed = new Uint8Array(planes[0] as number);
  for (const set of stale) for (const id of set) mixed[id] = 1;
  return mixed;
}

/** The same fact, though fewer may have kept it. */
const isSame = (a: Fact, b: Fact): boolean => a.kind === b.kind && a.ids === b.ids && a.data === b.data;

const isList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
