// Gifts: what the cards of a hand can do for their holder, counted for the net. They know the vocabulary of card sets, and
// no card by name.

import type { Seat } from '@tabella/kernel';
import { isLegal } from '../rules/legal.ts';
import type { Card, Deed, Step } from '../rules/set/card.ts';
import { cardOf, handOf, type Look } from '../rules/stage.ts';

/** What is counted, in the order of the net's inputs. */
export const GIFTS = [
  'answers',
  'reverses',
  'repairs',
  'sheds',
  'returns',
  'antidote',
  'vouches',
  'swift',
  'moves',
  'swaps',
  'cracks',
  'exchanges',
  'gets',
  'denies',
  'robs',
  'looks',
  'summons',
  'fetches',
] as const;
type Gift = (typeof GIFTS)[number];

const OPS: Readonly<Record<Exclude<Gift, 'answers' | 'robs' | 'swift'>, readonly Step['op'][]>> = {
  reverses: ['reverse'],
  repairs: ['repair'],
  sheds: ['scrollToPile', 'moveSealed', 'swapSealed', 'replaceCard', 'shuffleSealed'],
  returns: ['scrollToPile'],
  antidote: ['antidote'],
  vouches: ['vouch'],
  moves: ['moveSealed'],
  swaps: ['swapSealed', 'shuffleSealed'],
  cracks: ['crack'],
  exchanges: ['exchangeSealed'],
  gets: ['scrollFromPile'],
  denies: ['blockLocation', 'destroyLocation'],
  looks: ['lookScroll'],
  summons: ['summon'],
  fetches: ['fetchDiscard'],
};
const ROBBING: readonly Step['op'][] = ['discard', 'destroyCard', 'takeCard'];

/** Worked out once per card. */
interface Gifted {
  readonly gifts: readonly Gift[];
  /** Actions that take a scroll of one's choice, and those that mend one. */
  readonly getting: readonly Deed[];
  readonly mending: readonly Deed[];
}

const known = new WeakMap<Card, Gifted>();

const allSteps = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (step.op === 'if' ? [step, ...allSteps(step.then), ...allSteps(step.else)] : [step]));

function giftedBy(card: Card): Gifted {
  const found = known.get(card);
  if (found !== undefined) return found;
  const ops = new Set(card.deeds.flatMap((deed) => allSteps(deed.effects)).map((step) => step.op));
  const can: Readonly<Record<'answers' | 'robs' | 'swift', boolean>> = {
    answers: card.deeds.some((deed) => deed.answers !== null && !deed.effects.some((step) => step.op === 'reverse')),
    robs: card.deeds.some((deed) => deed.target && deed.effects.some((step) => ROBBING.includes(step.op))),
    swift: card.anyTime && ops.has('playCard'),
  };
  const has = (gift: Gift): boolean =>
    gift === 'answers' || gift === 'robs' || gift === 'swift' ? can[gift] : OPS[gift].some((op) => ops.has(op));
  const doing = (does: (step: Step) => boolean): Deed[] =>
    card.deeds.filter((deed) => allSteps(deed.effects).some(does));
  const made = {
    gifts: GIFTS.filter(has),
    getting: doing((step) => step.op === 'scrollFromPile' && step.pick !== 'random'),
    mending: doing((step) => step.op === 'repair'),
  };
  known.set(card, made);
  return made;
}

/** A hand, counted. */
export interface Gifts {
  readonly counts: Readonly<Record<Gift, number>>;
  readonly cards: number;
  readonly castle: boolean;
  /** The weight of its Locations. */
  readonly places: number;
  /** It could take a scroll of its choice, or mend one, in the coming turn. */
  readonly canGet: boolean;
  readonly canMend: boolean;
}

export function giftsOf(g: Look, seat: Seat, rival: Seat): Gifts {
  const counts = Object.fromEntries(GIFTS.map((gift) => [gift, 0])) as Record<Gift, number>;
  const ids = handOf(g, seat);
  let [castle, canGet, canMend] = [false, false, false];
  let places = 0;
  for (const id of ids) {
    const card = cardOf(g, id);
    const { gifts, getting, mending } = giftedBy(card);
    const could = (deeds: readonly Deed[]): boolean => deeds.some((deed) => isLegal(g, deed, seat, rival, id));
    for (const gift of gifts) counts[gift]++;
    if (card.endsGame) castle = true;
    else if (card.kind === 'location') places += card.weight;
    canGet ||= could(getting);
    canMend ||= could(mending);
  }
  return { counts, cards: ids.length, castle, places, canGet, canMend };
}
