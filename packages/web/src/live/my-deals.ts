// The deals that this browser keeps.

import { Deals } from './deals.ts';

export const deals = new Deals(
  () => localStorage,
  () => Date.now(),
);
