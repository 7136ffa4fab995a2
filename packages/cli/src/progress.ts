// Progress: a bar while a command runs, on a terminal only and never among the results.

export interface Progress {
  at(played: number, planned: number): void;
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
    at(played, planned) {
      const now = performance.now();
      if (!stream.isTTY || (now - drawn < BETWEEN_MS && played < planned)) return;
      drawn = now;
      const full = Math.floor((CELLS * played) / planned);
      stream.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${played} of ${planned} matches`);
    },
    say(sentence) {
      stream.write(`${sentence}\n`);
    },
    done: wipe,
  };
}
