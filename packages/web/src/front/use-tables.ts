// My tables and the open ones, asked for again while the page is looked at.

import type { LobbyLine, MyTable } from '@tabella/table/protocol';
import { useEffect, useState } from 'react';
import { lobby, myTables } from '../api.ts';

const AGAIN_MS = 15_000;

export interface Tables {
  /** Asked for once, whatever came of it. */
  readonly asked: boolean;
  readonly mine: readonly MyTable[];
  readonly open: readonly LobbyLine[];
}

export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>({ asked: false, mine: [], open: [] });
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.hidden) return;
      Promise.all([myTables(), lobby()])
        .then(([mine, open]) => {
          if (!gone) setTables({ asked: true, mine: mine.toSorted(byUrgency), open });
        })
        .catch(() => !gone && setTables((now) => ({ ...now, asked: true })));
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
}

const rank = (table: MyTable): number => (table.myTurn ? 0 : table.phase === 'over' ? 2 : 1);
const byUrgency = (a: MyTable, b: MyTable): number => rank(a) - rank(b) || b.touched - a.touched;
