// Tests that also run for long, by a command (`scripts/long.mjs`): how much is done there, and what is said meanwhile.

interface LongRun<T> {
  readonly terms: T;
  readonly say: (line: string) => void;
  readonly timeout: number;
  readonly isLong: boolean;
}

const SHORT_MS = 1_800_000;

/** With these terms in the tests; with others if a command gives them. */
export function longRun<T extends object>(usual: T): LongRun<T> {
  const { TABELLA_LONG } = process.env;
  if (!TABELLA_LONG) return { terms: usual, say: () => {}, timeout: SHORT_MS, isLong: false };
  const terms = { ...usual, ...(JSON.parse(TABELLA_LONG) as Partial<T>) };
  return { terms, say: (line) => void process.stdout.write(`${line}\n`), timeout: 0, isLong: true };
}
