// Several people, one device: nothing of anybody's is on the screen while it goes from hand to hand.

import { type ReactElement, useEffect, useRef } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useNames } from '../table/at-table.tsx';
import { announce } from '../ui/announce.tsx';
import { Avatar } from '../ui/emblem.tsx';
import './hand-over.css';

export function HandOver({ seat, onTaken }: { readonly seat: number; onTaken(): void }): ReactElement {
  const say = useSay();
  const name = useNames();
  const button = useRef<HTMLButtonElement>(null);
  const title = say('handOver.title', { name: name(seat) });
  useEffect(() => {
    button.current?.focus();
    announce(title);
  }, [title]);
  return (
    <main className="hand-over">
      <Avatar seat={seat} name={name(seat)} />
      <h1>{title}</h1>
      <p className="quiet">{say('handOver.note')}</p>
      <button ref={button} type="button" className="btn btn-wax" onClick={onTaken}>
        {say('handOver.take', { name: name(seat) })}
      </button>
    </main>
  );
}
