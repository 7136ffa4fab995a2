// Slips: how often the fallback was played for a bot. It is counted, logged, and shown when the match is over.

import type { Seat } from '@tabella/kernel';
import { change, type Draft } from './draft.ts';
import type { Failure } from './input.ts';

export function slip(draft: Draft, seat: Seat, bot: string, { reason, why }: Failure): void {
  const { slips } = draft.state;
  draft.effects.push({ type: 'slip', seat, bot, reason, why });
  change(draft, { slips: { ...slips, [seat]: (slips[seat] ?? 0) + 1 } });
}
