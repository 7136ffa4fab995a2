// The chairs of a table before the match.

import type { GameInfo, SeatInfo } from '@tabella/table/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Avatar, Emblem } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMyName } from '../ui/my-name.tsx';
import { useSend, useTable } from './at-table.tsx';
import type { ChairGroup } from './chair-groups.ts';
import { Remove } from './host-seats.tsx';
import { levelOf, useLevels } from './levels.ts';

interface Props {
  readonly game: GameInfo;
  readonly groups: readonly ChairGroup[];
}

export function Chairs({ game, groups }: Props): ReactElement {
  return (
    <div className={groups.length > 1 ? 'chair-groups chair-groups-many' : 'chair-groups'}>
      {groups.map(({ group, roles }) => (
        <section key={group} className="chair-group">
          {group !== '' && <h2>{group}</h2>}
          {roles.map(({ role, chairs }) => (
            <div key={role} className="stack-tight">
              {roles.length > 1 && <h3 className="label">{role}</h3>}
              <ul className="chairs">
                {chairs.map(({ seat }) => (
                  <Chair key={seat.seat} seat={seat} game={game} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Chair({ seat, game }: { readonly seat: SeatInfo; readonly game: GameInfo }): ReactElement {
  const say = useSay();
  const levels = useLevels(game);
  const { seats } = useTable();
  const me = useMyName();
  // Others sit at this device as well.
  const mine = seat.name === me || seats.filter((one) => one.mine).length === 1 ? 'seat.you' : 'seat.device';
  if (seat.by === 'nobody') return <EmptyChair seat={seat.seat} game={game} />;
  const note =
    seat.by === 'bot' ? levelOf(levels, seat.bot) : say(seat.mine ? mine : seat.online ? 'seat.here' : 'seat.offline');
  return (
    <li className={seat.mine ? 'chair chair-mine' : 'chair'}>
      <Avatar seat={seat.seat} name={seat.name ?? '?'} bot={seat.by === 'bot'} />
      <span className="chair-who">
        <b>{seat.name}</b>
        <span className="quiet small">{note}</span>
      </span>
      <SwapWays seat={seat} />
      <ChairWays seat={seat} game={game} />
    </li>
  );
}

/** Where somebody may move: the host moves anybody, others themselves to a seat without a person. */
function SwapWays({ seat }: { readonly seat: SeatInfo }): ReactElement | null {
  const say = useSay();
  const send = useSend();
  const { host, seats } = useTable();
  const others = seats.filter((one) => one.seat !== seat.seat && (host || one.by !== 'person'));
  if (!(host || seat.mine) || others.length === 0) return null;
  return (
    <select
      className="field chair-move"
      aria-label={say('seat.move', { name: seat.name ?? '' })}
      value=""
      onChange={(event) => void send({ type: 'swap', seat: seat.seat, with: Number(event.target.value) })}
    >
      <option value="" disabled>
        {say('seat.moveTo')}
      </option>
      {others.map((one) => (
        <option key={one.seat} value={one.seat}>
          {one.name === null
            ? say('seat.number', { number: one.seat + 1 })
            : say('seat.named', { number: one.seat + 1, name: one.name })}
        </option>
      ))}
    </select>
  );
}

/** What can be done about a chair that is taken. */
function ChairWays({ seat, game }: { readonly seat: SeatInfo; readonly game: GameInfo }): ReactElement | null {
  const say = useSay();
  const send = useSend();
  const { host } = useTable();
  const levels = useLevels(game);
  if (seat.mine) {
    return (
      <button type="button" className="btn btn-plain" onClick={() => void send({ type: 'stand', seat: seat.seat })}>
        {say('seat.stand')}
      </button>
    );
  }
  if (!host) return null;
  if (seat.by === 'person') return <Remove seat={seat} />;
  return (
    <>
      <select
        className="field chair-level"
        aria-label={say('seat.level', { name: seat.name ?? '' })}
        value={seat.bot ?? ''}
        onChange={(event) => void send({ type: 'bot', seat: seat.seat, bot: event.target.value })}
      >
        {levels.map((level) => (
          <option key={level.bot} value={level.bot}>
            {level.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={say('seat.removeBot', { name: seat.name ?? '' })}
        onClick={() => void send({ type: 'bot', seat: seat.seat, bot: null })}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

function EmptyChair({ seat, game }: { readonly seat: number; readonly game: GameInfo }): ReactElement {
  const say = useSay();
  const send = useSend();
  const { host, seats } = useTable();
  const [naming, setNaming] = useState(false);
  const seated = seats.some((one) => one.mine);
  const number = seat + 1;
  return (
    <li className="chair chair-empty">
      <span className="chair-emblem">
        <Emblem seat={seat} size={18} />
      </span>
      <span className="chair-who quiet">{say('seat.free')}</span>
      {!seated && (
        <button
          type="button"
          className="btn"
          aria-label={say('seat.sitAt', { number })}
          onClick={() => void send({ type: 'sit', seat })}
        >
          <Icon name="seat" size={18} />
          {say('seat.sit')}
        </button>
      )}
      {seated && (
        <button
          type="button"
          className="btn btn-plain"
          aria-label={say('seat.besideAt', { number })}
          onClick={() => setNaming(true)}
        >
          <Icon name="hand" size={18} />
          {say('seat.beside')}
        </button>
      )}
      {host && (
        <button
          type="button"
          className="btn btn-plain"
          aria-label={say('seat.addBotAt', { number })}
          onClick={() => void send({ type: 'bot', seat, bot: game.usual })}
        >
          <Icon name="bot" size={18} />
          {say('seat.addBot')}
        </button>
      )}
      {naming && <BesideDialog seat={seat} onClose={() => setNaming(false)} />}
    </li>
  );
}

/** Somebody who plays at this very device. */
function BesideDialog({ seat, onClose }: { readonly seat: number; onClose(): void }): ReactElement {
  const say = useSay();
  const send = useSend();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const ack = await send({ type: 'sit', seat, name: name.trim() });
    if (ack.ok) onClose();
    else setRefusal(refusalIn(say, ack));
  };
  return (
    <Dialog title={say('beside.title')} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void sit(event)}>
        <p className="quiet">{say('beside.note')}</p>
        <label className="stack-tight">
          <span className="label">{say('beside.name')}</span>
          <input
            className="field"
            value={name}
            maxLength={24}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {refusal && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className="btn btn-wax" disabled={name.trim() === ''}>
          {say('beside.sit')}
        </button>
      </form>
    </Dialog>
  );
}
