// The count on the board itself, after the end: points, lamps and every guess.

import type { ReactElement } from 'react';
import { Guesses } from './guesses.tsx';
import { Lamps, Points } from './lamps.tsx';
import { Panel } from './panel.tsx';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

export function Reveal({ scene }: { readonly scene: BoardScene }): ReactElement {
  const points = scene.view.points[scene.team] ?? 0;
  return (
    <Panel title={say.revealTitle} className="st-guess st-reveal">
      <div className="st-sum">
        <Points points={points} />
        <Lamps points={points} />
      </div>
      <Guesses scene={scene} />
    </Panel>
  );
}
