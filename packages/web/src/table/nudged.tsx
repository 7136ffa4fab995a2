// Somebody waits for me and said so: a notice for a while, and the sound of my turn.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { play } from '../ui/sounds.ts';
import { useLive, useNames } from './at-table.tsx';

const STAYS_MS = 8_000;

export function Nudged(): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const nudged = useLive((live) => live.nudged);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (nudged === null) return undefined;
    setShown(true);
    play('turn');
    const timer = setTimeout(() => setShown(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [nudged]);
  if (nudged === null || !shown) return null;
  return (
    <p className="vote" role="status">
      {say('nudge.heard', { name: name(nudged.by) })}
    </p>
  );
}
