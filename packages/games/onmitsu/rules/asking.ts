// How this game asks: answers are open when the batch closes, for every choice shows at the table; which card a hidden id
// is stays secret. A list that nothing fits is asked all the same, since who is asked must reveal nothing.

import { asking, type Flow, type Seat } from '@tabella/kernel';
import { type Asks, NOTHING, type SomeKind } from './choices.ts';
import { cardOf, isScroll, type Look } from './stage.ts';
import type { OnmitsuAsk, OnmitsuChoice, OnmitsuTypes } from './types.ts';

const asked = asking<OnmitsuTypes>();
const { togetherSome } = asked;
export const { choose, chooseSome, together } = asked;

/** The terms of a question that shows nothing besides its choices. */
export const OPEN = { open: true } as const;

type SomeAbout = { [K in SomeKind]: { readonly kind: K; readonly about: Asks[K]['about'] } }[SomeKind];

/** The question for some of these cards; `least` is met as far as they go. */
export function someAsk(
  seat: Seat,
  what: SomeAbout,
  ids: readonly number[],
  least: number,
  most: number,
  fallback: readonly number[] = ids,
): OnmitsuAsk<SomeKind> {
  const min = Math.min(least, ids.length);
  const { kind, about } = what;
  // Kind and subject go together. One literal, for thousands are made per second.
  return {
    seat,
    kind,
    from: ids.length > 0 ? ids.map((card) => ({ card })) : [NOTHING],
    min,
    max: Math.min(most, ids.length),
    about,
    open: true,
    fallback: fallback.slice(0, min).map((card) => ({ card })),
  } as OnmitsuAsk<SomeKind>;
}

export function* askSome(ask: OnmitsuAsk<SomeKind>): Flow<number[]> {
  return cardsIn((yield* togetherSome([ask]))[0] ?? []);
}

/** Several seats at once, in the order given. */
export function* askAll(asks: readonly OnmitsuAsk<SomeKind>[]): Flow<number[][]> {
  if (asks.length === 0) return [];
  return (yield* togetherSome(asks)).map(cardsIn);
}

function cardsIn(some: readonly OnmitsuChoice<SomeKind>[]): number[] {
  const ids: number[] = [];
  for (const one of some) if (one !== NOTHING) ids.push(one.card);
  return ids;
}

/** Ruling 45: what an absent seat gives up first. Last are scrolls, then what ends the game, Locations, AT ANY TIME. */
export function cheapest(g: Look, ids: readonly number[], count: number): number[] {
  const out: number[] = [];
  while (out.length < count && out.length < ids.length) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const id of ids) {
      const value = worth(g, id);
      if (value >= least || out.includes(id)) continue;
      least = value;
      best = id;
    }
    out.push(best);
  }
  return out;
}

function worth(g: Look, id: number): number {
  if (isScroll(g, id)) return 1e6;
  const { endsGame, kind, anyTime, order } = cardOf(g, id);
  return (endsGame ? 3000 : kind === 'location' ? 2000 : anyTime ? 1000 : 0) - order;
}
