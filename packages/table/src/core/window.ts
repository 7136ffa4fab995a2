// A reaction window in time. Its length must reveal nothing: it is fixed beforehand, and grows in whole steps only, for
// people who think as for nobody at all.

/** One window in so many is held although nobody holds it. */
const EMPTY_HOLDS = 1 / 5;
/** A window is never held for more steps than this. */
const MOST_STEPS = 5;

export interface WindowState {
  /** When it closes; null while its time does not run. */
  readonly until: number | null;
  readonly startedAt: number;
  /** Milliseconds by which it grows when it is held. */
  readonly step: number;
  readonly steps: number;
  /** Somebody, or nobody, holds it. */
  readonly thinking: boolean;
  /** When it is held for nobody, as a share of its length; 1 is never. */
  readonly idleFrom: number;
  readonly idleSteps: number;
  /** Its time is up, and it waits for the answer of the seat that leads it. */
  readonly due: boolean;
  /** It is over; what was declared is about to count. */
  readonly closing: boolean;
}

/** Drawn for every window alike, before anything is known about who could act. */
export function newWindow(random: () => number): WindowState {
  const held = random() < EMPTY_HOLDS;
  return {
    until: null,
    startedAt: 0,
    step: 0,
    steps: 0,
    thinking: false,
    idleFrom: held ? random() : 1,
    idleSteps: held ? halvings(random()) : 0,
    due: false,
    closing: false,
  };
}

/** Begins, or begins again after a break. Where several people could hold it, it is sometimes held for nobody. */
export function startWindow(window: WindowState, length: number, several: boolean, now: number): WindowState {
  return {
    ...window,
    until: now + length,
    startedAt: now,
    step: length,
    steps: 0,
    thinking: false,
    idleSteps: several ? window.idleSteps : 0,
    due: false,
    closing: false,
  };
}

/** How long after its start it is held for nobody; null if it is not. */
export function idleAfter(window: WindowState, several: boolean): number | null {
  return several && window.idleFrom < 1 ? Math.floor(window.idleFrom * window.step) : null;
}

/** Its time is up: one more step, or null when it closes. */
export function growWindow(window: WindowState, busy: boolean, now: number): WindowState | null {
  if (window.steps >= MOST_STEPS || (window.steps >= window.idleSteps && !busy)) return null;
  return { ...window, steps: window.steps + 1, thinking: true, until: now + window.step };
}

/** 0 half of the time, 1 a quarter of the time, and so on. */
function halvings(at: number): number {
  let steps = 0;
  for (let edge = 0.5; at >= edge && steps < MOST_STEPS; edge += (1 - edge) / 2) steps++;
  return steps;
}
