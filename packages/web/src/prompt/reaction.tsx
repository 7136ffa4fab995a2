// A reaction window: what I could use glows; touching it holds the window for everybody; to do nothing is to pass. To pass
// takes one tap; so does the only thing that could be done, unless it is pointed at on the board.

import { PASS, same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useSend } from '../table/at-table.tsx';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Confirm } from './confirm.tsx';
import { Tap } from './pick-one.tsx';
import { choose, useChosen } from './selection.ts';
import { isShort, tapsOf } from './taps.ts';
import { useHold } from './use-hold.ts';

export function Reaction(props: FormProps): ReactElement {
  const { ask, pointing, busy, sending, label, give } = props;
  const say = useSay();
  const send = useSend();
  const [chosen] = useChosen(ask);
  const hold = useHold(ask);
  const taps = tapsOf(ask, pointing).filter((choice) => choice !== PASS);
  const listed = ask.from.filter((choice) => choice !== PASS && !taps.some((tap) => same(tap, choice)));
  const acting = chosen !== undefined && listed.some((choice) => same(choice, chosen)) ? chosen : undefined;
  const text = acting === undefined ? '' : label(acting);
  const notThisTurn = (): void => {
    void send({ type: 'prefer', windows: 'not-this-turn' });
    give(PASS);
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (acting !== undefined && !busy) give(acting);
  };
  return (
    <form className="ask-row" onSubmit={confirm}>
      {listed.length > 0 && (
        // A touch anywhere on the cards is a sign of thought; choosing by keyboard is one too.
        <div onPointerDown={hold}>
          <ChoiceList
            ask={ask}
            type="radio"
            choices={listed}
            glow
            pointing={pointing}
            label={label}
            isChosen={(choice) => acting !== undefined && same(acting, choice)}
            onChoose={(choice) => {
              hold();
              choose(ask, choice);
            }}
            onConfirm={(choice) => !busy && give(choice)}
          />
        </div>
      )}
      {acting !== undefined && pointing === 'pointed' && !isShort(text) && <p className="hidden-text">{text}</p>}
      <Tap {...props} choice={PASS} digit={null} />
      {taps.map((choice, i) => (
        <Tap key={label(choice)} {...props} choice={choice} digit={i + 1} />
      ))}
      {acting !== undefined && (
        <Confirm busy={busy} sending={sending} text={isShort(text) ? text : say('prompt.confirm')} />
      )}
      <button type="button" className="btn btn-plain ask-away" disabled={busy} onClick={notThisTurn}>
        {say('prompt.notThisTurn')}
      </button>
    </form>
  );
}
