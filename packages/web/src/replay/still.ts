// A jump: the board is there as it was then, and nothing flies to its place. Boards lie still for people who asked for it;
// so do they while a jump is drawn.

import { flushSync } from 'react-dom';
import { usePrefs } from '../prefs.ts';

export function withoutFlights(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset.motion = 'none';
  flushSync(change);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (usePrefs.getState().motion === 'auto') delete dataset.motion;
    }),
  );
}
