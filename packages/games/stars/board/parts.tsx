// The parts that take turns where there is little room.

import type { ReactElement } from 'react';
import { say } from './say.ts';

export type Part = 'words' | 'consoles' | 'guess';
/** There is nothing to guess while words go to and fro. */
const PARTS = { rounds: ['words', 'consoles'], after: ['guess', 'words', 'consoles'] } as const;

interface Props {
  readonly part: Part;
  readonly guessing: boolean;
  onPart(part: Part): void;
}

export function Parts({ part, guessing, onPart }: Props): ReactElement {
  return (
    <nav className="st-tabs st-parts-tabs" aria-label={say.tabsLabel}>
      {PARTS[guessing ? 'after' : 'rounds'].map((one) => (
        <button key={one} type="button" className="st-tab" aria-current={one === part} onClick={() => onPart(one)}>
          {say.tabs[one]}
        </button>
      ))}
    </nav>
  );
}
