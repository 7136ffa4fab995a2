// Anew: after an undo by consent, what nobody has seen is dealt again, because futures already shown must not come true.

import { type Chance, shuffle } from '../chance.ts';
import type { Box } from './box.ts';
import { type Cards, FACE, KNOWN_CLASS, read, SEEN, sizeOf, write, ZONE } from './cards.ts';

/** Permutes unseen faces among ids of one pile that nobody can tell apart; `rest` and `now` stay in step. */
export function redealCards(box: Box, rest: Cards, now: Cards, chance: Chance): void {
  const alike = new Map<string, number[]>();
  for (let id = 0; id < sizeOf(now); id++) {
    if (read(now, SEEN, id) !== 0 || now.facts.some((fact) => fact.ids.includes(id))) continue;
    const zone = read(now, ZONE, id);
    if (box.kindOfZone(zone) !== 'pile' || read(rest, ZONE, id) !== zone) continue;
    const groups = now.groups.map((group) => (group.ids.includes(id) ? 1 : 0)).join('');
    const pool = box.poolOfFace[read(now, FACE, id)] as number;
    const key = `${zone} ${pool} ${read(now, KNOWN_CLASS, id)} ${groups}`;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  for (const ids of alike.values()) {
    const faces = shuffle(
      chance,
      ids.map((id) => read(now, FACE, id)),
    );
    ids.forEach((id, i) => {
      write(now, FACE, id, faces[i] as number);
      write(rest, FACE, id, faces[i] as number);
    });
  }
}
