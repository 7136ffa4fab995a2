// A record that does not hold: which check fails, where, and what to do.

import type { Misfit } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../../i18n/languages.ts';
import { CheckFile } from './check-file.tsx';
import { CHECKS, checkOf } from './checks.ts';
import { DealHead } from './deal-head.tsx';
import { Line } from './line.tsx';
import './deal.css';

export function Broken({ misfit }: { readonly misfit: Misfit }): ReactElement {
  const say = useSay();
  const failed = checkOf(misfit.kind);
  const row = /^(?:rows|told|story)\[(\d+)\]/.exec(misfit.place)?.[1];
  const place = row === undefined ? misfit.place : say('deal.atAnswer', { number: Number(row) + 1 });
  return (
    <div className="deal">
      <section className="card deal-main">
        <DealHead state="broken" title={say('deal.broken')} note={say('deal.brokenNote', { place })} />
        <ul className="deal-lines">
          {CHECKS.map((check) => (
            <Line
              key={check}
              state={check === failed ? 'bad' : 'open'}
              title={say(`deal.check.${check}`)}
              note={check === failed ? say(`deal.why.${misfit.kind}`) : null}
              count={check === failed ? misfit.place : say('deal.unchecked')}
            />
          ))}
        </ul>
      </section>
      <aside className="deal-side">
        <section className="card">
          <h3>{say('deal.whatToDo')}</h3>
          <ul className="deal-gaps">
            <li>{say('deal.getAgain')}</li>
            <li>{say('deal.tellHost')}</li>
          </ul>
        </section>
        <CheckFile />
      </aside>
    </div>
  );
}
