// Blanking: the cards as one viewer knows them, made positively: a face is copied only if he has seen it.

import type { Seat } from '../ask.ts';
import type { Box } from './box.ts';
import { BLANK, bitOf, type Cards, FACE, KNOWN_CLASS, SEEN, sizeOf } from './cards.ts';

/**
 * Where the cards lay at the resting point, with what the viewer knows of them now. Ids keep their faces within a step,
 * so what was learned since may be read back.
 */
export function blankCards(box: Box, rest: Cards, now: Cards, viewer: Seat | null): Cards {
  const n = sizeOf(rest);
  const bit = bitOf(viewer);
  const planes = rest.planes.slice();
  const truth = now.planes;
  const unseen: number[] = [];
  for (let id = 0; id < n; id++) {
    const seen = truth[1 + SEEN * n + id] as number;
    const face = truth[1 + FACE * n + id] as number;
    planes[1 + SEEN * n + id] = seen;
    planes[1 + KNOWN_CLASS * n + id] = truth[1 + KNOWN_CLASS * n + id] as number;
    if ((seen & bit) !== 0) continue;
    planes[1 + FACE * n + id] = BLANK + (box.poolOfFace[face] as number);
    unseen.push(face);
  }
  return {
    planes,
    groups: now.groups.filter((group) => (group.to & bit) !== 0),
    facts: now.facts.filter((fact) => (fact.to & bit) !== 0),
    stale: [],
    unseen: unseen.sort((a, b) => a - b),
  };
}
