// A table for friends: how many, how fast, which options. Then there is a link to send round.

import type { Choice, Words } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import type { GameInfo, Windows } from '@tabella/table/protocol';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { tablePath } from '../code.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { Advice } from '../ui/advice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments, Stepper } from '../ui/fields.tsx';
import { usualSeats } from './game-card.tsx';
import { OptionsForm } from './options-form.tsx';

const CLOCKS = [0, 30, 60, 90, 180] as const;
const WINDOWS: readonly Windows[] = ['quick', 'normal', 'slow'];

export function FriendsDialog({ game, onClose }: { readonly game: GameInfo; onClose(): void }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(usualSeats(game));
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState<number>(0);
  const [window, setWindow] = useState<Windows>('normal');
  const [options, setOptions] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(game.options.map((field) => [field.name, field.default])),
  );
  const [refusal, setRefusal] = useState('');
  const words = useWords(game.id);
  // A seat that is chosen by an option stays at the table.
  const resize = (count: number): void => {
    const lost = game.options.filter((field) => field.kind === 'seat' && Number(options[field.name]) > count);
    setSeats(count);
    setOptions({ ...options, ...Object.fromEntries(lost.map((field) => [field.name, field.default])) });
  };
  const create = (event: FormEvent): void => {
    event.preventDefault();
    createTable({ game: game.id, seats, clock, window, options, seat: 0, open: open ? 'public' : 'link' })
      .then(({ code }) => go(tablePath(code)))
      .catch((error: Error) => setRefusal(error.message));
  };
  return (
    <Dialog title={say('new.title', { game: game.title })} onClose={onClose}>
      <form className="stack" onSubmit={create}>
        <Stepper label={say('new.seats')} value={seats} min={game.seats.min} max={game.seats.max} onChange={resize} />
        <Advice words={words} seats={seats} options={options} />
        <OptionsForm
          game={game.id}
          fields={game.options}
          values={options}
          names={Array.from({ length: seats }, (_, seat) => (seat === 0 ? say('seat.you') : null))}
          onChange={setOptions}
        />
        <Segments
          label={say('new.clock')}
          value={String(clock)}
          of={CLOCKS.map((one) => ({
            value: String(one),
            label: one === 0 ? say('off') : say('new.seconds', { count: one }),
          }))}
          onChange={(value) => setClock(Number(value))}
        />
        <Segments
          label={say('new.window')}
          value={window}
          of={WINDOWS.map((one) => ({ value: one, label: say(`window.${one}`) }))}
          onChange={(value) => setWindow(value as Windows)}
        />
        <label className="tick">
          <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
          <span>{say('new.open')}</span>
        </label>
        {refusal && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" className="btn btn-wax">
          {say('new.create')}
        </button>
      </form>
    </Dialog>
  );
}

/** The words of a game; null until they are here. */
function useWords(game: string): Words | null {
  const language = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let gone = false;
    wordsOf(game, language)
      .then((read) => !gone && setWords(read))
      // Without them there is no advice; the table can be made all the same.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, language]);
  return words;
}
