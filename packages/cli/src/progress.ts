// Progress: a bar while a command runs, on a terminal only and never among the results.

export interface Progress {
  /** Of so many matches, unless something else is counted. */
  at(done: number, planned: number, what?: string): void;
  say(sentence: string): void;
  done(): void;
}

const CELLS = 30;
const BETWEEN_MS = 100;

export function progressOn(stream: NodeJS.WriteStream): Progress {
  let drawn = 0;
  const wipe = (): void => {
    if (drawn > 0) stream.write('\r\x1b[K');
    drawn = 0;
  };
  return {
    at(done, planned, what = 'matches') {
      const now = performance.now();
      if (!stream.isTTY || (now - drawn < BETWEEN_MS && done < planned)) return;
      drawn = now;
      const full = Math.floor((CELLS * done) / planned);
      stream.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${done} of ${planned} ${what}`);
    },
    say(sentence) {
      stream.write(`${sentence}\n`);
    },
    done: wipe,
  };
}
