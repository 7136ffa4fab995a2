// The prompt bar, always in the same place: what is asked of me in one sentence, the legal choices, the time left, and
// the way to the rule. When nothing is asked it says for whom we wait, and since when.

import type { TableDeeds, Words } from '@tabella/kernel';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useNames, useTable } from '../table/at-table.tsx';
import { isOut } from '../table/out.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { AskForm } from './ask-form.tsx';
import { Countdown } from './countdown.tsx';
import { GoOn } from './go-on.tsx';
import { Hint, HintButton } from './hint.tsx';
import './ask.css';
import './prompt.css';
import './in-hand.css';
import { PausedForm } from './paused-form.tsx';
import { answersItself, hasFields, isPointedAt, pointingOf } from './pointing.ts';
import { useChosen } from './selection.ts';
import { useAskShown, useSentence } from './sentence.ts';
import { TakeBack, useTakeBack } from './take-back.tsx';
import { usePromptKeys } from './use-prompt-keys.ts';
import { Waiting } from './waiting.tsx';

// What is shown when it is over for somebody, or for all, comes after the table.
const outForm = () => import('./out-form.tsx');
const overForm = () => import('./over-form.tsx');
const OutForm = lazy(() => outForm().then(({ OutForm: Out }) => ({ default: Out })));
const OverForm = lazy(() => overForm().then(({ OverForm: Over }) => ({ default: Over })));

interface Props {
  readonly snapshot: SeatSnapshot;
  readonly words: Words;
  readonly deeds: TableDeeds;
  /** What the board adds under the sentence. */
  readonly more?: ReactNode;
  /** People at this device who may answer in the window that is open. */
  readonly others: readonly number[];
  /** After the match: whether the board is shown, or how it ended; null where both are seen at once. */
  readonly board: boolean | null;
  onBoard(): void;
  onHandOver(seat: number): void;
  onWhy(): void;
  onKeys(): void;
}

/** How long windows last, for the ring of the countdown. */
const WINDOW_MS = { quick: 1000, normal: 3000, slow: 8000 } as const;

export function PromptBar(props: Props): ReactElement {
  const { snapshot, words, others, more, onHandOver, onWhy, onKeys } = props;
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const sentence = useSentence(snapshot, words);
  const place = useRef<HTMLElement>(null);
  const [there] = useState(snapshot.result === null);
  const { window, clock, result } = snapshot;
  const ask = useAskShown(snapshot);
  const shown = table.paused ? null : ask;
  const until = result === null && !table.paused ? (window ? window.until : clock) : null;
  usePromptKeys(place, { takeBack: useTakeBack(snapshot), chosen: useChosen(snapshot.ask), onList: onKeys });
  useEffect(() => announce(sentence), [sentence]);
  useEffect(() => void Promise.all([outForm(), overForm()]).catch(() => undefined), []);
  return (
    <section
      ref={place}
      id="prompt"
      tabIndex={-1}
      className={shown && !shown.reaction && shown.declared === undefined ? 'prompt prompt-mine' : 'prompt'}
      data-low={hasFields(table.game) || result !== null || undefined}
      data-steady={(isPointedAt(table.game) && result === null) || undefined}
      aria-label={say('prompt.label')}
    >
      <div className="prompt-row">
        <h2 className={result === null ? 'prompt-sentence' : 'prompt-sentence hidden-text'}>{sentence}</h2>
        {shown && (
          <button type="button" className="prompt-why" onClick={onWhy}>
            {say('prompt.why')}
          </button>
        )}
        {shown && <HintButton ask={shown} />}
        {until !== null && (
          <Countdown
            until={until}
            whole={window ? WINDOW_MS[table.window] : table.clock * 1000}
            calm={window !== null}
          />
        )}
      </div>
      {shown && <Hint ask={shown} snapshot={snapshot} words={words} />}
      {more}
      {window?.thinking && shown?.reaction !== true && <p className="small quiet">{say('prompt.somebodyThinks')}</p>}
      <div className="prompt-answer">
        <Answer {...props} there={there} />
        {result === null && !table.paused && <TakeBack snapshot={snapshot} />}
      </div>
      {others.length > 0 && (
        <div className="prompt-others">
          {others.map((seat) => (
            <button key={seat} type="button" className="btn" onClick={() => onHandOver(seat)}>
              <Icon name="hand" size={18} />
              {say('prompt.mayAnswer', { name: name(seat) })}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface AnswerProps extends Props {
  /** Whether I was here before the match ended. */
  readonly there: boolean;
}

/** What I can do about it. */
function Answer({ snapshot, words, deeds, board, there, onBoard }: AnswerProps): ReactElement | null {
  const table = useTable();
  const ask = useAskShown(snapshot);
  if (snapshot.result !== null) {
    return (
      <Suspense fallback={null}>
        <OverForm board={board} there={there} onBoard={onBoard} />
      </Suspense>
    );
  }
  if (table.paused) return <PausedForm />;
  if (ask === null) {
    return (
      <>
        <Waiting snapshot={snapshot} />
        {snapshot.step && <GoOn />}
        {isOut(snapshot, table.game) && (
          <Suspense fallback={null}>
            <OutForm deeds={deeds} />
          </Suspense>
        )}
      </>
    );
  }
  if (answersItself(table.game, ask.kind)) return null;
  const pointing = pointingOf(table.game, ask.kind);
  return (
    <>
      <AskForm key={`${ask.seat} ${ask.id}`} ask={ask} pointing={pointing} snapshot={snapshot} words={words} />
      {ask.declared !== undefined && <Waiting snapshot={snapshot} />}
    </>
  );
}
