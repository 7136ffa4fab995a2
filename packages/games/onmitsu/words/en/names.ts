// Names of things in Onmitsu, and the little words between them.

import type { Seat } from '@tabella/kernel';
import { inWords, list } from '@tabella/ui/english';
import type { ActionId } from '../../rules/choices.ts';
import type { SealedView, View } from '../../rules/view.ts';
import type { ActionFact, SetFacts } from '../../sets/facts.ts';

/** What the things of the set in play are called. */
export interface Names {
  readonly facts: SetFacts;
  /** A card or a scroll. */
  thing(id: string): string;
  /** "the Daimyo's Scroll", "a Decoy Scroll". */
  scroll(kind: string): string;
  action(id: string, which: ActionId): string;
  shortText(id: string, which: ActionId): string;
  /** "the Ronin and two Suri": equal cards are counted. */
  things(ids: readonly string[]): string;
}

export function namesIn(facts: SetFacts): Names {
  const { cards, scrolls } = facts;
  const thing = (id: string): string => cards[id]?.name ?? scrolls[id]?.name ?? id;
  const actionOf = (id: string, which: ActionId): ActionFact | undefined =>
    cards[id]?.actions.find((one) => one.id === which);
  return {
    facts,
    thing,
    scroll: (kind) => {
      const { top = false, lethal = false } = scrolls[kind] ?? {};
      return top || lethal ? `the ${thing(kind)}` : a(thing(kind));
    },
    action: (id, which) => actionOf(id, which)?.name ?? `Action ${which}`,
    shortText: (id, which) => actionOf(id, which)?.short ?? '',
    things: (ids) =>
      list(
        [...new Set(ids)].map((id) => {
          const many = ids.filter((one) => one === id).length;
          return many === 1 ? `the ${thing(id)}` : `${inWords(many)} ${thing(id)}`;
        }),
        'nothing',
      ),
  };
}

export const cards = (n: number): string => (n === 1 ? 'a card' : `${inWords(n)} cards`);

export const a = (name: string): string => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`);

/** What a card id means to whoever looks at the table. */
export function cardIn(view: View, id: number): string {
  const open = [
    ...view.hand,
    ...view.spread,
    ...view.discard,
    ...view.destroyed,
    ...view.places,
    ...(view.end?.spare ?? []),
  ];
  const found = open.find((one) => one.card === id);
  if (found) return found.id;
  for (const seat of view.seats) {
    const known = seat.known.find((one) => one.card === id);
    if (known) return known.id;
    const cracked = seat.cracked.find((one) => one.card === id);
    if (cracked?.kind) return cracked.kind;
  }
  return '';
}

/** "your scroll", "Ada's second scroll (you have seen a Decoy Scroll)". */
export function sealedName(
  { thing }: Names,
  view: View,
  seat: Seat,
  place: number,
  me: Seat,
  name: (seat: Seat) => string,
): string {
  const sealed = view.seats[seat]?.sealed ?? [];
  const whose = seat === me ? 'your' : `${name(seat)}'s`;
  const which = sealed.length > 1 ? `${ordinal(place)} ` : '';
  return `${whose} ${which}scroll${seen(thing, sealed[place])}`;
}

/** Of several scrolls before one player, from 0. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}th`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function seen(thing: Names['thing'], one: SealedView | undefined): string {
  if (one?.kind) return ` (${one.known ? 'all have' : 'you have'} seen ${a(thing(one.kind))})`;
  return '';
}
