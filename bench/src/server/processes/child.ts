// The child process of a measured server: sends its port and, when asked, its memory and processor time; ends when asked or left alone.

import { clock } from '../../clock.ts';
import type { Asked, Told } from '../server-process.ts';

export function runChild(port: number, close: () => Promise<void>): void {
  const send = (told: Told): void => {
    process.send?.(told);
  };
  process.on('message', (asked: Asked) => {
    if (asked === 'memory') send({ rss: process.memoryUsage.rss() });
    else if (asked === 'spent') send({ spent: clock() });
    else
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  process.once('disconnect', () => process.exit(1));
  send({ port });
}
