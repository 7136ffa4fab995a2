// Pick from min to max: checkboxes, and how many are chosen. Where nothing can be picked, one button goes on.

import { same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Confirm } from './pick-one.tsx';
import { answerOf, choose, useChosen } from './selection.ts';

export function PickSome({
  ask,
  pointing,
  sending,
  label,
  give,
  max,
}: FormProps & { readonly max: number }): ReactElement {
  const say = useSay();
  const chosen = useChosen(ask);
  const answer = answerOf(ask, chosen);
  const min = ask.min ?? 0;
  if (max === 0) {
    return (
      <div className="ask-row">
        <button type="button" className="btn btn-wax" disabled={sending} onClick={() => give([])}>
          {say('prompt.goOn')}
        </button>
      </div>
    );
  }
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (answer !== undefined && !sending) give(answer);
  };
  return (
    <form className="ask-row" onSubmit={confirm}>
      <ChoiceList
        type="checkbox"
        choices={ask.from}
        full={chosen.length >= max}
        pointing={pointing}
        label={label}
        isChosen={(choice) => chosen.some((one) => same(one, choice))}
        onChoose={(choice) => choose(ask, choice)}
        onConfirm={() => undefined}
      />
      <p className="small quiet ask-count" role="status">
        {min === max
          ? say('prompt.countExact', { chosen: chosen.length, count: max })
          : say('prompt.countRange', { chosen: chosen.length, min, max })}
      </p>
      <Confirm ready={answer !== undefined && !sending} sending={sending} text={say('prompt.confirm')} />
    </form>
  );
}
