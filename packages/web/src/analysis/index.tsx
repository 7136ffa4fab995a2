// The analysis of a match that is over: worked out in this browser when it is asked for, from what people could know then.

import { type ReactElement, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useReplay } from '../replay/use-replay.ts';
import { BeliefsCard } from './beliefs-card.tsx';
import { CurveCard } from './curve-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { PlotsCards, useGamePlots } from './plots-card.tsx';
import { Progress } from './progress.tsx';
import { useAnalysis } from './use-analysis.ts';
import '@tabella/ui/chart/chart.css';
import './analysis.css';

export default function AnalysisTab(): ReactElement {
  const say = useSay();
  const { me } = useReplay();
  const { job, state } = useAnalysis();
  const game = useGamePlots();
  const secrets = useMemo(() => game?.secrets?.(), [game]);
  const [chosen, setChosen] = useState<number | null>(null);
  const seat = chosen ?? me ?? 0;
  const { analysis } = state;
  const busy = state.is === 'working';
  const some = analysis !== null && analysis.moments.length > 1;
  return (
    <div className="analysis" data-some={some || busy || undefined}>
      <Progress job={job} state={state} />
      <div className="analysis-main">
        {busy && !some && <section className="card analysis-curve analysis-empty" />}
        {some && <CurveCard state={state} analysis={analysis} />}
        {some && secrets && <BeliefsCard analysis={analysis} seat={seat} secrets={secrets} />}
        {game && <PlotsCards game={game} />}
      </div>
      {some && <DecisionsCard analysis={analysis} seat={seat} busy={busy} onSeat={setChosen} />}
      {state.is === 'done' && analysis && (
        <p className="analysis-foot small quiet">
          {say('analysis.foot', { count: analysis.worlds, seconds: (analysis.took / 1000).toFixed(1) })}
        </p>
      )}
    </div>
  );
}
