// Which of two teams one looks at, where both may be seen.

import type { ReactElement } from 'react';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

interface Props {
  readonly scene: BoardScene;
  onLook(team: number): void;
}

export function TeamSwitch({ scene, onLook }: Props): ReactElement {
  return (
    <nav className="st-tabs st-teams" aria-label={say.lookAt}>
      {scene.view.points.map((_, team) => (
        <button
          key={say.teamName(team)}
          type="button"
          className="st-tab"
          aria-current={team === scene.team}
          onClick={() => onLook(team)}
        >
          {say.teamName(team)}
        </button>
      ))}
    </nav>
  );
}
