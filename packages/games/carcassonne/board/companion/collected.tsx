// The awards of the pass of scoring that is open. It closes only when all of them are written down.

import type { ReactElement } from 'react';
import { companion as say } from '../say.ts';
import { Icon } from './icon.tsx';
import type { Deed, Ledger } from './ledger.ts';

export function Collected({ ledger, onDeed }: { readonly ledger: Ledger; onDeed(deed: Deed): void }): ReactElement {
  return (
    <section className="ccc-panel ccc-collected">
      <h2>{say.collected}</h2>
      {ledger.awards.length === 0 && <p className="ccc-quiet">{say.none}</p>}
      <ul>
        {linesOf(ledger).map(({ key, award, to }, at) => {
          const name = ledger.setup.players[award.seat]?.name ?? '';
          return (
            <li key={key}>
              <span>{say.line(name, award, to)}</span>
              <button
                type="button"
                className="ccc-btn ccc-btn-icon"
                aria-label={say.drop(name, award.points)}
                onClick={() => onDeed({ kind: 'drop', at })}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Each award with where its figure stood after it. */
function linesOf({ awards, figures }: Ledger) {
  return awards.map((award, at) => {
    const later = awards.slice(at + 1).filter((one) => one.seat === award.seat && one.figure === award.figure);
    const to = (figures[award.seat]?.[award.figure] ?? 0) - later.reduce((sum, one) => sum + one.points, 0);
    return { key: `${award.seat} ${award.figure} ${to}`, award, to };
  });
}
