// What an analysis says of decisions and beliefs.

import {
  type AnalysedDecision,
  type Answer,
  type NameOf,
  PASS,
  type Seat,
  type Thought,
  type WordsOf,
} from '@tabella/kernel';
import { judged, likeliest, percent, preferred } from '@tabella/ui/judged';
import type { OnmitsuAsk, OnmitsuChoice, OnmitsuTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { factsOf, type SetFacts } from '../../sets/facts.ts';
import { choice } from './choices.ts';
import { cardIn, type Names, namesIn } from './names.ts';

/** The words of a card set, with those for its analysis. */
export function withAnalysis(facts: SetFacts, words: WordsOf<OnmitsuTypes>): WordsOf<OnmitsuTypes> {
  const n = namesIn(facts);
  return {
    ...words,
    belief: n.thing,
    decision: (found, ask, view, name) => decision(n, found, ask, view, name),
    thought: (found, ask, view, name) => thought(n, found, ask, view, name),
    at: (options) => withAnalysis(factsOf(options.set), words.at?.(options) ?? words),
  };
}

function decision(n: Names, found: AnalysedDecision, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const { beliefs, best, chosen, than } = found;
  const parts = [judged(doing(n, chosen, ask, view, name), found)];
  const to = aimOf(chosen);
  const scroll = to === null || to === ask.seat ? null : likeliest(beliefs, `scroll ${to} 0`);
  if (to !== null && scroll)
    parts.push(`${name(to)}'s scroll was ${n.scroll(scroll.is)} with ${percent(scroll.chance)}.`);
  if (than === 'worse') parts.push(`Better: ${small(doing(n, best, ask, view, name))}.`);
  return parts.join(' ');
}

function thought(n: Names, found: Thought, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const why = preferred((answer) => doing(n, answer, ask, view, name), found);
  const taken = found.beliefs.flatMap(({ id, seat }) => {
    const scroll = id === `scroll ${seat} 0` && seat !== ask.seat ? likeliest(found.beliefs, id) : null;
    return scroll && scroll.chance > 0.4
      ? [`${name(seat)}'s scroll is ${n.scroll(scroll.is)} with ${percent(scroll.chance)}.`]
      : [];
  });
  return [why, ...taken].join(' ');
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** At whom a card is aimed, or whose scroll is chosen. */
function aimOf(answer: Answer): Seat | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('arrow' in answer && typeof answer.arrow === 'number') return answer.arrow;
  return 'seat' in answer && typeof answer.seat === 'number' ? answer.seat : null;
}

/** "Throwing the Ronin at Ada". The choices of a question are those of its kind. */
function doing(n: Names, answer: Answer, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const given = answer as OnmitsuChoice;
  const at =
    typeof given === 'object' && 'arrow' in given && given.arrow !== undefined ? ` at ${name(given.arrow)}` : '';
  const card = typeof given === 'object' && 'card' in given ? n.thing(cardIn(view, given.card)) : null;
  switch (ask.kind) {
    case 'choose':
      if (card !== null) return `Throwing the ${card}${at}`;
      return typeof given === 'string' ? 'Lying low' : 'Cracking your scroll';
    case 'play':
      return card === null ? 'Playing nothing' : `Playing the ${card}${at}`;
    case 'respond':
    case 'last':
      return card === null ? 'Not answering' : `Using the ${card}${at}`;
    case 'draw':
      return given === 'deck' ? 'Drawing from the deck' : 'Taking the last discard';
    case 'player':
      return `Choosing ${typeof given === 'object' && 'seat' in given ? (given.seat === ask.seat ? 'yourself' : name(given.seat)) : 'nobody'}`;
    default:
      return given === PASS ? 'Passing' : `Choosing ${labelOf(n, answer, ask, view, name)}`;
  }
}

/** What the buttons say. */
function labelOf(n: Names, answer: Answer, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const one = (given: Answer): string => `“${choice(given as OnmitsuChoice, ask, n, view, name)}”`;
  if (!Array.isArray(answer)) return one(answer);
  return answer.length === 0 ? 'nothing' : answer.map(one).join(', ');
}
