// The letter on its way, where it lies now.

import type { Seat } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import { Letter } from './letter.tsx';
import { letterNumber } from './quarrel.ts';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

export function RoadLetter({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }): ReactElement | null {
  const { view, told } = scene;
  const { road } = view;
  if (road?.at !== seat) return null;
  return (
    <p className="co-road" data-flight={`letter ${letterNumber(told)}`} data-from={view.active}>
      <Letter colour={road.face && colourIn(road.face)} />
      <span>{say.onTheRoad(scene.name(view.active), road.face, road.seized)}</span>
    </p>
  );
}
