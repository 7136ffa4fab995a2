// What a card effect is: when it may be played, on what, and what it does.

import type { Flow, Seat } from '@tabella/kernel';
import type { Reason } from '../choices.ts';
import type { Played, State } from '../state.ts';
import type { Effect, WindowKind } from '../terms.ts';
import type { OfferList, Table } from '../types.ts';

export interface CardEffect {
  readonly effect: Effect;
  readonly windows: readonly WindowKind[];
  /**
   * Why this seat cannot play it in this window, by public facts alone; null when it can. `window` is null while no
   * window is open. The hand is not looked at: this also decides who is asked.
   */
  whyBarred(s: State, seat: Seat, window: WindowKind | null): Reason | null;
  /** Pushes one choice for every way to play this card now; called only when nothing bars it. */
  offer(s: State, seat: Seat, card: number, out: OfferList): void;
  /** What it does when nobody counteracted it. */
  resolve(s: State, t: Table, played: Played): Flow | undefined;
}
