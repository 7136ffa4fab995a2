// The time of a window: a stick of incense that burns down evenly. No number, no alarm.

import { type CSSProperties, type ReactElement, useState } from 'react';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';

export function Incense(): ReactElement | null {
  const { window } = useScene();
  if (!window) return null;
  return <Stick key={window.until ?? 'still'} until={window.until} thinking={window.thinking} />;
}

function Stick({ until, thinking }: { readonly until: number | null; readonly thinking: boolean }): ReactElement {
  const [left] = useState(() => (until === null ? 0 : Math.max(0, until - Date.now())));
  return (
    <div className="on-incense" data-still={until === null || undefined} data-thinking={thinking || undefined}>
      <div className="on-stick" style={{ '--on-burn': `${left}ms` } as CSSProperties} aria-hidden="true">
        <i className="on-ash" />
        <i className="on-stalk" />
        <i className="on-ember">
          <svg viewBox="0 0 20 40" aria-hidden="true">
            <path d="M10 38c-6-8 6-12 0-20s5-10 2-16" />
          </svg>
        </i>
        <i className="on-holder" />
      </div>
      <p>{thinking ? say.somebodyThinks : say.answersTogether}</p>
    </div>
  );
}
