// The door of a table: somebody who follows a link says what they are called and where they want to sit, or just watches.

import type { GameInfo } from '@tabella/table/protocol';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { gameOf, pageOf, pagePath } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NAME_LENGTH, saveMyName, useMyName } from '../ui/my-name.tsx';
import { useSend, useTable } from './at-table.tsx';
import type { ShownChair } from './chair-groups.ts';

interface Props {
  readonly game: GameInfo;
  readonly chairs: readonly ShownChair[];
  onClose(): void;
}

export function Door({ game, chairs, onClose }: Props): ReactElement {
  const say = useSay();
  const send = useSend();
  const table = useTable();
  const known = useMyName();
  const free = chairs.filter((chair) => chair.seat.by === 'nobody');
  const [typed, setTyped] = useState<string | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const name = typed ?? known;
  const wanted = free.find((chair) => chair.seat.seat === seat) ?? free[0];
  const host = table.seats.find((one) => one.by === 'person')?.name;
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      if (name.trim() !== '' && name.trim() !== known) await saveMyName(name.trim());
    } catch (error) {
      setRefusal(refusalIn(say, error as Error));
      return;
    }
    const ack = wanted ? await send({ type: 'sit', seat: wanted.seat.seat }) : null;
    if (ack?.ok === false) setRefusal(refusalIn(say, ack));
    else onClose();
  };
  const { minutes } = gameOf(game.id);
  const facts = [game.title, say('front.players', { from: game.seats.min, to: game.seats.max })];
  if (minutes !== null) facts.push(say('front.minutes', { count: minutes }));
  return (
    <Dialog title={host ? say('door.invites', { name: host }) : say('door.title')} onClose={onClose}>
      <form className="stack door" onSubmit={(event) => void enter(event)}>
        <p className="quiet">{facts.join(' · ')}</p>
        <label className="stack-tight">
          <span className="field-label">{say('name.label')}</span>
          <input
            ref={field}
            className="field"
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="nickname"
            onChange={(event) => setTyped(event.target.value)}
          />
          <span className="small quiet">{say('name.note')}</span>
        </label>
        {free.length > 0 ? (
          <fieldset className="door-seats">
            <legend className="field-label">{say('door.where')}</legend>
            {free.map(({ seat: { seat: at }, title, note }) => (
              <label key={at} className="door-seat">
                <input type="radio" name="seat" checked={wanted?.seat.seat === at} onChange={() => setSeat(at)} />
                <span>
                  <b>{title}</b>
                  {note && <span className="quiet small"> {note}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <p className="quiet">{say('door.full')}</p>
        )}
        {refusal && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className="btn btn-wax">
          {free.length === 0 ? say('door.watch') : say('door.sit')}
        </button>
        {free.length > 0 && (
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {say('door.watch')}
          </button>
        )}
        {pageOf(game.id, 'guide') && (
          <p className="small door-guide">
            {say('door.never')} <Link href={pagePath(game.id, 'guide')}>{say('door.guide')}</Link>
          </p>
        )}
      </form>
    </Dialog>
  );
}
