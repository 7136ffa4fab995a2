// The record of a match that is not over: nothing was changed, and there is nothing to prove yet.

import type { ReactElement } from 'react';
import { useSay } from '../../i18n/languages.ts';
import { CheckFile } from './check-file.tsx';
import { DealHead } from './deal-head.tsx';
import './deal.css';

export function Unfinished({ rows }: { readonly rows: number }): ReactElement {
  const say = useSay();
  return (
    <div className="deal">
      <section className="card deal-main">
        <DealHead state="missing" title={say('deal.unfinished')} note={say('deal.unfinishedNote', { count: rows })} />
      </section>
      <aside className="deal-side">
        <CheckFile />
      </aside>
    </div>
  );
}
