// Write: a field with its length. Whether the text may stand is the server's to say; it says why if not.

import type { OpenAsk } from '@tabella/table/protocol';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { FormProps } from './ask-form.tsx';
import { Confirm } from './confirm.tsx';

type Text = NonNullable<OpenAsk['text']>;

export function Write({ ask, busy, sending, give, text }: FormProps & { readonly text: Text }): ReactElement {
  const say = useSay();
  const count = useId();
  const [typed, setTyped] = useState(typeof ask.declared === 'string' ? ask.declared : '');
  const ready = typed.trim() !== '';
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (ready && !busy) give(typed);
  };
  return (
    <form className="ask-row ask-write" onSubmit={confirm}>
      <span className="write-field">
        <input
          type="text"
          className="field mono"
          aria-label={say('prompt.write')}
          aria-describedby={count}
          value={typed}
          maxLength={text.max}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <span id={count} className="small quiet">
          {say('prompt.length', { count: typed.length, max: text.max })}
        </span>
      </span>
      {ready && <Confirm busy={busy} sending={sending} text={say('prompt.send')} />}
    </form>
  );
}
