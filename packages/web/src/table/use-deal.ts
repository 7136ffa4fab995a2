// The verdict on the deal of this table, and its sentences.

import { useMemo } from 'react';
import { useSay } from '../i18n/languages.ts';
import { type Verdict, verdictOf } from '../live/verdict.ts';
import { useLive, useNames, useTable } from './at-table.tsx';

export function useVerdict(): Verdict {
  const table = useTable();
  const kept = useLive((live) => live.deal);
  return useMemo(() => verdictOf(table, kept), [table, kept]);
}

/** What does not fit, a sentence each. */
export function useFaults(): readonly string[] {
  const say = useSay();
  const name = useNames();
  const verdict = useVerdict();
  if (verdict.state !== 'broken') return [];
  return verdict.faults.map((fault) =>
    say(`fair.fault.${fault.what}`, { name: 'seat' in fault ? name(fault.seat) : '' }),
  );
}
