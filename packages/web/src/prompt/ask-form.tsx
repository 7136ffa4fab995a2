// One question as a form: choose, see what it means, confirm. Enter or a double tap confirms at once.

import type { Answer, Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useNames } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { PickOne } from './pick-one.tsx';
import { PickSome } from './pick-some.tsx';
import type { Pointing } from './pointing.ts';
import { Reaction } from './reaction.tsx';
import { useChosen } from './selection.ts';
import { useAnswer } from './use-answer.ts';
import { Write } from './write.tsx';

export interface FormProps {
  readonly ask: OpenAsk;
  readonly pointing: Pointing;
  readonly sending: boolean;
  /** What a choice is called. */
  label(choice: Answer): string;
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
  const { sending, refusal, give } = useAnswer();
  const [changing, setChanging] = useState(false);
  const place = useFocusWithin(changing);
  const props: FormProps = {
    ask,
    pointing,
    sending,
    label: (choice) => words.choice(choice, ask, snapshot.view, name),
    give: (answer) => void give(ask, answer).then((refused) => refused === null && setChanging(false)),
  };
  // Choosing something else on the board changes the answer too.
  const chosen = useChosen(ask);
  const declared = ask.declared !== undefined && !changing && chosen.length === 0;
  return (
    <div ref={place} className="ask">
      {declared ? <Declared {...props} onChange={() => setChanging(true)} /> : <Fields {...props} />}
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

/** The next question gets the focus of those who play by keyboard, but not while they read or write elsewhere. */
function useFocusWithin(again: boolean): React.RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new when an answer is being changed
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    place.current
      ?.querySelector<HTMLElement>('input:not([type="text"]):not([type="search"]), button:not(.choices-whole)')
      ?.focus({ preventScroll: true });
  }, [again]);
  return place;
}
