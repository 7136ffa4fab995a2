// The middle of the table: the game's own board, or its table in words; at the end how it ended.

import type { BoardProps, Choice, Words } from '@tabella/kernel';
import { PromptPlace } from '@tabella/ui/places';
import { type ReactElement, Suspense, useCallback, useState } from 'react';
import { gameOf } from '../games.ts';
import type { Sight } from '../live/state.ts';
import { choose, useChosen } from '../prompt/selection.ts';
import { useAnswer } from '../prompt/use-answer.ts';
import { useHold } from '../prompt/use-hold.ts';
import { useHandle, useLive, useNames, useTable } from './at-table.tsx';
import { EndCard } from './end-card.tsx';
import { WordsBoard } from './words-board.tsx';

interface Props {
  readonly game: string;
  readonly words: Words;
  readonly sight: Sight;
}

export function BoardPlace({ game, words, sight }: Props): ReactElement {
  const name = useNames();
  const { give } = useAnswer();
  const { ask, view, told } = sight;
  const chosen = useChosen(ask);
  const { Board, End } = gameOf(game);
  const seen = useSeen(sight);
  const hold = useHold(ask);
  const pick = useCallback(
    (choice: Choice) => {
      hold();
      if (ask) choose(ask, choice);
    },
    [ask, hold],
  );
  const { seat } = sight;
  const { note } = useHandle();
  const notes = useLive((live) => live.notes.find((one) => one.seat === seat)?.value ?? null);
  const { options } = useTable();
  const skew = useLive((live) => live.skew);
  const { window } = sight;
  const props: BoardProps = {
    seat,
    view,
    asks: ask ? [ask] : [],
    told,
    chosen,
    choose: pick,
    answer: give,
    preview: null,
    seen,
    lit: null,
    undo: null,
    deeds: { fastForward: null, newGame: null, leave: null },
    window: window?.until ? { ...window, until: window.until - skew } : window,
    result: sight.result,
    name,
    words,
    options,
    ...(seat === null ? {} : { notes, note: (value: Choice) => note(seat, value) }),
  };
  if (sight.result && End) {
    return (
      // Another boundary than the board's, which would keep the board until this is loaded.
      <Suspense key="end" fallback={null}>
        <End {...props} />
      </Suspense>
    );
  }
  return (
    <>
      {sight.result && <EndCard words={words} sight={sight} result={sight.result} />}
      {Board ? (
        <Suspense fallback={<PromptPlace />}>
          <Board {...props} />
        </Suspense>
      ) : (
        <WordsBoard game={game} words={words} view={view} name={name} />
      )}
    </>
  );
}

/** How much this person had heard when their last question was closed. */
function useSeen({ ask, told }: Sight): number {
  const id = ask?.reaction ? null : (ask?.id ?? null);
  const [state, setState] = useState({ id, heard: told.length, seen: 0 });
  if (state.id !== id || state.heard !== told.length) {
    const closed = state.id !== null && state.id !== id;
    setState({ id, heard: told.length, seen: closed ? state.heard : state.seen });
  }
  return state.seen;
}
