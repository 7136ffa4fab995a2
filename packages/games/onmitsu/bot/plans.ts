// Plans: the answers to a question that a bot weighs. A throw is weighed with each Action it can be for,
// and no folly is weighed at all.

import { type Chance, sampleAnswer } from '@tabella/kernel';
import type { ActionId } from '../rules/choices.ts';
import { cardOf, type Look } from '../rules/stage.ts';
import type { OnmitsuAnswer, OnmitsuAsk, OnmitsuChoice } from '../rules/types.ts';
import { bundlesOf } from './bundles.ts';
import { burdensOf, guardsNothing, isFolly } from './folly.ts';

export interface Plan {
  readonly answer: OnmitsuAnswer;
  /** The Action a thrown card is for, where it has more than one. */
  readonly action: ActionId | null;
}

/** Of questions with more answers than can be listed only so many are weighed. */
const MOST = 24;

/** `bundles`: of sets of cards those are weighed that look best, else some by chance. */
export function plansOf(g: Look, ask: OnmitsuAsk, chance: Chance, bundles = false): Plan[] {
  if (ask.max !== undefined) {
    const sets = bundles ? bundlesOf(g, ask) : setsOf(ask, chance);
    return unburdening(g, ask, sets).map((answer) => ({ answer, action: null }));
  }
  const all = distinct<OnmitsuChoice>(g, ask.from);
  const wise = all.filter((answer) => !isFolly(g, ask, answer));
  return (wise.length > 0 ? wise : all).flatMap((answer) =>
    actionsOf(g, ask, answer).map((action) => ({ answer, action })),
  );
}

/** Of what must be given up at the end of a turn, the sets with most of what would kill. */
function unburdening(g: Look, { kind, seat }: OnmitsuAsk, sets: readonly OnmitsuAnswer[]): readonly OnmitsuAnswer[] {
  const burdens = kind === 'shed' || kind === 'limit' ? burdensOf(g, seat) : [];
  const weight = (set: OnmitsuAnswer): number =>
    Array.isArray(set) ? set.filter((one) => typeof one !== 'string' && burdens.includes(one.card)).length : 0;
  const most = Math.max(...sets.map(weight));
  return sets.filter((set) => weight(set) === most);
}

/** Two cards of one face are the same choice. */
export function distinct<C extends OnmitsuChoice>(g: Look, from: readonly C[]): C[] {
  const seen = new Set<string>();
  return from.filter((choice) => {
    const key = keyOf(g, choice);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function keyOf(g: Look, answer: OnmitsuChoice): string {
  if (typeof answer === 'string' || !('card' in answer)) return JSON.stringify(answer);
  return JSON.stringify({ ...answer, card: `face ${g.rules.box.face(g.s.cards, answer.card)}` });
}

function actionsOf(g: Look, { kind }: OnmitsuAsk, answer: OnmitsuChoice): readonly (ActionId | null)[] {
  if (kind !== 'choose' && kind !== 'play') return [null];
  if (typeof answer === 'string' || !('card' in answer)) return [null];
  const deeds = cardOf(g, answer.card).deeds.filter(
    (deed) => (deed.timing.includes('turn') || g.s.end !== null) && !guardsNothing(g, deed),
  );
  return deeds.length < 2 ? [null] : deeds.map((deed) => deed.id);
}

/** All sets of choices, or some of them by chance; sets with the same faces in them count as different. */
function setsOf(ask: OnmitsuAsk, chance: Chance): OnmitsuAnswer[] {
  const { from, min = 0, max = 0 } = ask;
  const sets: OnmitsuChoice[][] = [];
  const extend = (set: OnmitsuChoice[], next: number): void => {
    if (sets.length > MOST) return;
    if (set.length >= min) sets.push(set);
    if (set.length === max) return;
    for (let i = next; i < from.length; i++) extend([...set, from[i] as OnmitsuChoice], i + 1);
  };
  extend([], 0);
  if (sets.length <= MOST) return sets;
  const found = new Map<string, OnmitsuAnswer>();
  for (let i = 0; i < MOST; i++) {
    const answer = sampleAnswer(ask, chance) as OnmitsuAnswer;
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}
