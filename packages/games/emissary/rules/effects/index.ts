// The nine card effects, found by name and by window.

import type { Effect, WindowKind } from '../terms.ts';
import { counteract } from './counteract.ts';
import { decode } from './decode.ts';
import { deletion } from './delete.ts';
import { distribute } from './distribute.ts';
import type { CardEffect } from './effect.ts';
import { intercept } from './intercept.ts';
import { lockOn } from './lock-on.ts';
import { prove } from './prove.ts';
import { transfer } from './transfer.ts';
import { trap } from './trap.ts';

export const effects: Readonly<Record<Effect, CardEffect>> = {
  counteract,
  decode,
  delete: deletion,
  distribute,
  intercept,
  'lock-on': lockOn,
  prove,
  transfer,
  trap,
};

const all = [prove, distribute, lockOn, trap, intercept, decode, transfer, deletion, counteract];
const within = (window: WindowKind): CardEffect[] => all.filter((one) => one.windows.includes(window));

/** What may be played in a window, the likeliest first. */
export const effectsIn: Readonly<Record<WindowKind, readonly CardEffect[]>> = {
  play: within('play'),
  transit: within('transit'),
  arrival: within('arrival'),
  counter: within('counter'),
};
