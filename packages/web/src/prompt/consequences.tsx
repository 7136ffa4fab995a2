// What an answer would bring, before it is given: of what is chosen, or of each button that acts at once.

import type { Choice, Preview, Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useNames } from '../table/at-table.tsx';
import { placed } from '../text.ts';
import { useChosenPreview, useTapPreviews } from './previews.ts';
import { answerOf, useChosen } from './selection.ts';
import type { Pointing } from './taps.ts';

interface Props {
  readonly ask: OpenAsk;
  readonly pointing: Pointing;
  readonly snapshot: SeatSnapshot;
  readonly words: Words;
}

/** Lines beyond these would push the buttons away. */
const MOST = 3;

export function Consequences({ ask, pointing, snapshot, words }: Props): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const chosen = answerOf(ask, useChosen(ask));
  const preview = useChosenPreview(ask);
  const taps = useTapPreviews(ask, pointing);
  const linesOf = (one: Preview, choice: Choice): readonly string[] =>
    words.preview?.(one, choice, ask, snapshot.view, name) ?? [];
  const lines =
    preview && chosen !== undefined
      ? linesOf(preview, chosen).map((text) => ({ text, ...preview }))
      : taps.flatMap((one) => {
          const [first] = linesOf(one.preview, one.choice);
          if (first === undefined) return [];
          const choice = words.choice(one.choice, ask, snapshot.view, name);
          return [{ text: say('prompt.brings', { choice, brings: first }), ...one.preview }];
        });
  if (lines.length === 0) return null;
  return (
    <ul className="ask-brings" aria-live="polite">
      {placed(lines.slice(0, MOST)).map(({ place, thing: { text, ends, wins } }) => (
        <li key={place} data-ends={ends || undefined} data-wins={wins || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}
