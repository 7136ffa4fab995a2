// The head of a deal that is checked: a seal, what came of it, and a sentence more.

import type { ReactElement, ReactNode } from 'react';
import { WaxSeal } from './wax-seal.tsx';

interface Props {
  readonly state: 'busy' | 'kept' | 'partly' | 'missing' | 'broken';
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}

const SIGN = { busy: 'dots', kept: 'check', partly: 'check', missing: 'dash', broken: 'crack' } as const;

export function DealHead({ state, title, note, children }: Props): ReactElement {
  return (
    <header className="deal-head" data-state={state}>
      <WaxSeal sign={SIGN[state]} />
      <div>
        <div role={state === 'broken' ? 'alert' : 'status'}>
          <h2>{title}</h2>
        </div>
        <p className="quiet">{note}</p>
        {children}
      </div>
    </header>
  );
}
