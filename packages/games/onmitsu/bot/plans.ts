// Plans: the answers to a question that a bot weighs. A throw is weighed with each Action it can be for.

import { type Answer, type Ask, type Chance, type Choice, sampleAnswer } from '@tabella/kernel';
import type { ActionId, PlayChoice } from '../rules/choices.ts';
import { cardOf, type Look } from '../rules/stage.ts';

export interface Plan {
  readonly answer: Answer;
  /** The Action a thrown card is for, where it has more than one. */
  readonly action: ActionId | null;
}

/** Of questions with more answers than can be listed only so many are weighed. */
const MOST = 24;

export function plansOf(g: Look, ask: Ask, chance: Chance): Plan[] {
  if (ask.max !== undefined) return setsOf(ask, chance).map((answer) => ({ answer, action: null }));
  const seen = new Set<string>();
  const out: Plan[] = [];
  for (const answer of ask.from) {
    // Two cards of one face are the same choice.
    const key = keyOf(g, answer);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const action of actionsOf(g, ask, answer)) out.push({ answer, action });
  }
  return out;
}

function keyOf(g: Look, answer: Choice): string {
  if (typeof answer !== 'object' || answer === null || !('card' in answer)) return JSON.stringify(answer);
  return JSON.stringify({ ...answer, card: `face ${g.rules.box.face(g.s.cards, answer.card as number)}` });
}

function actionsOf(g: Look, ask: Ask, answer: Choice): readonly (ActionId | null)[] {
  if (ask.kind !== 'choose' && ask.kind !== 'play') return [null];
  const { card } = answer as unknown as Partial<PlayChoice>;
  if (card === undefined) return [null];
  const deeds = cardOf(g, card).deeds.filter((deed) => deed.timing.includes('turn') || g.s.end !== null);
  return deeds.length < 2 ? [null] : deeds.map((deed) => deed.id);
}

/** All sets of choices, or some of them by chance; sets with the same faces in them count as different. */
function setsOf(ask: Ask, chance: Chance): Answer[] {
  const { from, min = 0, max = 0 } = ask;
  const sets: Choice[][] = [];
  const extend = (set: Choice[], next: number): void => {
    if (sets.length > MOST) return;
    if (set.length >= min) sets.push(set);
    if (set.length === max) return;
    for (let i = next; i < from.length; i++) extend([...set, from[i] as Choice], i + 1);
  };
  extend([], 0);
  if (sets.length <= MOST) return sets;
  const found = new Map<string, Answer>();
  for (let i = 0; i < MOST; i++) {
    const answer = sampleAnswer(ask, chance);
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}
