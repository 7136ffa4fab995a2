// What would you do? A strong bot says it, and why, from what my seat knows; at tables that allow it.

import { type Thought, type Words, wordsAt } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { hintIn } from '../live/hints.ts';
import { refusalOf } from '../live/refusal.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useHandle, useLive, useNames, useTable } from '../table/at-table.tsx';

interface Props {
  readonly ask: OpenAsk;
  readonly snapshot: SeatSnapshot;
  readonly words: Words;
}

export function HintButton({ ask }: Pick<Props, 'ask'>): ReactElement | null {
  const say = useSay();
  const handle = useHandle();
  const { hints } = useTable();
  const state = useLive((live) => hintIn(live.hint, ask));
  if (!hints || (state !== null && state.is !== 'refused')) return null;
  return (
    <button type="button" className="prompt-why" onClick={() => handle.hint(ask)}>
      {say('hint.ask')}
    </button>
  );
}

export function Hint({ ask, snapshot, words }: Props): ReactElement | null {
  const say = useSay();
  const state = useLive((live) => hintIn(live.hint, ask));
  if (state === null) return null;
  if (state.is === 'refused') return <p className="refusal small">{refusalOf(state.ack, words, say)}</p>;
  return (
    <p className="prompt-hint small" role="status">
      {state.is === 'thinking' ? (
        say('hint.thinking')
      ) : state.thought === null ? (
        say('hint.nothing')
      ) : (
        <Told {...{ ask, snapshot, words }} thought={state.thought} />
      )}
    </p>
  );
}

/** The words for it come with the rules of the game; in the language of the reader where there are any. */
function Told({ ask, snapshot, words, thought }: Props & { readonly thought: Thought }): ReactElement {
  const say = useSay();
  const name = useNames();
  const { game, options } = useTable();
  const [rules, setRules] = useState<Words | null>(words.thought ? words : null);
  useEffect(() => {
    if (words.thought) return undefined;
    let left = false;
    import('@tabella/registry/browser/packages')
      .then(({ gamePackageOf }) => gamePackageOf(game))
      .then((found) => !left && found && setRules(wordsAt(found.words, options)))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [words, game, options]);
  return <>{rules?.thought?.(thought, ask, snapshot.view, name) ?? say('hint.thinking')}</>;
}
