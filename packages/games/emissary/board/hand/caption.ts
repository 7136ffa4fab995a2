// What stands under a card of my hand: what it would do now, or in at most four words why it cannot be played.

import type { HandCard } from '../../rules/view.ts';
import { openWith, partsOf } from '../choose/parts.ts';
import type { Chooser } from '../choose/use-chooser.ts';
import type { BoardWords } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import type { Effect, Stamp } from '../terms.ts';

export function captionOf(scene: BoardScene, chooser: Chooser, one: HandCard, may: boolean, say: BoardWords): string {
  if (scene.replay !== undefined) return one.why === null && !scene.over ? say.couldPlay : '';
  if (!may) return scene.over ? '' : say.reasons[one.why ?? 'not-asked'];
  const { ask, taken } = chooser;
  const { ability } = taken;
  if (ask && ability !== undefined && openWith(ask.from, { ability, card: one.card }).length > 0) return say.mayTake;
  const uses = (ask ? openWith(ask.from, { card: one.card }) : []).map(partsOf);
  const as = new Set(uses.flatMap((use) => use.as ?? []));
  if (as.size > 0) return [...as].map((effect) => say.mayNow[effect as Effect]()).join(' · ');
  const by = uses.find((use) => use.by !== undefined)?.by;
  return by === undefined ? say.mayTake : say.maySend[by as Stamp];
}
