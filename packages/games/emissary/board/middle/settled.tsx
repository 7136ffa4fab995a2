// A stack that was settled: what was void bears the stamp, the rest has done its work; then all of it is gone.

import type { ReactElement } from 'react';
import type { PendingView } from '../../rules/view.ts';
import { Back, Card } from '../card/card.tsx';
import { say } from '../say.ts';

export function Settled({ cards }: { readonly cards: readonly PendingView[] }): ReactElement {
  return (
    <div className="em-stack em-settled" aria-hidden="true">
      {cards.map((one, i) => (
        <span key={`${i} ${one.by}`} className="em-stack-card">
          {one.card ? <Card face={one.card} size="m" /> : <Back size="m" />}
          {(cards.length - 1 - i) % 2 === 1 && <span className="em-void">{say.countered}</span>}
        </span>
      ))}
    </div>
  );
}
