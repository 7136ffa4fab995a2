// In a replay of a match that was analysed: what could be thought of each secret at the moment that is shown, with the eyes that
// are chosen.

import { percent } from '@tabella/ui/judged';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { replayPath } from '../replay/address.ts';
import { useReplay } from '../replay/use-replay.ts';
import { Avatar } from '../ui/emblem.tsx';
import { pictureOf } from './picture.ts';
import { useGamePlots } from './plots-card.tsx';
import { useJudgingWords, useSeatName } from './use-telling.ts';
import './at-this-moment.css';

export default function AtThisMoment(): ReactElement | null {
  const say = useSay();
  const { analysis, code, row, eyes } = useReplay();
  const words = useJudgingWords();
  const name = useSeatName();
  const game = useGamePlots();
  const secrets = useMemo(() => game?.secrets?.(), [game]);
  const moment = analysis?.moments.findLast((one) => one.row <= row && one.beliefs && one.beliefs.length > 0);
  if (!analysis || !moment || !secrets) return null;
  const of = typeof eyes === 'number' ? eyes : null;
  const { stripes, kinds } = pictureOf({ analysis, moments: [moment], of, secrets: secrets.kinds, words, name });
  const labelOf = (id: string): string => kinds.find((kind) => kind.id === id)?.label ?? id;
  return (
    <section className="hidden-card at-moment" aria-labelledby="moment-title">
      <h2 id="moment-title" className="label">
        {say('moment.title')}
      </h2>
      <p>{of === null ? say('moment.everybody') : say('moment.seat', { name: name(of) })}</p>
      <ul>
        {stripes.map(({ id, label, seat, odds: [odds], truth: [truth] }) => {
          const parts = kinds.flatMap((kind) => (odds?.[kind.id] ? [{ ...kind, share: odds[kind.id] ?? 0 }] : []));
          const [likeliest] = parts.toSorted((a, b) => b.share - a.share);
          return (
            likeliest && (
              <li key={id}>
                {seat !== null && <Avatar seat={seat} name={name(seat)} size="small" />}
                <div>
                  <p>
                    <span className="at-moment-name">{label}</span>
                    <b>
                      {likeliest.label} {percent(likeliest.share)}
                    </b>
                  </p>
                  <span className="at-moment-odds" aria-hidden="true">
                    {parts.map(({ id: kind, colour, share }) => (
                      <span
                        key={kind}
                        style={{ width: `${100 * share}%`, background: colour }}
                        data-true={(eyes === 'all' && kind === truth) || undefined}
                      />
                    ))}
                  </span>
                  {eyes === 'all' && truth != null && truth !== likeliest.id && (
                    <p className="small quiet">{say('moment.truth', { what: labelOf(truth) })}</p>
                  )}
                </div>
              </li>
            )
          );
        })}
      </ul>
      <Link href={replayPath(code, 'analysis')} className="hidden-link">
        {say('moment.more')}
      </Link>
    </section>
  );
}
