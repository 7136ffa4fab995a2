// Who sits at the table, and who is waited for. In a window nobody is marked: that would reveal who can answer.

import type { GameInfo, SeatInfo } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { Avatar } from '../ui/emblem.tsx';
import { useTable } from './at-table.tsx';
import { levelOf, useLevels } from './levels.ts';

/** From so many seats on they sit closer together. */
const MANY = 10;

interface Props {
  readonly snapshot: SeatSnapshot;
  readonly info: GameInfo;
  /** How it ended is told elsewhere, when all has been revealed there. */
  readonly endsElsewhere: boolean;
}

export function Seats({ snapshot, info, endsElsewhere }: Props): ReactElement {
  const say = useSay();
  const { seats } = useTable();
  return (
    <section
      className={seats.length < MANY ? 'seats' : 'seats seats-many'}
      aria-label={say('seats.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <h2 className="label seats-label">{say('seats.label')}</h2>
      <ul>
        {seats.map((seat) => (
          <SeatCard key={seat.seat} {...{ seat, snapshot, info, endsElsewhere }} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Props {
  readonly seat: SeatInfo;
}

function SeatCard({ seat, snapshot, info, endsElsewhere }: CardProps): ReactElement {
  const say = useSay();
  const levels = useLevels(info);
  const asked = snapshot.result === null && snapshot.waiting.includes(seat.seat);
  const untold = snapshot.result !== null && endsElsewhere;
  const won = !untold && (snapshot.result?.winners.includes(seat.seat) ?? false);
  const me = seat.seat === snapshot.seat;
  const line = untold ? null : gameOf(info.id).seatLine?.(snapshot.view, seat.seat);
  const name = seat.name ?? say('seat.free');
  const status = won
    ? say('seat.won')
    : asked
      ? say(me ? 'seat.deciding' : 'seat.thinking')
      : seat.left
        ? say('seat.left')
        : seat.away
          ? say('seat.away')
          : seat.by === 'bot'
            ? say('seat.bot', { level: levelOf(levels, seat.bot) })
            : say(me ? 'seat.you' : seat.online ? 'seat.here' : 'seat.offline');
  return (
    <li className={asked || won ? 'seat seat-asked' : 'seat'} aria-current={asked ? 'true' : undefined}>
      <Avatar seat={seat.seat} name={seat.name ?? '?'} bot={seat.bot !== null} />
      <span className="seat-who">
        <b className={me ? 'seat-name' : undefined}>{name}</b>
        {me && <b className="seat-me">{say('seat.you')}</b>}
        <span className="quiet small seat-status">{status}</span>
        {line?.note && <span className="quiet small">{line.note}</span>}
      </span>
      {line && <b className="seat-score">{line.score}</b>}
    </li>
  );
}
