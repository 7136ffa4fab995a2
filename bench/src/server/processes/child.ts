// The child process of a measured server: sends its port and, when asked, what it uses; ends when asked or left alone.

import { clock } from '../../clock.ts';
import type { Asked, Told, Usage } from '../server-process.ts';

/** Garbage is not what is measured: whoever asks for the memory gets what is in use. */
const collect: () => void = globalThis.gc ?? (() => {});

/** `more` is told with what it uses. */
export function runChild(
  port: number,
  close: () => Promise<void>,
  more: () => Pick<Usage, 'thoughts'> = () => ({}),
): void {
  const send = (told: Told): void => {
    process.send?.(told);
  };
  process.on('message', (asked: Asked) => {
    if (asked === 'close')
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    else {
      if (asked === 'memory') collect();
      const { user, system } = process.cpuUsage();
      send({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1_000, main: clock(), ...more() });
    }
  });
  process.once('disconnect', () => process.exit(1));
  send({ port });
}
