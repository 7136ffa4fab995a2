// A record that does not hold: which check fails, where, and what to do.

import type { Misfit } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../../i18n/languages.ts';
import { CheckFile } from './check-file.tsx';
import { CHECKS, checkOf } from './checks.ts';
import { Line } from './line.tsx';
import { WaxSeal } from './wax-seal.tsx';
import './deal.css';

export function Broken({ misfit }: { readonly misfit: Misfit }): ReactElement {
  const say = useSay();
  const failed = checkOf(misfit.kind);
  const row = /^(?:rows|told|story)\[(\d+)\]/.exec(misfit.place)?.[1];
  const place = row === undefined ? misfit.place : say('deal.atAnswer', { number: Number(row) + 1 });
  return (
    <div className="deal">
      <section className="card deal-main">
        <header className="deal-head" data-state="broken">
          <WaxSeal sign="crack" />
          <div>
            <div role="alert">
              <h2>{say('deal.broken')}</h2>
            </div>
            <p className="quiet">{say('deal.brokenNote', { place })}</p>
          </div>
        </header>
        <ul className="deal-lines">
          {CHECKS.map((check) => (
            <Line
              key={check}
              state={check === failed ? 'bad' : 'open'}
              title={say(`deal.check.${check}`)}
              note={check === failed ? misfit.reason : null}
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
