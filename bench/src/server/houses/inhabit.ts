// The child's end of a house: says where it listens, tells how much memory it takes, and goes when it is told to or left alone.

import type { Asked, Told } from '../server-process.ts';

export function inhabit(port: number, close: () => Promise<void>): void {
  const tell = (told: Told): void => {
    process.send?.(told);
  };
  process.on('message', (asked: Asked) => {
    if (asked === 'memory') tell({ rss: process.memoryUsage.rss() });
    else
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  process.once('disconnect', () => process.exit(1));
  tell({ port });
}
