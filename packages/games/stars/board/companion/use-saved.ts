// The companion's memory: in this browser only.

import { useStored } from '@tabella/ui/stored';
import { useCallback } from 'react';
import { readSaved, type Saved } from './saved.ts';

export function useSaved(): readonly [Saved, (change: Partial<Saved>) => void] {
  const [saved, keep] = useStored('tabella.stars.companion', readSaved);
  const change = useCallback((part: Partial<Saved>) => keep((before) => ({ ...before, ...part })), [keep]);
  return [saved, change];
}
