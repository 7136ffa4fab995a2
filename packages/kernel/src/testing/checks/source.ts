// Check 2, same source: what a viewer knows, and what they imagine with the same chance, is the same in every world they
// cannot tell apart. So a bot's choice is the same too.

import { FastChance } from '../../chance.ts';
import { imagine, knownOf } from '../../known.ts';
import { expectSame } from '../failure.ts';
import { AS_THEY_ARE, bytesOf, type HistoryCase, knownTo, momentIn, nameOf, worldFor } from '../history-case.ts';

export function checkSource(scene: HistoryCase): void {
  for (const viewer of scene.viewers) {
    const known = knownTo(scene, viewer);
    const world = worldFor(scene, known);
    if (world === null) continue;
    const again = knownOf(momentIn(scene.game, scene.match, world), viewer, AS_THEY_ARE);
    const seed = scene.chance.int(1 << 30);
    const [a, b] = [known, again].map((one) => imagine(scene.game, one, new FastChance(seed)));
    const who = nameOf(viewer);
    expectSame('same source', `what ${who} imagines`, bytesOf(a?.run.state), bytesOf(b?.run.state));
    expectSame('same source', `what ${who} knows`, bytesOf(known.state), bytesOf(again.state));
  }
}
