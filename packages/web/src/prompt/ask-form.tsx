// One question as a form: choose, see what it would bring, confirm. Two plain choices act at once; an answer that would end
// my game is asked about twice.

import type { Answer, Choice, Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useNames } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { Consequences } from './consequences.tsx';
import { PickOne } from './pick-one.tsx';
import { PickSome } from './pick-some.tsx';
import { Reaction } from './reaction.tsx';
import { useChosen } from './selection.ts';
import type { Pointing } from './taps.ts';
import { useAnswer } from './use-answer.ts';
import { useFresh } from './use-fresh.ts';
import { forgetWarning, useWarned } from './warning.ts';
import { Write } from './write.tsx';

export interface FormProps {
  readonly ask: OpenAsk;
  readonly pointing: Pointing;
  readonly sending: boolean;
  /** What is on its way. */
  readonly sent: Answer | undefined;
  /** Takes no answer at this moment. */
  readonly busy: boolean;
  /** What a choice is called. */
  label(choice: Answer): string;
  /** What the button says that confirms these, where the game has words for it. */
  confirmText(chosen: readonly Answer[]): string | null;
  give(answer: Answer): void;
}

interface Props {
  readonly ask: OpenAsk;
  readonly pointing: Pointing;
  readonly snapshot: SeatSnapshot;
  readonly words: Words;
}

export function AskForm({ ask, pointing, snapshot, words }: Props): ReactElement {
  const name = useNames();
  const fresh = useFresh();
  const { sending, refusal, give } = useAnswer(words);
  const [changing, setChanging] = useState(false);
  const [sent, setSent] = useState<Answer>();
  const place = useFocusWithin(changing);
  const warned = useWarned(ask);
  const props: FormProps = {
    ask,
    pointing,
    sending,
    sent: sending ? sent : undefined,
    busy: sending || fresh,
    label: (choice) => words.choice(choice, ask, snapshot.view, name),
    confirmText: (chosen) => words.confirm?.(chosen as readonly Choice[], ask, snapshot.view, name) ?? null,
    give: (answer) => {
      setSent(answer);
      void give(ask, answer).then((refused) => refused === null && setChanging(false));
    },
  };
  // Who chooses something else on the board is changing the answer too.
  const chosen = useChosen(ask);
  const declared = ask.declared !== undefined && !changing && chosen.length === 0;
  return (
    <div ref={place} className="ask" tabIndex={-1} data-fresh={fresh || undefined}>
      {declared ? (
        <Declared {...props} onChange={() => setChanging(true)} />
      ) : (
        <>
          <Consequences ask={ask} pointing={pointing} snapshot={snapshot} words={words} />
          {warned === undefined ? <Fields {...props} /> : <Sure {...props} answer={warned} />}
        </>
      )}
      {refusal && (
        <p className="refusal small" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

function Fields(props: FormProps): ReactElement {
  const { ask } = props;
  if (ask.text) return <Write {...props} text={ask.text} />;
  if (ask.max !== undefined) return <PickSome {...props} max={ask.max} />;
  if (ask.reaction) return <Reaction {...props} />;
  return <PickOne {...props} />;
}

/** Asked again, because my game would end with it. */
function Sure({ answer, busy, label, give }: FormProps & { readonly answer: Answer }): ReactElement {
  const say = useSay();
  const text = Array.isArray(answer) ? (answer as readonly Answer[]).map(label).join('; ') : label(answer);
  return (
    <div className="ask-row" role="alertdialog" aria-label={say('prompt.sure')}>
      <p className="ask-sure">{say('prompt.sure')}</p>
      <button type="button" className="btn" onClick={forgetWarning}>
        <Icon name="back" size={18} />
        {say('prompt.notSure')}
      </button>
      <button type="button" className="btn btn-danger" disabled={busy} onClick={() => give(answer)}>
        {say('prompt.doIt', { choice: text })}
      </button>
    </div>
  );
}

/** I have answered, others have not: it may still be changed. */
function Declared({ ask, label, onChange }: FormProps & { onChange(): void }): ReactElement {
  const say = useSay();
  const { declared } = ask;
  const chosen = Array.isArray(declared) ? (declared as readonly Answer[]) : [declared ?? null];
  const text = ask.text ? String(declared) : chosen.map(label).join('; ') || say('none');
  return (
    <div className="row wrap declared">
      <Icon name="check" size={18} />
      <span>{say('prompt.declared', { choice: text })}</span>
      <button type="button" className="btn btn-plain" onClick={onChange}>
        <Icon name="back" size={18} />
        {say('prompt.change')}
      </button>
    </div>
  );
}

/**
 * People who play by keyboard find the next question under their fingers; those who read or write elsewhere are left alone.
 * A field may have the focus, a button that answers may not: Enter would press it.
 */
function useFocusWithin(again: boolean): React.RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new when an answer is being changed
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const field = place.current?.querySelector<HTMLElement>('input:not([type="text"], [type="search"])');
    (field ?? place.current)?.focus({ preventScroll: true });
  }, [again]);
  return place;
}
