// Where everybody's points came from, and the features that gave most.

import type { Result } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { Source } from '../../rules/names.ts';
import { SeatEmblem } from '../panels/seat-emblem.tsx';
import { end as say } from '../say.ts';
import type { Best } from './history.ts';

interface SourcesProps {
  readonly result: Result;
  /** The seats, me first. */
  readonly order: readonly number[];
  who(seat: number): string;
}

export function Sources({ result, order, who }: SourcesProps): ReactElement {
  const { parts = {}, scores = [] } = result;
  const rows = (Object.keys(say.source) as Source[]).flatMap((source) => {
    const points = parts[source];
    return points?.some((one) => one !== 0) ? [{ source, points, best: Math.max(...points) }] : [];
  });
  return (
    <section className="cce-sources">
      <h3>{say.sources}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <SeatEmblem seat={seat} /> <span>{who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ source, points, best }) => (
            <tr key={source}>
              <th scope="row">{say.source[source]}</th>
              {order.map((seat) => (
                <td key={seat}>{points[seat] === best ? <b>{points[seat]}</b> : points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            {order.map((seat) => (
              <td key={seat}>{scores[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface BestProps {
  readonly title: string;
  readonly best: readonly Best[];
  readonly lit: number;
  who(seat: number): string;
  onLight(place: number): void;
}

export function BestFeatures({ title, best, lit, who, onLight }: BestProps): ReactElement {
  return (
    <section className="cce-best">
      <h3>{title}</h3>
      {best.map(({ award, turn, shared }, i) => (
        <button
          key={`${award.tile} ${award.segment} ${turn}`}
          type="button"
          aria-pressed={i === lit}
          onClick={() => onLight(i)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(i)}
        >
          <span>
            <b>{say.title(award)}</b>
            <small>{say.when(turn, shared.map(who))}</small>
          </span>
          <b className="cce-points">{award.points}</b>
        </button>
      ))}
    </section>
  );
}
