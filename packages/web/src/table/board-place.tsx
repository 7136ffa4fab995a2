// The middle of the table: the game's own board, or its table in words; at the end how it ended.

import type { BoardProps, Choice, GameEvent, TableDeeds, Words } from '@tabella/kernel';
import { PromptPlace } from '@tabella/ui/places';
import { lazy, type ReactElement, Suspense, useCallback, useEffect } from 'react';
import { gameOf } from '../games.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useChosenPreview } from '../prompt/previews.ts';
import { choose, useChosen } from '../prompt/selection.ts';
import { useTakeBack } from '../prompt/take-back.tsx';
import { useAnswer } from '../prompt/use-answer.ts';
import { useHold } from '../prompt/use-hold.ts';
import { Boundary, Unloaded } from '../ui/boundary.tsx';
import { useHandle, useLive, useNames, useTable } from './at-table.tsx';

const end = () => import('./end-card.tsx');
const EndCard = lazy(() => end().then(({ EndCard: Part }) => ({ default: Part })));
const EndFoot = lazy(() => end().then(({ EndFoot: Part }) => ({ default: Part })));
const WordsBoard = lazy(() => import('./words-board.tsx').then(({ WordsBoard: Part }) => ({ default: Part })));

interface Props {
  readonly game: string;
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  readonly deeds: TableDeeds;
  /** How many events this person knew when they last answered, the earlier ones included. */
  readonly seen: number;
  readonly lit: GameEvent | null;
  /** After the match: the board instead of how it ended. */
  readonly board: boolean;
  /** An earlier turn with everything in the open. */
  readonly late: boolean;
}

export function BoardPlace({ game, words, snapshot, deeds, seen, lit, board, late }: Props): ReactElement {
  const name = useNames();
  const { give } = useAnswer(words);
  const { seat, ask, view, told, earlier, window, result } = snapshot;
  const chosen = useChosen(ask);
  const preview = useChosenPreview(ask);
  const { Board, End } = gameOf(game);
  const hold = useHold(ask);
  // So that nothing is waited for at the end.
  useEffect(() => void end(), []);
  const pick = useCallback(
    (choice: Choice) => {
      hold();
      if (ask) choose(ask, choice);
    },
    [ask, hold],
  );
  const { note } = useHandle();
  const notes = useLive((live) => live.notes.find((one) => one.seat === seat)?.value ?? null);
  const { options, seats } = useTable();
  const skew = useLive((live) => live.skew);
  const takeBack = useTakeBack(snapshot);
  const props: BoardProps = {
    seat,
    view,
    asks: ask ? [ask] : [],
    told,
    chosen,
    choose: pick,
    answer: give,
    preview,
    seen: Math.max(0, seen - earlier),
    lit,
    undo: snapshot.undo === 'right' ? takeBack : null,
    deeds,
    window: window?.until ? { ...window, until: window.until - skew } : window,
    result,
    name,
    words,
    options,
    ...(late ? { replay: 'all' } : {}),
    ...(seat === null ? {} : { notes, note: (value: Choice) => note(seat, value) }),
  };
  if (result && End && !board) {
    return (
      <div className="end end-own">
        {/* Another boundary than the board's, which would keep the board until this is loaded. */}
        <Suspense key="end" fallback={null}>
          <End {...props} />
          <EndFoot slips={seats.reduce((sum, one) => sum + one.slips, 0)} />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      {result && !End && (
        <Suspense fallback={null}>
          <EndCard words={words} snapshot={snapshot} result={result} />
        </Suspense>
      )}
      <Boundary
        instead={
          <>
            <Unloaded part />
            <PromptPlace />
          </>
        }
      >
        {Board ? (
          <Board {...props} meanwhile={<PromptPlace />} />
        ) : (
          <Suspense fallback={<PromptPlace />}>
            <WordsBoard {...{ game, words, view, name }} seats={seats.length} />
          </Suspense>
        )}
      </Boundary>
    </>
  );
}
