// Pick one: a radio for each choice, so that arrows choose and Enter confirms. A single choice is a single button.

import { same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { choose, useChosen } from './selection.ts';

export function PickOne({ ask, pointing, sending, label, give }: FormProps): ReactElement {
  const say = useSay();
  const [chosen] = useChosen(ask);
  const [only] = ask.from;
  if (ask.from.length === 1 && only !== undefined) {
    return (
      <div className="ask-row">
        <button type="button" className="btn btn-wax" disabled={sending} onClick={() => give(only)}>
          {label(only)}
        </button>
      </div>
    );
  }
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined && !sending) give(chosen);
  };
  return (
    <form className="ask-row" onSubmit={confirm}>
      <ChoiceList
        type="radio"
        choices={ask.from}
        pointing={pointing}
        label={label}
        isChosen={(choice) => chosen !== undefined && same(chosen, choice)}
        onChoose={(choice) => choose(ask, choice)}
        onConfirm={(choice) => !sending && give(choice)}
      />
      <Confirm ready={chosen !== undefined && !sending} sending={sending} text={say('prompt.confirm')} />
    </form>
  );
}

interface ConfirmProps {
  readonly ready: boolean;
  readonly sending: boolean;
  readonly text: string;
}

export function Confirm({ ready, sending, text }: ConfirmProps): ReactElement {
  const say = useSay();
  return (
    <button type="submit" className="btn btn-wax ask-confirm" disabled={!ready}>
      {!sending && <Icon name="check" size={18} />}
      {sending ? say('prompt.sending') : text}
    </button>
  );
}
