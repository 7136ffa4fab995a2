// The sign of each card effect.

import cancel from 'game-icon:cancel';
import cardRandom from 'game-icon:card-random';
import grab from 'game-icon:grab';
import magnifyingGlass from 'game-icon:magnifying-glass';
import matchTip from 'game-icon:match-tip';
import padlock from 'game-icon:padlock';
import returnArrow from 'game-icon:return-arrow';
import warlockEye from 'game-icon:warlock-eye';
import wolfTrap from 'game-icon:wolf-trap';
import type { Effect } from '../terms.ts';

export const EFFECT_SIGN: Readonly<Record<Effect, string>> = {
  prove: magnifyingGlass,
  'lock-on': padlock,
  trap: wolfTrap,
  decode: warlockEye,
  counteract: cancel,
  intercept: grab,
  delete: matchTip,
  transfer: returnArrow,
  distribute: cardRandom,
};
