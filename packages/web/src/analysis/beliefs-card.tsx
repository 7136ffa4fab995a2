// Who was who, or what was what: how well it could be known, by everybody or by one of them.

import type { Analysis, Seat } from '@tabella/kernel';
import { Stripes } from '@tabella/ui/chart/stripes';
import { percent } from '@tabella/ui/judged';
import type { Secrets } from '@tabella/ui/plots';
import { type ReactElement, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useReplay } from '../replay/use-replay.ts';
import { Segments } from '../ui/fields.tsx';
import { flagsAt, pointsOf } from './moments.ts';
import { pictureOf } from './picture.ts';
import { useChartWords, useJudgingWords, useSeatName, useTelling } from './use-telling.ts';

interface Props {
  readonly analysis: Analysis;
  readonly seat: Seat;
  readonly secrets: Secrets;
}

export function BeliefsCard({ analysis, seat, secrets }: Props): ReactElement | null {
  const say = useSay();
  const { me, show } = useReplay();
  const words = useJudgingWords();
  const name = useSeatName();
  const telling = useTelling();
  const chartWords = useChartWords();
  const [own, setOwn] = useState(false);
  const moments = useMemo(() => analysis.moments.filter(({ beliefs }) => beliefs && beliefs.length > 0), [analysis]);
  const points = useMemo(
    () =>
      pointsOf(
        telling,
        moments.map(({ row }) => row),
      ),
    [telling, moments],
  );
  const picture = useMemo(
    () => pictureOf({ analysis, moments, of: own ? seat : null, secrets: secrets.kinds, words, name }),
    [analysis, moments, own, seat, secrets, words, name],
  );
  // One moment has no stripes yet.
  if (moments.length < 2) return null;
  const flags = flagsAt(
    points,
    analysis.turningPoints.map(({ row }) => ({ row, title: '' })),
  );
  return (
    <section className="card analysis-beliefs">
      <header>
        <h2>{secrets.title}</h2>
        <Segments
          label={say('analysis.knowledge')}
          value={own ? 'own' : 'public'}
          of={[
            { value: 'public', label: say('analysis.public') },
            { value: 'own', label: seat === me ? say('seat.you') : name(seat) },
          ]}
          onChange={(value) => setOwn(value === 'own')}
        />
      </header>
      <Stripes
        title={secrets.title}
        points={points}
        stripes={picture.stripes}
        kinds={picture.kinds}
        words={chartWords}
        flags={flags}
        truth={say('analysis.truth')}
        format={percent}
        onShow={(row) => show({ row, ...(own ? { eyes: seat } : {}) })}
      />
    </section>
  );
}
