// The replay itself: the game's own board, with the eyes that are chosen, at the moment that is chosen.

import type { OptionValues } from '@tabella/kernel';
import { AT_NO_TABLE } from '@tabella/ui/table';
import { type ReactElement, Suspense, useMemo } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { useReplay } from './use-replay.ts';
import '../table/table.css';
import '../table/narrow.css';

const nothing = (): void => undefined;
const refused = async (): Promise<string | null> => null;

export default function Player(): ReactElement {
  const say = useSay();
  const { replay, log, words, name, row, eyes } = useReplay();
  const shown = useMemo(() => replay.at(row, eyes), [replay, row, eyes]);
  const options = useMemo(() => replay.matchAt(0).options as OptionValues, [replay]);
  const { Board } = gameOf(log.game);
  return (
    <div className="frame" data-tab="table" data-game={log.game}>
      <main className="frame-main">
        <div className="frame-middle">
          <section className="frame-board" aria-label={say('tabs.table')}>
            <Suspense fallback={null}>
              {Board && (
                <Board
                  {...AT_NO_TABLE}
                  {...{ words, name, options }}
                  {...{ view: shown.view, told: shown.told, result: shown.result }}
                  seat={typeof eyes === 'number' ? eyes : null}
                  seen={shown.told.length}
                  replay={eyes}
                  asks={[]}
                  chosen={[]}
                  window={null}
                  choose={nothing}
                  answer={refused}
                />
              )}
            </Suspense>
          </section>
        </div>
      </main>
    </div>
  );
}
