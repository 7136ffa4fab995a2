// The prompt bar, always in the same place: what is asked of me in one sentence, the legal choices, the time left, and
// the way to the rule. When nothing is asked it says for whom we wait.

import type { Words } from '@tabella/kernel';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { hasToShow } from '../table/asked.ts';
import { useNames, useTable } from '../table/at-table.tsx';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { AskForm } from './ask-form.tsx';
import { Countdown } from './countdown.tsx';
import { OverForm } from './over-form.tsx';
import './prompt.css';
import { PausedForm } from './paused-form.tsx';
import { answersItself, hasFields, isQuiet, pointingOf } from './pointing.ts';
import { useChosen } from './selection.ts';
import { useSentence } from './sentence.ts';

interface Props {
  readonly sight: Sight;
  readonly words: Words;
  /** People at this device who may answer in the window that is open. */
  readonly others: readonly number[];
  /** What the board adds under the sentence. */
  readonly more?: ReactNode;
  onHandOver(seat: number): void;
  onWhy(): void;
}

/** How long windows last, for the ring of the countdown. */
const WINDOW_MS = { quick: 1000, normal: 3000, slow: 8000 } as const;

export function PromptBar({ sight, words, others, more, onHandOver, onWhy }: Props): ReactElement {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const sentence = useSentence(sight, words);
  const { ask, window, clock, result } = sight;
  const quiet = useChosen(ask).length === 0 && isQuiet(table.game, sight);
  const asked = hasToShow(sight) && !quiet && !table.paused;
  const until = result === null && !table.paused ? (window ? window.until : clock) : null;
  useEffect(() => announce(sentence), [sentence]);
  return (
    <section
      id="prompt"
      tabIndex={-1}
      className={asked && !ask?.reaction ? 'prompt prompt-mine' : 'prompt'}
      data-low={hasFields(table.game) || undefined}
      aria-label={say('prompt.label')}
    >
      <div className="prompt-row">
        <h2 className="prompt-sentence">{sentence}</h2>
        {result === null && (
          <button type="button" className="prompt-why" onClick={onWhy}>
            {say('prompt.why')}
          </button>
        )}
        {until !== null && (
          <Countdown
            until={until}
            whole={window ? WINDOW_MS[table.window] : table.clock * 1000}
            calm={window !== null}
          />
        )}
      </div>
      {more}
      {window?.thinking && <p className="small quiet">{say('prompt.somebodyThinks')}</p>}
      {table.paused && result === null ? (
        <PausedForm />
      ) : result !== null ? (
        <OverForm />
      ) : ask !== null &&
        !answersItself(table.game, ask.kind) &&
        (asked || (ask.declared !== undefined && ask.reaction !== true)) ? (
        <AskForm
          key={`${ask.seat} ${ask.id}`}
          ask={ask}
          pointing={pointingOf(table.game, ask.kind)}
          sight={sight}
          words={words}
        />
      ) : null}
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
