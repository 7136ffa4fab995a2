// A question with one answer is the table's to answer. Should it not, a button does after a while, so that nobody is stuck.

import type { Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { useNames } from '../table/at-table.tsx';
import { useAnswer } from './use-answer.ts';

const PATIENCE_MS = 3_000;

interface Props {
  readonly ask: OpenAsk;
  readonly sight: Sight;
  readonly words: Words;
}

export function OnlyAnswer({ ask, sight, words }: Props): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const { sending, give } = useAnswer();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  const [only] = ask.from;
  const none = ask.max === 0 || only === undefined;
  return (
    <div className="ask-row">
      <button
        type="button"
        className="btn btn-choice only-answer"
        disabled={sending}
        onClick={() => void give(ask, none ? [] : only)}
      >
        {none ? say('prompt.goOn') : words.choice(only, ask, sight.view, name)}
      </button>
    </div>
  );
}
