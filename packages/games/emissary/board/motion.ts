// Whether things move, and how a tap ends what moves.

export const HOP_MS = 320;
export const CARD_MS = 260;

export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A tap anywhere finishes these; returns how to stop listening. */
export function endedByTap(running: readonly Animation[]): () => void {
  const finish = (): void => {
    for (const one of running) one.finish();
  };
  addEventListener('pointerdown', finish, { once: true });
  return () => removeEventListener('pointerdown', finish);
}
