// Plots of the match itself, as its game draws them; they need no analysis.

import { loadPart } from '@tabella/registry/browser';
import { BarChart } from '@tabella/ui/chart/bar-chart';
import type { Plot } from '@tabella/ui/chart/data';
import { LineChart } from '@tabella/ui/chart/line-chart';
import { type GamePlots, plottedMatch } from '@tabella/ui/plots';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { gameOf } from '../games.ts';
import { useReplay } from '../replay/use-replay.ts';
import { turnPoints } from './moments.ts';
import { useChartWords, useSeatName, useTelling } from './use-telling.ts';

/** The plots of the game; null until they are loaded, or where it has none. */
export function useGamePlots(): GamePlots | null {
  const { log } = useReplay();
  const [found, setFound] = useState<GamePlots | null>(null);
  const load = gameOf(log.game).plots;
  useEffect(() => {
    if (!load) return;
    Promise.all([load(), loadPart(log.game, 'plots')]).then(
      ([{ plots }]) => setFound(plots),
      // What could not be loaded is not shown; the rest of the page is here.
      () => setFound(null),
    );
  }, [load, log]);
  return found;
}

export function PlotsCards({ game }: { readonly game: GamePlots }): ReactElement {
  const { replay, me, show } = useReplay();
  const name = useSeatName();
  const telling = useTelling();
  const words = useChartWords();
  const [plots, setPlots] = useState<readonly Plot[]>([]);
  const match = useMemo(
    () => plottedMatch(replay, { points: turnPoints(telling), me, name }),
    [replay, telling, me, name],
  );
  useEffect(() => {
    let gone = false;
    Promise.resolve(game.plots(match)).then(
      (found) => !gone && setPlots(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, match]);
  return (
    <>
      {plots.map((plot) => (
        <section key={plot.title} className="card">
          <header>
            <h2>{plot.title}</h2>
          </header>
          {plot.shape === 'bars' ? (
            <BarChart {...plot} words={words} />
          ) : (
            <LineChart {...plot} words={words} steps={plot.shape === 'steps'} onShow={(row) => show({ row })} />
          )}
        </section>
      ))}
    </>
  );
}
