// The position as the board reads it: the view, who sits where, and what people are called.

import type { BoardProps, Eyes, NameOf, Result, Seat } from '@tabella/kernel';
import type { CourierEvent } from '../rules/events.ts';
import type { CourierTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { say } from './say.ts';

export interface BoardScene {
  readonly view: View;
  readonly me: Seat | null;
  /** All others in the order of play, from the right of the viewer; everybody for those who only watch. */
  readonly others: readonly Seat[];
  readonly told: readonly CourierEvent[];
  readonly result: Result | null;
  readonly name: NameOf;
  /** Of whom the line speaks that is pointed at in the log. */
  readonly lit: Seat | null;
  /** In a replay: with whose eyes it is seen. Nobody is "you" in it. */
  readonly replay: Eyes | undefined;
}

export function sceneOf({ view, told, result, name, lit, replay }: BoardProps<CourierTypes>): BoardScene {
  const { me } = view;
  const all = view.seats.map((_, seat) => seat);
  return {
    view,
    me,
    others: me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)],
    told,
    result,
    name: (seat) => (seat === me && replay === undefined ? say.you : name(seat)),
    replay,
    lit: lit && 'seat' in lit ? lit.seat : null,
  };
}
