// How the match ended: who won, why, and the proof that the deal was fair.

import type { Result, Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { Avatar } from '../ui/emblem.tsx';
import { useNames, useTable } from './at-table.tsx';
import { FairDeal } from './deal.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  readonly result: Result;
}

export function EndCard({ words, snapshot, result }: Props): ReactElement {
  const say = useSay();
  const name = useNames();
  const { seats } = useTable();
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const won = snapshot.seat !== null && mine.some((seat) => result.winners.includes(seat));
  const title = snapshot.seat === null ? 'end.over' : won ? 'end.won' : 'end.lost';
  const { scores } = result;
  const slips = seats.reduce((sum, seat) => sum + seat.slips, 0);
  return (
    <section className="end" aria-labelledby="end-title">
      <div className="end-head">
        <ul className="end-winners" aria-hidden="true">
          {result.winners.map((seat) => (
            <li key={seat}>
              <Avatar seat={seat} name={name(seat)} />
            </li>
          ))}
        </ul>
        <div>
          <h2 id="end-title">{say(title)}</h2>
          <p>
            <Rich text={words.result(result, marked(name))} />
          </p>
        </div>
      </div>
      {scores && (
        <ol className="end-scores">
          {seats
            .toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0))
            .map((seat) => (
              <li key={seat.seat} className="row spread">
                <b>{name(seat.seat)}</b>
                <span className="mono">{scores[seat.seat]}</span>
              </li>
            ))}
        </ol>
      )}
      {slips > 0 && <p className="small quiet">{say('end.slips', { count: slips })}</p>}
      <FairDeal />
    </section>
  );
}
