// How the match ended: the verdict, why, the scores with mine first, and in a fold the proof that the deal was fair.

import type { Result, Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { Avatar } from '../ui/emblem.tsx';
import { useNames, useTable } from './at-table.tsx';
import { FairDeal } from './deal.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';

interface Props {
  readonly words: Words;
  readonly sight: Sight;
  readonly result: Result;
}

export function EndCard({ words, sight, result }: Props): ReactElement {
  const say = useSay();
  const name = useNames();
  const { seats } = useTable();
  const { seat: me, view } = sight;
  const verdict = words.verdict?.(result, view, marked(name), me);
  const plain = me === null ? 'end.over' : result.winners.includes(me) ? 'end.won' : 'end.lost';
  const { scores } = result;
  const mine = me === null ? [] : [me];
  return (
    <section className="end" aria-labelledby="end-title">
      <ul className="end-winners" aria-hidden="true">
        {result.winners.map((seat) => (
          <li key={seat}>
            <Avatar seat={seat} name={name(seat)} />
          </li>
        ))}
      </ul>
      <h2 id="end-title">{verdict ? <Rich text={verdict.title} /> : say(plain)}</h2>
      <p className="end-why">
        <Rich text={verdict?.why ?? words.result(result, marked(name))} />
      </p>
      {scores && !isShared(scores) && (
        <ol className="end-scores">
          {[...mine, ...byScore(scores).filter((seat) => seat !== me)].map((seat) => (
            <li key={seat} data-me={seat === me || undefined} data-won={result.winners.includes(seat) || undefined}>
              <Avatar seat={seat} name={name(seat)} size="small" />
              <b>{seat === me ? say('seat.you') : name(seat)}</b>
              <span>{scores[seat]}</span>
            </li>
          ))}
        </ol>
      )}
      <EndFoot slips={seats.reduce((sum, seat) => sum + seat.slips, 0)} />
    </section>
  );
}

/** What stands below every end: how often a bot was late, and whether the deal was fair. */
export function EndFoot({ slips }: { readonly slips: number }): ReactElement {
  const say = useSay();
  return (
    <div className="end-foot">
      {slips > 0 && <p className="small quiet">{say('end.slips', { count: slips })}</p>}
      <FairDeal />
    </div>
  );
}

const byScore = (scores: readonly number[]): readonly number[] =>
  scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));

/** One number for all is said in the verdict. */
const isShared = (scores: readonly number[]): boolean => scores.every((score) => score === scores[0]);
