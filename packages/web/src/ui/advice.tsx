// What the game's words advise before people begin with these seats and options.

import type { Choice, Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  /** Null while they are being loaded. */
  readonly words: Words | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, Choice>>;
}

export function Advice({ words, seats, options }: Props): ReactElement {
  const advice = words?.advice?.(seats, options) ?? null;
  return (
    <div role="status" className="advice-box">
      {advice !== null && (
        <p className="advice row">
          <Icon name="people" size={18} />
          {advice}
        </p>
      )}
    </div>
  );
}
