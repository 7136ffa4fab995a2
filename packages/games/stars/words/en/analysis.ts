// What an analysis says of decisions and beliefs.

import type { Answer, AskOf, Thought, WordsOf } from '@tabella/kernel';
import { list } from '@tabella/ui/english';
import { judged, percent, preferred } from '@tabella/ui/judged';
import type { Because } from '../../bot/because.ts';
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
  thought: (thought, ask) => {
    // What decided between two clues is the work of this game's own analyst.
    const because = (thought.because ?? null) as Because | null;
    const { answer, instead } = thought;
    const say = (given: Answer): string =>
      doing(String(given), ask) + (given === answer ? meantFor(because?.meant ?? []) : '');
    const why = because?.decided && instead ? [decision(because, because.decided, String(instead.answer))] : [];
    return [preferred(say, withoutBetter(thought), 'points'), ...why, ...surest(thought)].join(' ');
  },
};

const meantFor = (words: readonly string[]): string => (words.length === 0 ? '' : `, meant for ${list(words)}`);

/** Points are not all that a bot weighs: an answer with more of them is no argument for this one. */
function withoutBetter({ instead, ...rest }: Thought): Thought {
  return instead === undefined || instead.worth > rest.worth ? rest : { ...rest, instead };
}

/** "It is nearer to SHADOW than YOGURT is to MILK." */
function decision({ meant, otherMeant }: Because, decided: NonNullable<Because['decided']>, other: string): string {
  switch (decided) {
    case 'clear':
      return `With it more of the message is understood than with ${other}.`;
    case 'near': {
      const [[mine], [others]] = [meant, otherMeant];
      if (!mine || !others) return `It is nearer to the message than ${other} is.`;
      return `It is nearer to ${mine} than ${other} is${mine === others ? '' : ` to ${others}`}.`;
    }
    case 'cipher':
      return `Its score tells more of the cipher than that of ${other}.`;
    case 'rivals':
      return `It tells the rivals less of the cipher than ${other} does.`;
  }
}

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
