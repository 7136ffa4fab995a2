// The body of a replay file, for tests that edit one: it calls the contributions of the seats their numbers.

import type { Fairness } from '../src/fairness.ts';
import type { Log } from '../src/log.ts';

export type FileFairness = Omit<Fairness, 'contributions'> & { readonly numbers: readonly string[] };
export type FileBody = Record<string, unknown> & Omit<Log, 'fairness'> & { readonly fairness: FileFairness };

export function inFile({ contributions, ...deal }: Fairness): FileFairness {
  return { ...deal, numbers: contributions };
}

export function logOf(body: FileBody): Log {
  const { numbers, ...deal } = body.fairness;
  return { ...body, fairness: { ...deal, contributions: numbers } };
}
