// Names of things in Onmitsu, and the little words between them.

import type { Seat } from '@tabella/kernel';
import type { ActionId } from '../../rules/choices.ts';
import type { SealedView, View } from '../../rules/view.ts';
import { cardFact, scrollFact } from '../../sets/facts.ts';

/** A name for an id without one: a set that did not come with the game. */
const plain = (id: string): string => id.split('_').map(capital).join(' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const card = (id: string): string => cardFact(id)?.name ?? plain(id);
export const scroll = (id: string): string => scrollFact(id)?.name ?? plain(id);
/** A card or a cracked scroll of a hand. */
export const thing = (id: string): string => cardFact(id)?.name ?? scrollFact(id)?.name ?? plain(id);

export function action(id: string, which: ActionId): string {
  return cardFact(id)?.actions.find((one) => one.id === which)?.name ?? `Action ${which}`;
}

export function shortText(id: string, which: ActionId): string {
  return cardFact(id)?.actions.find((one) => one.id === which)?.short ?? '';
}

/** One, two, three and so on as words where they are small. */
export const count = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][n] ?? String(n);
export const cards = (n: number): string => (n === 1 ? 'a card' : `${count(n)} cards`);

/** "Ada, Bruno and Clara". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "the Ronin and two Suri": equal cards are counted. */
export function things(ids: readonly string[]): string {
  const kinds = [...new Set(ids)];
  return list(
    kinds.map((id) => {
      const many = ids.filter((one) => one === id).length;
      return many === 1 ? `the ${thing(id)}` : `${count(many)} ${thing(id)}`;
    }),
  );
}

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
export function sealedName(view: View, seat: Seat, place: number, me: Seat, name: (seat: Seat) => string): string {
  const sealed = view.seats[seat]?.sealed ?? [];
  const whose = seat === me ? 'your' : `${name(seat)}'s`;
  const which = sealed.length > 1 ? `${ORDINALS[place] ?? `${place + 1}th`} ` : '';
  return `${whose} ${which}sealed scroll${seen(sealed[place])}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function seen(one: SealedView | undefined): string {
  if (one?.kind) return ` (${one.known ? 'all have' : 'you have'} seen ${a(scroll(one.kind))})`;
  return '';
}
