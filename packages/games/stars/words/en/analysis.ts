// What an analysis says of decisions and beliefs.

import type { AskOf, WordsOf } from '@tabella/kernel';
import { judged } from '@tabella/ui/judged';
import type { StarsTypes } from '../../rules/types.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  trust: 'Trust',
  amplify: 'Amplify',
  suspicion: 'Suspicion',
  none: 'not in the cipher',
};

export const analysisWords: Pick<WordsOf<StarsTypes>, 'belief' | 'decision'> = {
  belief: (name) => SECTIONS[name] ?? name,
  decision: (decision, ask) => {
    const told = judged(doing(String(decision.chosen), ask), decision, 'points');
    if (decision.than !== 'worse') return told;
    return `${told} Better: ${String(decision.best)}, with ${decision.bestWorth.toFixed(1)} points to expect.`;
  },
};

function doing(text: string, ask: AskOf<StarsTypes>): string {
  return ask.kind === 'transmit' ? `Sending ${text}` : `Guessing ${text}`;
}
