// What a card is worth in the hand.

import { type CardName, type Kind, kindIn } from '../rules/box.ts';

/** What is spent must bring more than this. */
const KEPT: Readonly<Record<Kind, number>> = {
  seal: 0.02,
  seize: 0.015,
  burn: 0.012,
  gift: 0.004,
  mask: 0.006,
  question: 0.006,
};

export const keptWorth = (card: CardName): number => KEPT[kindIn(card)];
