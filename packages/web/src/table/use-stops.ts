// Tells the table when windows should stop me. It forgets: after a break, and when "not this turn" is over.

import { useEffect } from 'react';
import type { Sight } from '../live/state.ts';
import { usePrefs } from '../prefs.ts';
import { useLive, useTell } from './at-table.tsx';

export function useStops(sight: Sight | undefined): void {
  const tell = useTell();
  const open = useLive((live) => live.line === 'open');
  const stops = usePrefs((prefs) => prefs.stops);
  const seated = sight !== undefined && sight.seat !== null;
  const turn = sight?.ask && !sight.ask.reaction ? sight.ask.id : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again at each of my turns
  useEffect(() => {
    if (open && seated && stops === 'always') void tell({ type: 'prefer', windows: 'always' });
  }, [open, seated, stops, turn, tell]);
}
