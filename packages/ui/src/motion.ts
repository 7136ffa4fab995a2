// Whether things move, and how a tap ends what moves.

/** For those who asked for stillness, here or in their system. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How things come to rest. */
export const SETTLING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A tap anywhere finishes these; returns how to stop listening. */
export function endedByTap(running: readonly Animation[]): () => void {
  const finish = (): void => {
    for (const one of running) one.finish();
  };
  addEventListener('pointerdown', finish, { once: true });
  return () => removeEventListener('pointerdown', finish);
}
