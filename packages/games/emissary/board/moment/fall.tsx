// Somebody else is out: a short scene over the table, which stays in use.

import type { Seat } from '@tabella/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import type { EmissaryEvent, EventOf } from '../../rules/events.ts';
import { Portrait } from '../card/portrait.tsx';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';

const SHOWN_MS = 2200;

export function FallScene({
  scene,
  told,
  from,
}: {
  readonly scene: BoardScene;
  readonly told: readonly EmissaryEvent[];
  /** What was told before is no news. */
  readonly from: number;
}): ReactElement | null {
  const fall = useFall(told, scene.you, from);
  if (fall === null || scene.over) return null;
  return (
    <div className="em-fall" role="status">
      <span className="em-photo">
        <Portrait of={fall.character} />
      </span>
      <span className="em-out-stamp">{say.caseClosed}</span>
      <b>{say.otherOut(scene.name(fall.seat))}</b>
      <span>{say.otherWas(fall.character, fall.identity)}</span>
    </div>
  );
}

/** The last one who fell while this board was looked at, for a moment. */
function useFall(told: readonly EmissaryEvent[], me: Seat | null, from: number): EventOf<'lays-open'> | null {
  const [since, setSince] = useState(from);
  const at = told.findLastIndex((event) => event.kind === 'lays-open' && event.seat !== me);
  const found = told[at];
  const fresh = at >= since;
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setSince(at + 1), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh, at]);
  return fresh && found?.kind === 'lays-open' ? found : null;
}
