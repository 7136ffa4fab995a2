// The companion's players as the track knows them.

import { colourOf } from '../seats.ts';
import type { TrackSeat } from '../track/index.tsx';
import type { Ledger } from './ledger.ts';

export function trackSeats(ledger: Ledger): readonly TrackSeat[] {
  return ledger.setup.players.map(({ name, colour }, seat) => {
    const { scorer = 0, messenger = 0 } = ledger.figures[seat] ?? {};
    const kept = ledger.keeps?.[seat];
    const last = scorer + messenger + (ledger.finals[seat] ?? 0);
    return {
      seat,
      name,
      scorer: kept === undefined ? scorer : kept === 'scorer' ? last : null,
      messenger: kept === undefined ? messenger : kept === 'messenger' ? last : null,
      colour: colourOf(colour),
      emblem: colour,
    };
  });
}
