// The middle of the table: the game's own board, or its table in words; at the end how it ended.

import type { BoardProps, Choice, Words } from '@tabella/kernel';
import { type ReactElement, Suspense, useCallback } from 'react';
import { gameOf } from '../games.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { choose, useChosen } from '../prompt/selection.ts';
import { useAnswer } from '../prompt/use-answer.ts';
import { useHold } from '../prompt/use-hold.ts';
import { useHandle, useLive, useNames, useTable } from './at-table.tsx';
import { EndCard } from './end-card.tsx';
import { WordsBoard } from './words-board.tsx';

interface Props {
  readonly game: string;
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
}

export function BoardPlace({ game, words, snapshot }: Props): ReactElement {
  const name = useNames();
  const { give } = useAnswer();
  const { ask, view, told } = snapshot;
  const chosen = useChosen(ask);
  const { Board } = gameOf(game);
  const hold = useHold(ask);
  const pick = useCallback(
    (choice: Choice) => {
      hold();
      if (ask) choose(ask, choice);
    },
    [ask, hold],
  );
  const { seat } = snapshot;
  const { note } = useHandle();
  const notes = useLive((live) => live.notes.find((one) => one.seat === seat)?.value ?? null);
  const { options } = useTable();
  const skew = useLive((live) => live.skew);
  const { window } = snapshot;
  const props: BoardProps = {
    seat,
    view,
    asks: ask ? [ask] : [],
    told,
    chosen,
    choose: pick,
    answer: give,
    preview: null,
    seen: told.length,
    lit: null,
    undo: null,
    deeds: { fastForward: null, newGame: null, leave: null },
    window: window?.until ? { ...window, until: window.until - skew } : window,
    result: snapshot.result,
    name,
    words,
    options,
    ...(seat === null ? {} : { notes, note: (value: Choice) => note(seat, value) }),
  };
  return (
    <>
      {snapshot.result && <EndCard words={words} snapshot={snapshot} result={snapshot.result} />}
      {Board ? (
        <Suspense fallback={null}>
          <Board {...props} />
        </Suspense>
      ) : (
        <WordsBoard game={game} words={words} view={view} name={name} />
      )}
    </>
  );
}
