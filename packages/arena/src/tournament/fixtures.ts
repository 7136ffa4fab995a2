// Fixtures: which matches a tournament plays. All matches of one deal have the same cards; only who sits where differs.

/**
 * rotate: the line-up sits round the table, once per rotation. field: the first bot sits in each seat in turn among
 * seats of the second, beside a match of the second alone. self: each bot plays all seats.
 */
export type Mode = 'rotate' | 'field' | 'self';

export interface Fixture {
  readonly deal: number;
  /** Per seat: which entrant sits there. */
  readonly sits: readonly number[];
  /** In `field`: the seat that was changed; null in the match of the field alone. */
  readonly changed: number | null;
}

/** The fixtures of all deals, deal by deal, so that a tournament that is cut short has whole deals. */
export function fixturesOf(mode: Mode, entrants: number, seats: number, deals: number): Fixture[] {
  const out: Fixture[] = [];
  const places = Array.from({ length: seats }, (_, seat) => seat);
  for (let deal = 0; deal < deals; deal++) {
    switch (mode) {
      case 'rotate':
        for (const turn of places) {
          out.push({ deal, sits: places.map((seat) => ((seat + turn) % seats) % entrants), changed: null });
        }
        break;
      case 'field':
        out.push({ deal, sits: places.map(() => 1), changed: null });
        for (const changed of places) {
          out.push({ deal, sits: places.map((seat) => (seat === changed ? 0 : 1)), changed });
        }
        break;
      case 'self':
        for (let entrant = 0; entrant < entrants; entrant++) {
          out.push({ deal, sits: places.map(() => entrant), changed: null });
        }
        break;
    }
  }
  return out;
}
