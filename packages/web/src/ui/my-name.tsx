// My name, as others see it; a guest has one from the start and may change it.

import { readStored, store } from '@tabella/ui/stored';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { create } from 'zustand';
import { me, rename } from '../api.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

/** As in the protocol; written out, because the client takes only types from the server. */
export const NAME_LENGTH = 24;

/** What this person was called last, for when the server cannot be asked. */
const KEY = 'tabella.name';

const useMe = create<{ readonly name: string; readonly asked: boolean }>(() => ({
  name: readStored(KEY) ?? '',
  asked: false,
}));

function setName(name: string): void {
  store(KEY, name);
  useMe.setState({ name, asked: true });
}

/** What this person is called; empty until the server has ever said it. */
export function useMyName(): string {
  const { name, asked } = useMe();
  useEffect(() => {
    if (asked) return;
    me()
      .then((read) => setName(read.name))
      .catch(() => undefined);
  }, [asked]);
  return name;
}

export async function saveMyName(name: string): Promise<void> {
  const read = await rename(name);
  setName(read.name);
}

export function MyName(): ReactElement {
  const say = useSay();
  const name = useMyName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="me" aria-label={say('name.mine', { name })} onClick={() => setOpen(true)}>
        <span className="me-disc" aria-hidden="true">
          {name === '' ? <Icon name="people" size={18} /> : [...name][0]?.toUpperCase()}
        </span>
      </button>
      {open && <NameDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ name, onClose }: { readonly name: string; onClose(): void }): ReactElement {
  const say = useSay();
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    saveMyName(typed.trim())
      .then(onClose)
      .catch((error: Error) => setRefusal(refusalIn(say, error)));
  };
  return (
    <Dialog title={say('name.title')} onClose={onClose}>
      <form className="stack" onSubmit={save}>
        <label className="stack-tight">
          <span className="label">{say('name.label')}</span>
          <input
            className="field"
            value={typed}
            maxLength={NAME_LENGTH}
            autoComplete="nickname"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {refusal && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <p className="small quiet">{say('name.note')}</p>
        <button type="submit" className="btn btn-wax" disabled={typed.trim() === ''}>
          {say('save')}
        </button>
      </form>
    </Dialog>
  );
}
