// A reaction window: what I could use glows; touching it holds the window for everybody; silence passes. To pass takes
// one tap, to act two.

import { PASS, same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useSend } from '../table/at-table.tsx';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Confirm } from './pick-one.tsx';
import { choose, useChosen } from './selection.ts';
import { useHold } from './use-hold.ts';

export function Reaction({ ask, pointing, sending, label, give }: FormProps): ReactElement {
  const say = useSay();
  const send = useSend();
  const [chosen] = useChosen(ask);
  const hold = useHold(ask);
  const usable = ask.from.filter((choice) => choice !== PASS);
  const acting = chosen !== undefined && chosen !== PASS;
  const notThisTurn = (): void => {
    void send({ type: 'prefer', windows: 'not-this-turn' });
    give(PASS);
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (acting && !sending) give(chosen);
  };
  return (
    <form className="ask-row" onSubmit={confirm}>
      {usable.length > 0 && (
        // A touch anywhere on the cards is a sign of thought; choosing by keyboard is one too.
        <div onPointerDown={hold}>
          <ChoiceList
            type="radio"
            choices={usable}
            glow
            pointing={pointing}
            label={label}
            isChosen={(choice) => acting && same(chosen, choice)}
            onChoose={(choice) => {
              hold();
              choose(ask, choice);
            }}
            onConfirm={(choice) => !sending && give(choice)}
          />
        </div>
      )}
      <button type="button" className="btn btn-plain" disabled={sending} onClick={notThisTurn}>
        {say('prompt.notThisTurn')}
      </button>
      <button type="button" className="btn" disabled={sending} onClick={() => give(PASS)}>
        {label(PASS)}
      </button>
      {usable.length > 0 && <Confirm ready={acting && !sending} sending={sending} text={say('prompt.confirm')} />}
    </form>
  );
}
