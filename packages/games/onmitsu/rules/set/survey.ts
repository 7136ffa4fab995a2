// Looking over a card set: what it holds, as far as more than one part of the rules wants to know.

import type { Card, Sieve, Step } from './card.ts';
import type { Effect, Location, Op, Scroll, SetFile } from './types.ts';

/** Every step, also those inside `if` and `summon`. */
export function stepsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((step) => {
    if (step.op === 'if') return [step, ...stepsIn(step.then), ...stepsIn(step.else ?? [])];
    if (step.op === 'summon') return [step, ...stepsIn(step.otherwise)];
    return [step];
  });
}

export function opsIn(effects: readonly Effect[]): Op[] {
  return stepsIn(effects).map((step) => step.op);
}

/** What a Location counts for a requirement of weight, while it is not blocked. */
export function weightOf(location: Location): number {
  for (const one of location.effect.modifiers) if (one.mod === 'locationWeight') return one.value;
  return 1;
}

/** The kind that is worth most: the one that can be CONTESTED. Null if two are worth the same. */
export function topScroll(set: SetFile): Scroll | null {
  const harmless = set.scrolls.filter((one) => !one.lethal);
  const most = Math.max(...harmless.map((one) => one.points));
  const [top, second] = harmless.filter((one) => one.points === most);
  return top !== undefined && second === undefined ? top : null;
}

/** Whether a hand holds such a card is its owner's secret; of all others everybody can count how many it holds. */
export const isSecret = (sieve: Sieve): boolean =>
  sieve.keywords !== 0 || (sieve.kind !== 'all' && sieve.kind !== 'any');

/** Every sieve by which a hidden hand can be asked for cards, each once. */
export function sievesIn(cards: readonly Card[]): Sieve[] {
  const out: Sieve[] = [];
  const add = (sieve: Sieve): void => {
    const { kind, keywords } = sieve;
    if (isSecret(sieve) && !out.some((one) => one.kind === kind && one.keywords === keywords)) out.push(sieve);
  };
  const walk = (steps: readonly Step[]): void => {
    for (const step of steps) {
      if (step.op === 'discard' || step.op === 'takeCard' || step.op === 'playCard') add(step.sieve);
      if (step.op === 'if') {
        add(step.cond.sieve);
        walk(step.then);
        walk(step.else);
      }
      if (step.op === 'summon') {
        add(step.sieve);
        walk(step.otherwise);
      }
    }
  };
  for (const card of cards) {
    if (card.passes !== null) add({ kind: card.id, keywords: 0 });
    for (const deed of card.deeds) {
      if (deed.cost) add(deed.cost.sieve);
      for (const one of deed.requires) add(one.sieve);
      walk(deed.effects);
      walk(deed.reversed);
    }
  }
  return out;
}
