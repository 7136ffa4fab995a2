// The middle of a replay: the game's own board, with the eyes that are chosen, at the moment that is chosen.

import type { GameEvent, Shown } from '@tabella/kernel';
import { PlacesContext } from '@tabella/ui/places';
import { AT_NO_TABLE } from '@tabella/ui/table';
import { lazy, type ReactElement, Suspense } from 'react';
import { gameOf } from '../games.ts';
import { Boundary, Unloaded } from '../ui/boundary.tsx';
import { useReplay } from './use-replay.ts';

const WordsBoard = lazy(() => import('../table/words-board.tsx').then(({ WordsBoard: Part }) => ({ default: Part })));

const NO_PLACES = { prompt: null, dock: null };
/** Nothing is asked in a replay. */
const DEAF = { asks: [], chosen: [], window: null, choose: () => undefined, answer: async () => null };

interface Props {
  readonly shown: Shown;
  /** How much was told up to the moment before: what came since is news. */
  readonly seen: number;
  /** What somebody points at in the log. */
  readonly lit: GameEvent | null;
}

export function Board({ shown, seen, lit }: Props): ReactElement {
  const { log, words, name, options, eyes } = useReplay();
  const { Board: Own } = gameOf(log.game);
  const { view, told, result } = shown;
  const seat = typeof eyes === 'number' ? eyes : null;
  return (
    <Boundary of={log.game} instead={<Unloaded part />}>
      {Own ? (
        <PlacesContext value={NO_PLACES}>
          <Own
            {...AT_NO_TABLE}
            {...DEAF}
            {...{ seat, view, told, result, seen, lit, name, words, options }}
            replay={eyes}
          />
        </PlacesContext>
      ) : (
        <Suspense fallback={null}>
          <WordsBoard {...{ words, view, name }} game={log.game} seats={log.seats} />
        </Suspense>
      )}
    </Boundary>
  );
}
