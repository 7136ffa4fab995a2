// Slips: how often the fallback was played for a bot.

import type { Seat } from '@tabella/kernel';
import { change, type Draft } from './draft.ts';

export function slip(draft: Draft, seat: Seat, bot: string, why: string): void {
  const { slips } = draft.state;
  draft.effects.push({ type: 'slip', bot, why });
  change(draft, { slips: { ...slips, [seat]: (slips[seat] ?? 0) + 1 } });
}
