// What a seat knows for certain of who is who: one bit per identity that is still possible.

import type { Seat } from '@tabella/kernel';
import { IDENTITIES } from '../rules/terms.ts';
import type { View } from '../rules/view.ts';

const ANY = 0b111;

export function certain(view: View): number[] {
  const masks = view.seats.map((one) => {
    if (one.identity !== null) return 1 << IDENTITIES.indexOf(one.identity);
    return one.not.reduce((mask, not) => mask & ~(1 << IDENTITIES.indexOf(not)), ANY);
  });
  // An identity that was taken over is another one than was proved before.
  const moved = (seat: Seat): boolean => view.fallen.length > 0 && view.seats[seat]?.character === 'Alias';
  for (const { to, acts, free, card } of view.claims) {
    if (free || card?.prove === undefined || view.seats[to]?.identity !== null || moved(to)) continue;
    const bet = 1 << IDENTITIES.indexOf(card.prove.bet);
    masks[to] = (masks[to] as number) & (acts ? bet : ANY & ~bet);
  }
  return masks;
}
