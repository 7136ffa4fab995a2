// A table that begins by itself: the fingerprint of its deal is shown first, then everybody who sits there adds a number, and
// with the last of them it begins.

import { changeShown, type Draft, setTimer, stopTimers } from './draft.ts';
import { start } from './host.ts';

/** For those who do not come a number is drawn: nobody waits for ever. */
const PATIENCE_MS = 10_000;

export function startWhenReady(draft: Draft): void {
  changeShown(draft, { starting: true });
  setTimer(draft, 'start', PATIENCE_MS);
}

export function beginIfReady(draft: Draft): void {
  const { starting, stored } = draft.state;
  if (!starting) return;
  const taken = stored.seats.every((seat) => seat.person !== null || seat.bot !== null);
  // Somebody stood up, or the host began: from here on it is a table like any other.
  if (!taken || stored.phase !== 'gathering') end(draft);
  else if (stored.seats.every((seat) => seat.person === null || seat.number !== null)) begin(draft);
}

export function beginAnyway(draft: Draft): void {
  if (draft.state.starting) begin(draft);
}

function begin(draft: Draft): void {
  end(draft);
  start(draft, draft.state.stored.host);
}

function end(draft: Draft): void {
  stopTimers(draft, 'start');
  changeShown(draft, { starting: false });
}
