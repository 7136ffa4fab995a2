// Whether things move, and how a tap ends what moves.

let jumping = false;

/** For those who asked for stillness, here or in their system, and in a jump to another moment. */
export function isStill(): boolean {
  if (jumping) return true;
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Draws another moment, at once: nothing flies from one to the other. */
export function jump(draw: () => void): void {
  jumping = true;
  try {
    draw();
  } finally {
    jumping = false;
  }
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
