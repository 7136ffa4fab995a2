// How the match ended: the last count feature by feature on the land, then the headline, the course of the game, where the
// points came from and the best features, which the land shows.

import type { BoardProps } from '@tabella/kernel';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { Award } from '../rules/names.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { useArt } from './art/use-art.ts';
import { Chart } from './end/chart.tsx';
import { Counting } from './end/counting.tsx';
import { differenceFor } from './end/difference.ts';
import { bestOf, historyOf, leadSince } from './end/history.ts';
import { LandAtEnd } from './end/land.tsx';
import { BestFeatures, Sources } from './end/tables.tsx';
import { say as board, end as say } from './say.ts';
import { useWide } from './use-wide.ts';
import './css/world.css';
import './css/map.css';
import './css/pieces.css';
import './css/end.css';

export default function End(props: BoardProps<CarcassonneTypes>): ReactElement | null {
  const { view, told, seen, seat, name, words, result } = props;
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame) ?? false;
  const final = view.final.filter(({ points }) => points !== 0);
  // Whoever comes back later has seen the count.
  const [counting, setCounting] = useState(seen < told.length && final.length > 0);
  const [counted, setCounted] = useState(1);
  const [lit, setLit] = useState(0);
  const scores = result?.scores ?? [];
  const history = useMemo(() => historyOf(told, scores, view.tiles.length - 1), [told, scores, view.tiles.length]);
  const isHere = useArt(view.options.sets);
  if (!result || !isHere) return null;
  const who = (one: number): string => (one === seat ? board.you : name(one));
  const others = scores.map((_, one) => one).filter((one) => one !== seat);
  const order = [...(seat === null ? [] : [seat]), ...others.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))];
  const shown = seat ?? result.winners[0] ?? 0;
  const best = bestOf(told, shown, history);
  const [winner] = result.winners;
  const since = result.winners.length === 1 && winner !== undefined ? leadSince(history, winner) : null;
  const difference = differenceFor(result, seat);
  const verdict = words.verdict?.(result, view, name, seat);
  const award = counting ? final[counted - 1] : best[lit]?.award;
  return (
    <div ref={frame} className="cc cce" data-wide={wide || undefined}>
      <LandAtEnd
        view={view}
        wide={wide}
        feature={award ? featureOf(view, award) : null}
        caption={award && !counting ? `${say.title(award)}: ${say.points(award.points)}` : null}
      />
      {counting ? (
        <Counting
          awards={final}
          at={counted}
          scores={scores}
          order={order}
          who={who}
          onNext={() => (counted < final.length ? setCounted(counted + 1) : setCounting(false))}
          onSkip={() => setCounting(false)}
        />
      ) : (
        <div className="cce-page">
          <header>
            <h2>{verdict?.title}</h2>
            <p>
              {verdict?.why}{' '}
              {since !== null && winner !== undefined && say.lead(winner === seat ? null : who(winner), since)}
            </p>
            {difference && (
              <p>{say.difference(difference.source, who(difference.rival), difference.theirs, difference.mine)}</p>
            )}
          </header>
          <section>
            <h3>{say.chart}</h3>
            <Chart
              history={history}
              order={order}
              since={typeof since === 'number' ? since : null}
              wide={wide}
              who={who}
            />
          </section>
          <div className="cce-tables">
            <Sources result={result} order={order} who={who} />
            {best.length > 0 && (
              <BestFeatures
                title={say.best(shown === seat ? null : who(shown))}
                best={best}
                lit={lit}
                who={who}
                onLight={setLit}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const featureOf = ({ tiles }: View, { tile, segment }: Award): number | null => tiles[tile]?.features[segment] ?? null;
