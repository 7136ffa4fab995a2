// Pick from min to max: checkboxes, and how many are chosen. The confirmation is there as soon as enough are chosen; where
// nothing need be chosen, it says so.

import { same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Confirm } from './confirm.tsx';
import { answerOf, choose, useChosen } from './selection.ts';
import { isShort } from './taps.ts';

export function PickSome(props: FormProps & { readonly max: number }): ReactElement {
  const { ask, pointing, busy, sending, label, confirmText, give, max } = props;
  const say = useSay();
  const chosen = useChosen(ask);
  const answer = answerOf(ask, chosen);
  const min = ask.min ?? 0;
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (answer !== undefined && !busy) give(answer);
  };
  const [first] = chosen;
  const one = first === undefined ? '' : label(first);
  const single = chosen.length === 1 && isShort(one);
  return (
    <form className="ask-row" onSubmit={confirm}>
      <ChoiceList
        ask={ask}
        type="checkbox"
        choices={ask.from}
        full={chosen.length >= max}
        pointing={pointing}
        label={label}
        isChosen={(choice) => chosen.some((other) => same(other, choice))}
        onChoose={(choice) => choose(ask, choice)}
        onConfirm={() => undefined}
      />
      {max > 1 && (
        <p className="small quiet ask-count" role="status">
          {min === max
            ? say('prompt.countExact', { chosen: chosen.length, count: max })
            : say('prompt.countRange', { chosen: chosen.length, max })}
        </p>
      )}
      {answer !== undefined &&
        (chosen.length === 0 ? (
          <button type="submit" className="btn ask-confirm" disabled={busy}>
            {sending ? say('prompt.sending') : (confirmText([]) ?? say('prompt.chooseNone'))}
          </button>
        ) : (
          <Confirm
            busy={busy}
            sending={sending}
            text={confirmText(chosen) ?? (single ? one : say('prompt.confirmCount', { count: chosen.length }))}
          />
        ))}
    </form>
  );
}
