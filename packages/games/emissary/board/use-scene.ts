// The scene of a board, from what the frame hands to it.

import type { BoardProps } from '@tabella/kernel';
import { useMemo } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import { say } from './say.ts';
import { type BoardScene, orderFrom } from './scene.ts';

export function useScene({ asks, name, replay, result, view }: BoardProps<EmissaryTypes>): BoardScene {
  const { me } = view;
  const you = replay === undefined ? me : null;
  const seats = view.seats.length;
  const order = useMemo(() => orderFrom(me ?? 0, seats), [me, seats]);
  return {
    view,
    me,
    you,
    replay,
    order,
    ask: asks[0] ?? null,
    over: result !== null,
    name: (seat) => (seat === you ? say.you : name(seat)),
  };
}
