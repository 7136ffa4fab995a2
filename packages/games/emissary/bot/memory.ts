// A bot remembers what it made of what it heard, so that it need not think it all through again: it goes on where it
// stopped if it has heard all of that before, and begins again if not.

import type { BotInputOf, Seat } from '@tabella/kernel';
import type { EmissaryTypes } from '../rules/types.ts';
import { newBelief } from './belief.ts';
import { type Ear, hearAll, newEar } from './listen.ts';

export type Memory = Map<Seat, Ear>;

export const newMemory = (): Memory => new Map();

export function earFor(
  memory: Memory,
  { seat, heard, view }: Pick<BotInputOf<EmissaryTypes>, 'seat' | 'heard' | 'view'>,
  believes: boolean,
): Ear {
  const known = memory.get(seat);
  const goesOn = known !== undefined && known.heard > 0 && known.last === heard[known.heard - 1];
  const ear = goesOn ? known : newEar(newBelief(view.seats.length, view.options));
  if (!goesOn) memory.set(seat, ear);
  if (believes) hearAll(ear, seat, heard);
  return ear;
}
