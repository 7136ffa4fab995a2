// The message stack as far as everybody has seen it: used tiles lie under it in the order of their use.

import type { ReactElement } from 'react';
import { companion as say } from '../say.ts';
import type { Ledger } from './ledger.ts';
import { Seal } from './message-card.tsx';

export function Stack({ ledger }: { readonly ledger: Ledger }): ReactElement {
  const tiles = ledger.message?.number == null ? ledger.stack : ledger.stack.slice(1);
  return (
    <section className="ccc-panel ccc-stack">
      <h2>{say.stack}</h2>
      <ol>
        {tiles.map((number, i) => {
          const what = number === null ? say.unseen : (say.messages[number]?.title ?? '');
          return (
            <li key={i} data-seen={number !== null || undefined} title={what}>
              <Seal number={number} />
              <span className="ccc-hidden">{say.stackItem(i + 1, what)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
