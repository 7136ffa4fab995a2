// What an analysis says of decisions and beliefs.

import type { AskOf, Thought, WordsOf } from '@tabella/kernel';
import { judged, percent, preferred } from '@tabella/ui/judged';
import type { StarsTypes } from '../../rules/types.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  trust: 'Trust',
  amplify: 'Amplify',
  suspicion: 'Suspicion',
  none: 'not in the cipher',
};

export const analysisWords: Pick<WordsOf<StarsTypes>, 'belief' | 'decision' | 'thought'> = {
  belief: (name) => SECTIONS[name] ?? name,
  decision: (decision, ask) => {
    const told = judged(doing(String(decision.chosen), ask), decision, 'points');
    if (decision.than !== 'worse') return told;
    return `${told} Better: ${String(decision.best)}, with ${decision.bestWorth.toFixed(1)} points to expect.`;
  },
  thought: (thought, ask) =>
    [preferred((answer) => doing(String(answer), ask), thought, 'points'), ...surest(thought)].join(' '),
};

/** The letter of which most is known. "I take E to be Trust with 80 %." */
function surest({ beliefs }: Thought): string[] {
  const all = beliefs.flatMap(({ id, odds }) =>
    Object.entries(odds).flatMap(([is, chance]) =>
      is === 'none' ? [] : [{ letter: id.split(' ').at(-1), is, chance }],
    ),
  );
  const [best] = all.sort((a, b) => b.chance - a.chance);
  return best && best.chance > 0.5 ? [`${best.letter} is in ${SECTIONS[best.is]} with ${percent(best.chance)}.`] : [];
}

function doing(text: string, ask: AskOf<StarsTypes>): string {
  return ask.kind === 'transmit' ? `Sending ${text}` : `Guessing ${text}`;
}
