// A code from a friend leads to the table.

import { type FormEvent, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { readCode, tablePath } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';

export function JoinByCode(): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    if (code === null) setWrong(true);
    else go(tablePath(code));
  };
  return (
    <form className="join card" onSubmit={join}>
      <label className="label" htmlFor="join-code">
        {say('join.label')}
      </label>
      <div className="join-row">
        <input
          id="join-code"
          className="field mono"
          placeholder={say('join.placeholder')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'join-wrong' : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className="btn">
          {say('join.go')}
          <Icon name="arrow" size={18} />
        </button>
      </div>
      {wrong && (
        <p id="join-wrong" className="refusal small" role="alert">
          {say('join.wrong')}
        </p>
      )}
    </form>
  );
}
