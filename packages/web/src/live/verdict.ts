// The verdict on a deal: what the server shows, held against what this browser kept. It claims no more than that proves.

import { commitment } from '@tabella/kernel';
import type { TableInfo } from '@tabella/table/protocol';
import type { KeptDeal } from './deals.ts';

/** What does not fit. */
type Fault =
  /** Another fingerprint is shown now than at first. */
  | { readonly what: 'swapped' }
  /** The secret does not fit the fingerprint that was shown first. */
  | { readonly what: 'secret' }
  /** The number of a seat is not the one that this browser sent. */
  | { readonly what: 'number'; readonly seat: number }
  /** The numbers are others than those that the match began with. */
  | { readonly what: 'numbers' }
  /** A bot added something else than the word that all bots add. */
  | { readonly what: 'bot'; readonly seat: number };

/** Why less is proved: what this browser did not see or do in time. */
type Less =
  /** It saw the fingerprint when the match was over. */
  | 'over'
  /** It saw the fingerprint when all numbers were in. */
  | 'begun'
  /** It sent no number. */
  | 'watched'
  /** It sent its number before it saw the fingerprint. */
  | 'early';

export type Verdict =
  | { readonly state: 'broken'; readonly faults: readonly Fault[] }
  | { readonly state: 'open' | 'kept' | 'partly'; readonly less: Less | null };

/** What a bot adds, so that the server cannot use it to pick a deal. */
const BOT_NUMBER = 'bot';

export function verdictOf({ fairness, seats }: TableInfo, kept: KeptDeal): Verdict {
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const faults = [...faultsOf(fairness, kept, mine)];
  if (faults.length > 0) return { state: 'broken', faults };
  const less = lessOf(kept, mine);
  if (fairness.secret === null) return { state: 'open', less };
  return { state: less === null ? 'kept' : 'partly', less };
}

function* faultsOf(fairness: TableInfo['fairness'], kept: KeptDeal, mine: readonly number[]): Generator<Fault> {
  const { first, dealt, sent } = kept;
  const { secret, numbers } = fairness;
  const promise = first?.commitment ?? fairness.commitment;
  if (secret !== null && commitment(secret) !== promise) yield { what: 'secret' };
  if (fairness.commitment !== promise) yield { what: 'swapped' };
  if (numbers === null) return;
  for (const seat of mine) {
    const own = sent[seat];
    if (own && numbers[seat] !== own.number) yield { what: 'number', seat };
  }
  if (dealt === null) return;
  if (dealt.numbers.length !== numbers.length || dealt.numbers.some((one, seat) => one !== numbers[seat]))
    yield { what: 'numbers' };
  for (const seat of dealt.bots) if (dealt.numbers[seat] !== BOT_NUMBER) yield { what: 'bot', seat };
}

function lessOf({ first, sent }: KeptDeal, mine: readonly number[]): Less | null {
  if (first === null || first.phase === 'over') return 'over';
  if (first.phase === 'playing') return 'begun';
  const own = mine.flatMap((seat) => sent[seat] ?? []);
  if (own.length === 0) return 'watched';
  return own.some((one) => one.after) ? null : 'early';
}
