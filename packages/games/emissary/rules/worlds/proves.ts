// Imagining Prove cards: each that was answered has a kind and a bet that was right or wrong. There are six sorts (three
// bets, two kinds); the card with the fewest ways left is settled first, so that the last one still finds a face.

import { type Fact, isBlank } from '@tabella/kernel';
import { identityOf } from '../box.ts';
import { IDENTITIES } from '../terms.ts';
import { type Deal, faceIn, SORTS } from './deal.ts';

/** Sets of sorts as masks. */
const ALL = 0b111111;
const DRAWS = 0b010101;

/** The sorts with which an identity (a face) would have answered as the fact says. */
function sortsFor(fact: Fact, identity: number): number {
  const { kind, acts } = fact.data as { readonly kind: string; readonly acts: boolean };
  const ofKind = kind === 'draw' ? DRAWS : ALL & ~DRAWS;
  const right = 0b11 << (IDENTITIES.indexOf(identityOf(identity)) * 2);
  return ofKind & (acts ? right : ~right);
}

function waysOf(counts: readonly number[], sorts: number): number {
  let ways = 0;
  for (let sort = 0; sort < 6; sort++) if (((sorts >> sort) & 1) === 1) ways += counts[sort] as number;
  return ways;
}

/** Prove cards left with which somebody of this identity would have answered so. */
export const proveWays = (deal: Deal, fact: Fact, identity: number): number =>
  waysOf(deal.sorts, sortsFor(fact, identity));

export function settleProves(deal: Deal, facts: readonly Fact[]): boolean {
  const cards: number[] = [];
  const sorts: number[] = [];
  for (const fact of facts) {
    const card = fact.kind === 'answered' ? fact.ids[1] : fact.kind === 'proveKind' ? fact.ids[0] : undefined;
    if (card === undefined || !isBlank(faceIn(deal.cards, card))) continue;
    const own =
      fact.kind === 'answered'
        ? sortsFor(fact, faceIn(deal.cards, fact.ids[0] as number))
        : fact.data === 'draw'
          ? DRAWS
          : ALL & ~DRAWS;
    const at = cards.indexOf(card);
    if (at >= 0) sorts[at] = (sorts[at] as number) & own;
    else {
      cards.push(card);
      sorts.push(own);
    }
  }
  while (cards.length > 0) {
    let next = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < cards.length; i++) {
      const ways = waysOf(deal.sorts, sorts[i] as number);
      if (ways < fewest) [next, fewest] = [i, ways];
    }
    const mask = sorts[next] as number;
    const fits = (face: number): boolean => SORTS[face] !== -1 && ((mask >> (SORTS[face] as number)) & 1) === 1;
    if (!deal.draw(cards[next] as number, (face) => (fits(face) ? (deal.left[face] as number) : 0))) return false;
    cards.splice(next, 1);
    sorts.splice(next, 1);
  }
  return true;
}
