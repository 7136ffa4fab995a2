// Names of things, and the little words between them.

import { inWords } from '@tabella/ui/english';
import type { CardFace, Effect, Stamp } from '../../rules/terms.ts';
import { cards, colours, proves, stamps } from './cards.ts';

export const title = (effect: Effect): string => cards[effect].title;

/** "sealed message (CM)". */
const message = (stamp: Stamp): string => `${stamps[stamp].short} message (${stamp})`;
/** "a sealed message (CM)". */
export const aMessage = (stamp: Stamp): string => `${stamp === 'EM' ? 'an' : 'a'} ${message(stamp)}`;

/** "red Lock On", "black Prove (KDR: draw two cards)". */
export function faceName(face: CardFace): string {
  const bet = face.prove ? ` (${face.prove.bet}: ${proves[face.prove.kind].deed})` : '';
  return `${colours[face.colour].name} ${title(face.effect)}${bet}`;
}

/** "a red Lock On". */
export const aFace = (face: CardFace): string => `a ${faceName(face)}`;

/** What somebody says aloud. */
export const quoted = (sentence: string): string => `“${sentence}.”`;

/** A sentence inside another one: small at the beginning, without its full stop. Names in it stay as they are. */
export const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

export const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${inWords(n)} cards`);

const ORDER = ['no', 'first', 'second', 'third', 'fourth', 'fifth'];
/** "second". */
export const ordinal = (n: number): string => ORDER[n] ?? `${n}th`;
