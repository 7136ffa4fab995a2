// Play on from here: a new table begins at this moment. Whose seat, what becomes of the hidden things, and with whom.

import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { playOn } from '../api.ts';
import { tablePath } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Avatar } from '../ui/emblem.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { seatsOf } from './address.ts';
import { useReplay } from './use-replay.ts';
import './play-on.css';
import { refusalIn } from '../live/refusal.ts';

export function PlayOn({ onClose }: { onClose(): void }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const { code, text, replay, turns, name, me, row, eyes } = useReplay();
  const rest = replay.restBefore(row);
  const turn = turns.findLastIndex((start) => start <= row) + 1;
  const [seat, setSeat] = useState(me ?? (typeof eyes === 'number' ? eyes : 0));
  const [hidden, setHidden] = useState<'anew' | 'as-it-was'>('anew');
  const [against, setAgainst] = useState<'bots' | 'friends'>('bots');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const begin = async (): Promise<void> => {
    setBusy(true);
    const of = code === null ? { file: text } : { code };
    await playOn({ ...of, row: rest, seat, hidden, with: against }).then(
      (made) => go(tablePath(made.code)),
      (why: Error) => {
        setRefusal(refusalIn(say, why));
        setBusy(false);
      },
    );
  };
  return (
    <Dialog title={turn > 0 ? say('playOn.title', { turn }) : say('playOn.open')} onClose={onClose}>
      <div className="play-on">
        <p className="quiet">
          {say('playOn.note')} {rest < row && say('playOn.earlier')}
        </p>
        <fieldset>
          <legend className="label">{say('playOn.seat')}</legend>
          <div className="play-on-seats">
            {seatsOf(replay.seats).map((one) => (
              <label key={one} className="play-on-seat" data-chosen={one === seat || undefined}>
                <input type="radio" name="seat" checked={one === seat} onChange={() => setSeat(one)} />
                <Avatar seat={one} name={name(one)} />
                <b className="small">{one === me ? say('seat.you') : name(one)}</b>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="label">{say('playOn.hidden')}</legend>
          <Option
            name="hidden"
            icon="repeat"
            on={hidden === 'anew'}
            onChoose={() => setHidden('anew')}
            title={say('playOn.anew')}
          >
            {say('playOn.anewNote')}
          </Option>
          <Option
            name="hidden"
            icon="eye"
            on={hidden === 'as-it-was'}
            onChoose={() => setHidden('as-it-was')}
            title={say('playOn.asItWas')}
          >
            {say('playOn.asItWasNote')}
          </Option>
        </fieldset>
        <fieldset>
          <legend className="label">{say('playOn.against')}</legend>
          <div className="play-on-against">
            {(['bots', 'friends'] as const).map((one) => (
              <label key={one} data-chosen={one === against || undefined}>
                <input type="radio" name="against" checked={one === against} onChange={() => setAgainst(one)} />
                <Icon name={one === 'bots' ? 'bot' : 'link'} />
                {say(`playOn.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {refusal && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <button type="button" className="btn btn-wax play-on-go" disabled={busy} onClick={() => void begin()}>
          <Icon name="play" />
          {say('playOn.short')}
        </button>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly name: string;
  readonly icon: IconName;
  readonly on: boolean;
  readonly title: string;
  readonly children: ReactNode;
  onChoose(): void;
}

const Option = ({ name, icon, on, title, children, onChoose }: OptionProps): ReactElement => (
  <label className="play-on-option" data-chosen={on || undefined}>
    <input type="radio" name={name} checked={on} onChange={onChoose} />
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <span className="small quiet">{children}</span>
    </span>
    {on && <Icon name="check" />}
  </label>
);
