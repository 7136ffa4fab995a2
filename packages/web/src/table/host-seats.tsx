// What the host can do about the others at the table: send a person away, offer the seat of a bot to the next person.

import type { SeatInfo } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Avatar } from '../ui/emblem.tsx';
import { useNames, useSend, useTable } from './at-table.tsx';

export function HostSeats(): ReactElement | null {
  const say = useSay();
  const { host, phase, seats } = useTable();
  const others = seats.filter((seat) => !seat.mine);
  if (!host || phase !== 'playing' || others.length === 0) return null;
  return (
    <details className="menu-host">
      <summary className="menu-item">{say('host.people')}</summary>
      <ul>
        {others.map((seat) => (
          <li key={seat.seat} className="row spread">
            <Others seat={seat} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Others({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const send = useSend();
  const name = useNames()(seat.seat);
  const person = seat.by === 'person' && !seat.left;
  return (
    <>
      <span className="row">
        <Avatar seat={seat.seat} name={name} bot={!person} />
        <b>{name}</b>
      </span>
      <span className="row">
        {!person && (
          <button
            type="button"
            className="btn btn-plain"
            aria-pressed={seat.offered}
            onClick={() => void send({ type: 'offer', seat: seat.seat, on: !seat.offered })}
          >
            {say(seat.offered ? 'host.keep' : 'host.offer')}
          </button>
        )}
        {seat.by === 'person' && <Remove seat={seat} />}
      </span>
    </>
  );
}

/** Asks once more before somebody is sent away. */
export function Remove({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const send = useSend();
  const name = useNames()(seat.seat);
  return (
    <button
      type="button"
      className="btn btn-plain"
      onClick={() => {
        if (confirm(say('host.removeSure', { name }))) void send({ type: 'remove', seat: seat.seat });
      }}
    >
      {say('host.remove')}
      <span className="hidden-text"> {name}</span>
    </button>
  );
}
