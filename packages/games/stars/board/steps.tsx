// The way to a score: each letter with what it does, the sum, and the same in a sentence.

import type { ReactElement } from 'react';
import type { Explanation } from '../solver/index.ts';
import { stepsOf, sumOf } from './preview.ts';
import { say } from './say.ts';

export function Steps({ explanation }: { readonly explanation: Explanation }): ReactElement {
  const { letters, suspicious } = explanation;
  const of = (section: string): string =>
    letters
      .filter((one) => one.section === section)
      .map((one) => one.letter)
      .join('');
  return (
    <div className="st-steps">
      <p className="st-step-letters" aria-hidden="true">
        {stepsOf(explanation).map(({ at, letter, effect }) => (
          <span key={at} data-effect={effect}>
            {letter}
            <i>{say.stepEffect[effect]}</i>
          </span>
        ))}
        <b>{sumOf(explanation)}</b>
      </p>
      <p className="hidden-text">{say.steps(of('trust'), of('amplify'), suspicious)}</p>
    </div>
  );
}
