// Names of things, and the little words between them.

import type { CardFace, Effect, Stamp } from '../../rules/terms.ts';
import { cards, colours, proves, stamps } from './cards.ts';

export const title = (effect: Effect): string => cards[effect].title;
export const stampName = (stamp: Stamp): string => `${stamps[stamp].name} Message`;

/** "red Lock On", "black Prove (KDR: draw two cards)". */
export function faceName(face: CardFace): string {
  const bet = face.prove ? ` (${face.prove.bet}: ${proves[face.prove.kind].deed})` : '';
  return `${colours[face.colour].name} ${title(face.effect)}${bet}`;
}

/** "a red Lock On". */
export const aFace = (face: CardFace): string => `a ${faceName(face)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence inside another one: small at the beginning, without its full stop. Names in it stay as they are. */
export const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** Small numbers as words. */
export const count = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? String(n);
export const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${count(n)} cards`);

/** "Ada, Bruno and Clara". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
