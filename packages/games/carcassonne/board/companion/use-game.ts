// The companion's memory: one game, in this browser only.

import { useStored } from '@tabella/ui/stored';
import { useCallback, useMemo, useState } from 'react';
import { type Deed, type Ledger, type Setup, written } from './ledger.ts';
import { readSaved, replayed, type Saved } from './saved.ts';

const PLACE = 'tabella.carcassonne.companion';

export interface GameInHand {
  readonly ledger: Ledger;
  readonly deeds: readonly Deed[];
  /** Writes a deed down, if it can be. */
  write(deed: Deed): void;
  /** Takes the last deed back. */
  undo(): void;
}

interface Use {
  readonly game: GameInHand | null;
  begin(setup: Setup): void;
  /** Forgets the game; the players stay in mind for the next. */
  forget(): void;
  readonly before: Setup | null;
}

export function useGame(): Use {
  const [saved, keep] = useStored(PLACE, readSaved, write);
  const [before, setBefore] = useState<Setup | null>(null);
  const enter = useCallback(
    (deed: Deed) =>
      keep((now) =>
        now && written(replayed(now).ledger, deed) ? { setup: now.setup, deeds: [...now.deeds, deed] } : now,
      ),
    [keep],
  );
  const undo = useCallback(() => keep((now) => now && { setup: now.setup, deeds: now.deeds.slice(0, -1) }), [keep]);
  const game = useMemo(
    () => saved && { ledger: replayed(saved).ledger, deeds: saved.deeds, write: enter, undo },
    [saved, enter, undo],
  );
  const begin = useCallback((setup: Setup) => keep(() => ({ setup, deeds: [] })), [keep]);
  const forget = useCallback(() => {
    setBefore(saved?.setup ?? null);
    keep(() => null);
  }, [keep, saved]);
  return { game, begin, forget, before };
}

/** Without a game there is nothing to keep. */
const write = (saved: Saved | null): string | null => saved && JSON.stringify(saved);
