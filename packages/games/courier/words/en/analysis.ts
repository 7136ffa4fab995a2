// What an analysis says of decisions and beliefs.

import { type Answer, type NameOf, PASS, type WordsOf } from '@tabella/kernel';
import { judged, likeliest, percent, preferred } from '@tabella/ui/judged';
import type { CourierAsk, CourierTypes, Play } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { choice } from './asks.ts';
import { ROLE } from './names.ts';

export const analysisWords: Pick<WordsOf<CourierTypes>, 'belief' | 'decision' | 'thought'> = {
  belief: (name) => ROLE[name as keyof typeof ROLE] ?? name,
  decision: (decision, ask, view, name) => {
    const { beliefs, best, chosen, than } = decision;
    const parts = [judged(doing(chosen, ask, view, name), decision)];
    const to = typeof chosen === 'object' && chosen !== null && 'to' in chosen ? (chosen.to as number) : null;
    const found = to === null ? null : likeliest(beliefs, `role ${to}`);
    if (to !== null && to !== ask.seat && found && found.chance > 0.5)
      parts.push(`${name(to)} was ${ROLE[found.is as keyof typeof ROLE]} with ${percent(found.chance)}.`);
    if (than === 'worse') parts.push(`Better: ${small(labelOf(best, ask, view, name))}.`);
    return parts.join(' ');
  },
  thought: (thought, ask, view, name) => {
    const why = preferred((answer) => doing(answer, ask, view, name), thought);
    const taken = thought.beliefs.flatMap(({ id, seat }) => {
      const found = likeliest(thought.beliefs, id);
      const role = ROLE[found?.is as keyof typeof ROLE];
      return found && role && found.chance > 0.5 ? [`${name(seat)} is ${role} with ${percent(found.chance)}.`] : [];
    });
    return [why, ...taken].join(' ');
  },
};

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the button says; the choices of a question are those of its game. */
const labelOf = (answer: Answer, ask: CourierAsk, view: View, name: NameOf): string =>
  choice(answer as Parameters<typeof choice>[0], ask, view, name);

const faceOf = (answer: Answer, { hand }: View): string => {
  const card = typeof answer === 'object' && answer !== null && 'card' in answer ? answer.card : null;
  return hand.find((one) => one.card === card)?.face ?? 'card';
};

/** "Sending the red seize". */
function doing(answer: Answer, ask: CourierAsk, view: View, name: NameOf): string {
  const face = faceOf(answer, view);
  switch (ask.kind) {
    case 'send':
      return answer === PASS ? 'Sending nothing' : `Sending the ${face}`;
    case 'take':
      return answer === PASS ? 'Passing the letter on' : 'Taking the letter';
    case 'seize':
      return answer === PASS ? 'Letting the letter travel' : `Seizing the letter with the ${face}`;
    case 'seal':
      return answer === PASS
        ? `Letting ${name(ask.about.by)}'s ${ask.about.card} happen`
        : `Cancelling ${name(ask.about.by)}'s ${ask.about.card}`;
    case 'keep':
      return answer === true ? 'Keeping the card' : 'Leaving the card on the deck';
    case 'play':
      if (answer === PASS) return 'Going on without a card';
      return 'agent' in (answer as Play) ? 'Turning up your agent' : `Playing the ${face}`;
    default:
      return `Choosing “${labelOf(answer, ask, view, name)}”`;
  }
}
