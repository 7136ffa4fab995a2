// The message on its way: a sealed envelope with its stamp; an exposed one shows its face, and so does one I have read.

import type { ReactElement } from 'react';
import type { LetterView } from '../../rules/view.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { Card } from './card.tsx';
import { Stamp } from './stamp.tsx';

export function Envelope({ letter }: { readonly letter: LetterView }): ReactElement {
  return (
    <span className="em-envelope" data-open={letter.face !== null || undefined}>
      <svg viewBox="0 0 84 58" aria-hidden="true">
        <rect x="1" y="1" width="82" height="56" rx="2.5" fill="url(#em-envelope)" stroke="#8a744a" />
        <path d="M2 56 33 28M82 56 51 28" stroke="#b59f6d" fill="none" />
        <path d="M2 2.5 42 34 82 2.5" fill="#f6ecd0" stroke="#b59f6d" />
        <circle cx="42" cy="31" r="10" fill="#a92c1b" />
        <path d="m37.5 31 3.2 3.4 6-6.8" fill="none" stroke="#f6dcc9" strokeWidth="2.2" />
      </svg>
      {letter.face ? (
        <Card face={letter.face} size="s" />
      ) : (
        <span className="em-envelope-stamp">
          <Stamp of={letter.stamp} />
        </span>
      )}
      {letter.face !== null && !letter.exposed && (
        <span className="em-envelope-eye">
          <Icon name="eye" size={16} />
          <span className="hidden-text">{say.youRead}</span>
        </span>
      )}
    </span>
  );
}
