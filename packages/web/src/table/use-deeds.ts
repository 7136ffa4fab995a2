// What somebody can do who is out, or when the match is over: hurry the bots on, begin another game of the kind, go.

import type { TableDeeds } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { tablePath } from '../code.ts';
import { announce } from '../ui/announce.tsx';
import { useTable, useTell } from './at-table.tsx';

export function useDeeds(info: GameInfo): TableDeeds {
  const tell = useTell();
  const table = useTable();
  const [, go] = useLocation();
  return useMemo(() => {
    const { game, seats, options, window, clock, phase, fast } = table;
    const seated = seats.some((seat) => seat.mine && !seat.left);
    const newGame = (): void =>
      void createTable({ game, seats: seats.length, options, window, clock, fill: info.usual, start: true, seat: 0 })
        .then(({ code }) => go(tablePath(code)))
        .catch((why: Error) => announce(why.message));
    const leave = (): void => void tell({ type: 'leave' }).then(() => go('/'));
    return {
      fastForward: fast === 'possible' ? () => void tell({ type: 'fast-forward' }) : null,
      newGame: seated ? newGame : null,
      leave: seated && phase === 'playing' ? leave : null,
    };
  }, [table, info, tell, go]);
}
