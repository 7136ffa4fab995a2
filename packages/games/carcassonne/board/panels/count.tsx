// The end of the game: what everybody's points were for, and every line of the last count.

import type { ReactElement } from 'react';
import type { Source } from '../../rules/names.ts';
import type { View } from '../../rules/view.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { SeatEmblem } from './seat-row.tsx';

interface Props {
  readonly view: View;
  who(seat: number): string;
  onClose(): void;
}

const SOURCES: readonly Source[] = ['city', 'road', 'monastery', 'garden', 'field', 'goods', 'message', 'other'];

export function Count({ view, who, onClose }: Props): ReactElement {
  const rows = SOURCES.filter((source) => view.seats.some(({ tally }) => tally[source] > 0));
  return (
    <section className="cc-panel cc-count" aria-label={say.count}>
      <header className="cc-panel-head">
        <h2>{say.count}</h2>
        <button type="button" className="cc-tool cc-plain" aria-label={say.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {view.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatEmblem seat={seat} /> <span>{who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((source) => (
            <tr key={source}>
              <th scope="row">{say.source[source]}</th>
              {view.seats.map(({ tally }, seat) => (
                <td key={seat}>{tally[source] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            {view.seats.map(({ score }, seat) => (
              <td key={seat}>{score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {view.final.length > 0 && (
        <details>
          <summary>{say.finalLines}</summary>
          <ul>
            {view.final.map((award, i) => (
              <li key={i}>
                <SeatEmblem seat={award.seat} />
                <span>
                  <b>{who(award.seat)}</b> {say.finalLine(award.source, award.items.map(say.item), award.points)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
