// How this game asks: answers are open when the batch closes, for every choice shows at the table; which card a hidden id
// is stays secret. A list that nothing fits is asked all the same, since who is asked must tell nothing.

import type { Answer, Ask, Choice, Flow, Seat } from '@tabella/kernel';
import { type Answers, type AskKind, NOTHING } from './choices.ts';
import { asChoice, cardOf, isScroll, type Look } from './stage.ts';

export function* askOne<K extends AskKind>(
  seat: Seat,
  kind: K,
  from: readonly Answers[K][],
  about: object | null = null,
): Flow<Answers[K]> {
  const choices = from as readonly Choice[];
  const fallback = choices[0] as Choice;
  const ask: Ask =
    about === null
      ? { seat, kind, from: choices, open: true, fallback }
      : { seat, kind, from: choices, about: asChoice(about), open: true, fallback };
  return ((yield { mode: 'all', asks: [ask] }) as readonly Answer[])[0] as Answers[K];
}

/** The question for some of these cards; `least` is met as far as they go. */
export function someAsk(
  seat: Seat,
  kind: AskKind,
  ids: readonly number[],
  least: number,
  most: number,
  about: object,
  fallback: readonly number[] = ids,
): Ask {
  const min = Math.min(least, ids.length);
  return {
    seat,
    kind,
    from: ids.length > 0 ? ids.map((card) => ({ card })) : [NOTHING],
    min,
    max: Math.min(most, ids.length),
    about: asChoice(about),
    open: true,
    fallback: fallback.slice(0, min).map((card) => ({ card })),
  };
}

export function* askSome(ask: Ask): Flow<number[]> {
  return cardsIn(((yield { mode: 'all', asks: [ask] }) as readonly Answer[])[0] as Choice);
}

/** Several seats at once, in the order given. */
export function* askAll(asks: readonly Ask[]): Flow<number[][]> {
  if (asks.length === 0) return [];
  return ((yield { mode: 'all', asks }) as readonly Answer[]).map(cardsIn);
}

const cardsIn = (answer: Choice): number[] => (answer as readonly { readonly card: number }[]).map((one) => one.card);

/** Ruling 45: what an absent seat parts with first. Scrolls last; then what ends the game, Locations, AT ANY TIME cards. */
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
