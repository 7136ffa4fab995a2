// The curve of the match, its turning points, and the points expected where it is won by them.

import type { Analysis } from '@tabella/kernel';
import type { Point } from '@tabella/ui/chart/data';
import { LineChart } from '@tabella/ui/chart/line-chart';
import { type ReactElement, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useReplay } from '../replay/use-replay.ts';
import { Rich } from '../table/rich.tsx';
import { marked } from '../table/sentences.ts';
import { Segments } from '../ui/fields.tsx';
import type { AnalysisState } from './client.ts';
import { curvesOf, type Knowledge, knewTheSame, momentsIn, pointLines } from './curve.ts';
import { flagsAt, pointsOf, titleOf, toldAt } from './moments.ts';
import { useChartWords, useSeatName, useTelling } from './use-telling.ts';
import { worthWords } from './worth.ts';

interface Props {
  readonly state: AnalysisState;
  readonly analysis: Analysis;
}

export function CurveCard({ state, analysis }: Props): ReactElement {
  const say = useSay();
  const { replay, me, show } = useReplay();
  const name = useSeatName();
  const telling = useTelling();
  const words = useChartWords();
  const [knowledge, setKnowledge] = useState<Knowledge>('everybody');
  const moments = useMemo(() => momentsIn(analysis, replay.rows), [analysis, replay]);
  const points = useMemo(
    () =>
      withRest(
        pointsOf(
          telling,
          moments.map(({ row }) => row),
        ),
        analysis.unfinished ? state.turns : 0,
      ),
    [telling, moments, analysis, state.turns],
  );
  const same = knewTheSame(moments);
  const mineOwn = say('analysis.mineOwn');
  const bot = { label: say('analysis.botLine'), decisions: analysis.decisions };
  const lines = curvesOf({ moments, knowledge, me, name, all: say('analysis.team'), mineOwn, bot });
  const band = lines.some((line) => line.band);
  const scores = analysis.worth === 'chance' ? pointLines({ moments, me, name }) : [];
  const worth = worthWords(analysis.worth, say);
  const flags = flagsAt(
    points,
    analysis.turningPoints.map(({ row }, i) => ({
      row,
      title: `${say('replay.flag', { number: i + 1 })}: ${toldAt(telling, row) || titleOf(telling, row)}`,
    })),
  );
  const until = analysis.unfinished && points.length > moments.length ? { until: moments.length - 1 } : {};
  const title = say(analysis.worth === 'chance' ? 'analysis.chance' : 'analysis.points');
  return (
    <section className="card analysis-curve">
      <header>
        <h2>{title}</h2>
        {!same && (
          <Segments
            label={say('analysis.knowledge')}
            value={knowledge}
            of={[
              { value: 'everybody', label: say('analysis.everybody') },
              { value: 'own', label: say('analysis.own') },
            ]}
            onChange={(value) => setKnowledge(value as Knowledge)}
          />
        )}
      </header>
      <LineChart
        title={title}
        points={points}
        lines={lines}
        words={words}
        flags={flags}
        format={worth.format}
        {...(analysis.worth === 'chance' ? { most: 1 } : {})}
        {...until}
        onShow={(row) => show({ row })}
      >
        <Legend mine={me !== null && !same && !band} own={knowledge === 'own'} band={band} flags={flags.length > 0} />
      </LineChart>
      {scores.length > 0 && (
        <>
          <h3>{say('analysis.pointsToo')}</h3>
          <LineChart
            title={say('analysis.pointsToo')}
            points={points}
            lines={scores}
            words={words}
            format={worthWords('points', say).format}
            {...until}
            onShow={(row) => show({ row })}
          />
        </>
      )}
      {analysis.turningPoints.length > 0 && <TurningPoints analysis={analysis} together={lines[0]?.seat === null} />}
    </section>
  );
}

/** Places for the moments that are still to come. */
const withRest = (points: readonly Point[], all: number): readonly Point[] => [
  ...points,
  ...Array.from({ length: Math.max(0, all - points.length) }, () => ({ label: '', title: '', row: null })),
];

interface LegendProps {
  readonly mine: boolean;
  readonly own: boolean;
  readonly band: boolean;
  readonly flags: boolean;
}

function Legend({ mine, own, band, flags }: LegendProps): ReactElement {
  const say = useSay();
  return (
    <>
      {mine && !own && (
        <>
          <span className="chart-key">
            <Stroke mine />
            {say('analysis.keyPublic')}
          </span>
          <span className="chart-key">
            <Stroke dashed />
            {say('analysis.mineOwn')}
          </span>
        </>
      )}
      {own && (
        <span className="chart-key">
          <Stroke dashed />
          {say('analysis.keyOwn')}
        </span>
      )}
      {band && (
        <>
          <span className="chart-key">
            <Stroke mine />
            {say('analysis.keyTeam')}
          </span>
          <span className="chart-key">
            <Stroke dashed />
            {say('analysis.botLine')}
          </span>
          <span className="chart-key">
            <svg width="26" height="12" aria-hidden="true">
              <rect className="chart-tint" width="26" height="12" rx="3" fill="currentColor" />
            </svg>
            {say('analysis.band')}
          </span>
        </>
      )}
      {flags && (
        <span className="chart-key">
          <b className="replay-flag">1</b>
          {say('analysis.turningPoint')}
        </span>
      )}
    </>
  );
}

const Stroke = ({ mine, dashed }: { mine?: boolean; dashed?: boolean }): ReactElement => (
  <svg width="26" height="6" aria-hidden="true">
    <path className="chart-line" stroke="currentColor" data-mine={mine} data-dashed={dashed} d="M0 3h26" />
  </svg>
);

/** Where it turned, in words, each with the way to its moment. */
function TurningPoints({ analysis, together }: { analysis: Analysis; together: boolean }): ReactElement {
  const say = useSay();
  const { name, show } = useReplay();
  const telling = useTelling();
  const loud = { ...telling, name: marked(name) };
  const { change } = worthWords(analysis.worth, say);
  return (
    <ol className="analysis-turns" aria-label={say('analysis.turningPoints')}>
      {analysis.turningPoints.map(({ row, seat, by }, i) => (
        <li key={row}>
          <b className="replay-flag" aria-hidden="true">
            {i + 1}
          </b>
          <span>
            <Rich text={toldAt(loud, row) || titleOf(loud, row)} />{' '}
            <span className="quiet">
              <Rich
                text={say(together ? 'analysis.turnedAll' : 'analysis.turned', {
                  name: loud.name(seat),
                  by: change(by),
                })}
              />
            </span>
          </span>
          <button type="button" className="chart-link" onClick={() => show({ row })}>
            {say('analysis.show')}
          </button>
        </li>
      ))}
    </ol>
  );
}
