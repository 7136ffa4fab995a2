// Check 2, same source: what a viewer knows, and what they imagine with the same chance, is the same in every world they
// cannot tell apart. So a bot's choice is the same too.

import type { Ask, Choice, Seat } from '../../ask.ts';
import { FastChance } from '../../chance.ts';
import { imagine, knownOf } from '../../known.ts';
import { AS_THEY_ARE, expectEqual, type HistoryCase, knownTo, momentIn, nameOf, worldFor } from '../history-case.ts';

export function checkSource(scene: HistoryCase): void {
  for (const viewer of scene.viewers) {
    const known = knownTo(scene, viewer);
    const world = worldFor(scene, known);
    if (world === null) continue;
    const again = knownOf(momentIn(scene.game, scene.match, world), viewer, AS_THEY_ARE);
    const seed = scene.chance.int(1 << 30);
    const [a, b] = [known, again].map((one) => imagine(scene.game, one, new FastChance(seed)));
    const who = nameOf(viewer);
    expectEqual('same source', `what ${who} imagines`, a?.run.state, b?.run.state);
    expectEqual('same source', `what ${who} knows`, known.state, again.state, hintFor(scene, viewer));
  }
}

/** A secret answer that moves a card is drawn again in every world, and there it may move another card of the hand. */
function hintFor({ match }: HistoryCase, viewer: Seat | null): string {
  const isSecret = (ask: Ask): boolean => ask.open !== true && ask.seat !== viewer && ask.from.some(namesCard);
  const secret = match.entries.flatMap((entry) => entry.batch.asks).find(isSecret);
  return secret === undefined ? '' : ` (must the answer to "${secret.kind}", which names a card, be open?)`;
}

const namesCard = (choice: Choice): boolean =>
  typeof choice === 'object' && choice !== null && ('card' in choice || 'cards' in choice);
