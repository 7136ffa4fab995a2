// What somebody can do who is out, or when the match is over: hurry the bots on, begin another game of the kind, go.

import type { TableDeeds } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { tablePath } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { announce } from '../ui/announce.tsx';
import { useSend, useTable } from './at-table.tsx';

export function useDeeds(info: GameInfo): TableDeeds {
  const say = useSay();
  const send = useSend();
  const table = useTable();
  const [, go] = useLocation();
  return useMemo(() => {
    const { game, seats, options, window, clock, phase, fast } = table;
    const seated = seats.some((seat) => seat.mine && !seat.left);
    const newGame = (): void =>
      void createTable({ game, seats: seats.length, options, window, clock, fill: info.usual, start: true, seat: 0 })
        .then(({ code }) => go(tablePath(code)))
        .catch((why: Error) => announce(refusalIn(say, why)));
    const leave = (): void => void send({ type: 'leave' }).then(() => go('/'));
    return {
      fastForward: fast === 'possible' ? () => void send({ type: 'fast-forward' }) : null,
      newGame: seated ? newGame : null,
      leave: seated && phase === 'playing' ? leave : null,
    };
  }, [table, info, send, go, say]);
}
