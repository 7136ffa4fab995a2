// For whom we wait, and since when. Short waits are not counted.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';

const SHORT_S = 10;

export function Waiting({ sight }: { readonly sight: Sight }): ReactElement | null {
  const say = useSay();
  const seconds = useSeconds(`${sight.waiting.join()} ${sight.earlier + sight.told.length}`);
  if (sight.waiting.length === 0 || seconds < SHORT_S) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className="small quiet waiting-since">{say('prompt.since', { time })}</p>;
}

/** Whole seconds since this last changed. */
function useSeconds(change: string): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with every change
  useEffect(() => {
    const from = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [change]);
  return seconds;
}
