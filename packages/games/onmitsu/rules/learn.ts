// What everybody learns of hands they do not see: that a card fits, that none does, that some or not enough do. Written
// down when it shows, so that imagined worlds agree with it.

import { EVERYONE } from '@tabella/kernel';
import { type AtMost, fitting, other } from './box.ts';
import type { Sieve } from './set/card.ts';
import { isSecret } from './set/survey.ts';
import type { RulesStage } from './stage.ts';

/** The classes "fits" and "does not fit" of a sieve. */
function classes(g: RulesStage, { kind, keywords }: Sieve): { readonly fits: number; readonly other: number } {
  const place = g.set.sieves.findIndex((one) => one.kind === kind && one.keywords === keywords);
  if (place < 0) throw new Error('nobody can ask a hand for this');
  const { box } = g.rules;
  return { fits: box.mask(fitting(place)), other: box.mask(other(place)) };
}

/** Nothing needs to be learned of what everybody can count, or of hands that lie face up. */
const isMoot = (g: RulesStage, sieve: Sieve): boolean => g.s.end !== null || !isSecret(sieve);

export function learnFits(g: RulesStage, id: number, sieve: Sieve): void {
  if (!isMoot(g, sieve)) g.rules.box.classify(g.s.cards, id, classes(g, sieve).fits);
}

export function learnNone(g: RulesStage, ids: readonly number[], sieve: Sieve): void {
  if (isMoot(g, sieve)) return;
  const mask = classes(g, sieve).other;
  for (const id of ids) g.rules.box.classify(g.s.cards, id, mask);
}

export function learnSome(g: RulesStage, ids: readonly number[], sieve: Sieve, least: number): void {
  if (isMoot(g, sieve) || least === 0) return;
  const mask = classes(g, sieve).fits;
  g.rules.box.among(g.s.cards, EVERYONE, ids, [], new Array<number>(least).fill(mask));
}

/** Fewer than `wanted` of these fit. */
export function learnTooFew(g: RulesStage, ids: readonly number[], sieve: Sieve, wanted: number): void {
  if (isMoot(g, sieve) || ids.length === 0 || wanted === 0) return;
  if (wanted === 1) {
    learnNone(g, ids, sieve);
    return;
  }
  const data: AtMost = { kind: sieve.kind, keywords: sieve.keywords, most: wanted - 1 };
  g.rules.box.learn(g.s.cards, EVERYONE, 'atMost', ids, data);
}
