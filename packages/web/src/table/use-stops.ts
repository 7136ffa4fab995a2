// Sends the table my preference for windows. The server forgets it after a break, and when "not this turn" is over.

import { useEffect } from 'react';
import type { SeatSnapshot } from '../live/state.ts';
import { usePrefs } from '../prefs.ts';
import { useLive, useSend } from './at-table.tsx';

export function useStops(snapshot: SeatSnapshot | undefined): void {
  const send = useSend();
  const open = useLive((live) => live.line === 'open');
  const stops = usePrefs((prefs) => prefs.stops);
  const seated = snapshot !== undefined && snapshot.seat !== null;
  const turn = snapshot?.ask && !snapshot.ask.reaction ? snapshot.ask.id : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again at each of my turns
  useEffect(() => {
    if (open && seated && stops === 'always') void send({ type: 'prefer', windows: 'always' });
  }, [open, seated, stops, turn, send]);
}
