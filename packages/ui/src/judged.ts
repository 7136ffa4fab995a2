// English for what an analysis found: what a choice cost, and how likely things were.

import type { AnalysedDecision, Answer, Belief, Thought, Worth } from '@tabella/kernel';

/** "14 %"; never 0 or 100 of what is not certain. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (chance > 0 && whole === 0) return 'less than 1 %';
  return chance < 1 && whole === 100 ? '99 %' : `${whole} %`;
}

const amount = (worth: number, unit: Worth): string =>
  unit === 'chance' ? percent(worth) : `${worth.toFixed(1)} ${worth.toFixed(1) === '1.0' ? 'point' : 'points'}`;

/** "Sending the black one to Dario cost 14 %.", "Passing it on: best choice, as the bot." */
export function judged(doing: string, { worth, bestWorth, than }: AnalysedDecision, unit: Worth = 'chance'): string {
  switch (than) {
    case 'worse':
      return `${doing} cost ${amount(bestWorth - worth, unit)}.`;
    case 'same':
      return `${doing}: best choice, as the bot.`;
    case 'as-good':
      return `${doing}: as good as what the bot would have done.`;
  }
}

/** "Passing it on: 61 % to win; taking it: 48 %." What is no better is said to be as good. */
export function preferred(doing: (answer: Answer) => string, thought: Thought, unit: Worth = 'chance'): string {
  const { answer, instead, worth } = thought;
  const hope = unit === 'chance' ? `${percent(worth)} to win` : `${amount(worth, unit)} to expect`;
  if (instead === undefined) return `${doing(answer)}: ${hope}.`;
  const other = doing(instead.answer);
  const small = other.charAt(0).toLowerCase() + other.slice(1);
  if (Math.abs(worth - instead.worth) < EVEN[unit]) return `${doing(answer)}: ${hope}, as good as ${small}.`;
  return `${doing(answer)}: ${hope}; ${small}: ${amount(instead.worth, unit)}.`;
}

/** Differences that say nothing. */
const EVEN = { chance: 0.01, points: 0.1 };

/** What a secret most likely was. */
export interface Likeliest {
  readonly is: string;
  readonly chance: number;
}

/** Of the secret with this id; null when nothing was thought of it. */
export function likeliest(beliefs: readonly Belief[] | undefined, id: string): Likeliest | null {
  const odds = beliefs?.find((one) => one.id === id)?.odds ?? {};
  return Object.entries(odds).reduce<Likeliest | null>(
    (best, [is, chance]) => (best === null || chance > best.chance ? { is, chance } : best),
    null,
  );
}
