// Pick one. Up to two choices in plain words are buttons that act at once; what is pointed at on the board, or picked from a
// longer list, is chosen first, and then confirmed by a button that says what it does.

import { type Choice, PASS, same } from '@tabella/kernel';
import type { FormEvent, ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { FormProps } from './ask-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Confirm } from './confirm.tsx';
import { choose, useChosen } from './selection.ts';
import { isShort, tapsOf } from './taps.ts';

export function PickOne(props: FormProps): ReactElement {
  const { ask, pointing, busy, label, give } = props;
  const say = useSay();
  const [chosen] = useChosen(ask);
  const taps = tapsOf(ask, pointing);
  const rest = ask.from.filter((choice) => !taps.some((tap) => same(tap, choice)));
  const picked = chosen !== undefined && rest.some((choice) => same(choice, chosen)) ? chosen : undefined;
  const text = picked === undefined ? '' : label(picked);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (picked !== undefined && !busy) give(picked);
  };
  return (
    <form className="ask-row" onSubmit={confirm}>
      {rest.length > 0 && (
        <ChoiceList
          ask={ask}
          type="radio"
          choices={rest}
          pointing={pointing}
          label={label}
          isChosen={(choice) => picked !== undefined && same(picked, choice)}
          onChoose={(choice) => choose(ask, choice)}
          onConfirm={(choice) => !busy && give(choice)}
        />
      )}
      {picked !== undefined && pointing === 'pointed' && !isShort(text) && <p className="hidden-text">{text}</p>}
      {taps.map((choice, i) => (
        <Tap key={label(choice)} choice={choice} digit={rest.length === 0 ? i + 1 : null} {...props} />
      ))}
      {picked !== undefined && (
        <Confirm busy={busy} sending={props.sending} text={isShort(text) ? text : say('prompt.confirm')} />
      )}
    </form>
  );
}

interface TapProps extends FormProps {
  readonly choice: Choice;
  /** The key that presses it, if digits do not choose from a list. */
  readonly digit: number | null;
}

export function Tap({ choice, digit, busy, sent, label, give }: TapProps): ReactElement {
  const say = useSay();
  const passes = choice === PASS;
  return (
    <button
      type="button"
      className="btn btn-choice"
      disabled={busy}
      data-pass={passes || undefined}
      data-digit={digit ?? undefined}
      data-key={passes ? say('keys.space') : (digit ?? undefined)}
      onClick={() => give(choice)}
    >
      {sent !== undefined && same(sent, choice) ? say('prompt.sending') : label(choice)}
    </button>
  );
}
