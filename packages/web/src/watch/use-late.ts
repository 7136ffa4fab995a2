// The late view of a table: asked for again whenever a turn begins, while it is wanted.

import { beginsTurn, type Words } from '@tabella/kernel';
import type { LateView } from '@tabella/table/protocol';
import { useEffect, useMemo, useState } from 'react';
import { lateView } from '../api.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { withoutFlights } from '../replay/still.ts';
import { useTable } from '../table/at-table.tsx';

interface Terms {
  readonly words: Words;
  readonly live: SeatSnapshot;
  onLater(later: SeatSnapshot | null): void;
}

interface Late {
  /** The earlier turn that is shown; null for live. */
  readonly late: LateView | null;
  /** How many turns there are so far. */
  readonly turns: number;
  readonly wanted: boolean;
  readonly refusal: string;
  want(on: boolean): void;
}

export function useLate({ words, live, onLater }: Terms): Late {
  const say = useSay();
  const { code } = useTable();
  const [late, setLate] = useState<LateView | null>(null);
  const [wanted, setWanted] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { told, earlier, undone, result } = live;
  const begun = useMemo(
    () => told.flatMap((event, i) => (beginsTurn(words, event) ? [earlier + i] : [])),
    [told, earlier, words],
  );
  const show = (next: LateView | null): void =>
    withoutFlights(() => {
      setLate(next);
      onLater(next && snapshotLater(live, next));
    });
  // In a long match the first turns are not told to somebody who comes late; the server has counted them.
  const turns = earlier === 0 ? begun.length : (late?.turns ?? begun.length);
  const moment = `${begun.at(-1)} ${undone.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when a turn begins or something is taken back
  useEffect(() => {
    // After the match its replay shows everything.
    if (!wanted || result !== null) return undefined;
    let gone = false;
    lateView(code).then(
      (view) => {
        if (gone) return;
        setRefusal('');
        show(view);
      },
      (why: Error) => {
        if (!gone) setRefusal(refusalIn(say, why));
      },
    );
    return () => {
      gone = true;
    };
  }, [code, wanted, moment]);
  const want = (on: boolean): void => {
    setWanted(on);
    setRefusal('');
    if (!on) show(null);
  };
  return { late, turns, wanted, refusal, want };
}

/** The match as it was then, with everything in the open; nobody is waited for. */
const snapshotLater = (
  live: SeatSnapshot,
  { view, told, earlier, undone }: Pick<LateView, 'view' | 'told' | 'earlier' | 'undone'>,
): SeatSnapshot => ({
  ...live,
  ...{ view, told, earlier, undone },
  ...{ waiting: [], window: null, since: null, clock: null, timedOut: [] },
});
