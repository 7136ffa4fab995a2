// The parts that take turns where there is little room.

import type { ReactElement } from 'react';
import { say } from './say.ts';

export type Part = 'words' | 'consoles' | 'guess';
const PARTS: readonly Part[] = ['words', 'consoles', 'guess'];

interface Props {
  readonly part: Part;
  onPart(part: Part): void;
}

export function Parts({ part, onPart }: Props): ReactElement {
  return (
    <nav className="st-tabs st-parts-tabs" aria-label={say.tabsLabel}>
      {PARTS.map((one) => (
        <button key={one} type="button" className="st-tab" aria-current={one === part} onClick={() => onPart(one)}>
          {say.tabs[one]}
        </button>
      ))}
    </nav>
  );
}
