// The deal of a match that is over, checked in this browser: what was proved, what was not, and where it breaks.

import { commitment, type Held, isSeeded } from '@tabella/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSay } from '../../i18n/languages.ts';
import { deals } from '../../live/my-deals.ts';
import { useReplay } from '../use-replay.ts';
import { Broken } from './broken.tsx';
import { CheckFile } from './check-file.tsx';
import { CHECKS, type Check, type Gap, gapsOf } from './checks.ts';
import { DealHead } from './deal-head.tsx';
import { Line } from './line.tsx';
import { Unfinished } from './unfinished.tsx';
import { type Verdict, verify } from './verify.ts';
import './deal.css';

export default function DealTab(): ReactElement {
  const { text, log, code } = useReplay();
  const kept = useMemo(() => (code === null ? null : deals.of(code)), [code]);
  const held = useMemo<Held>(() => {
    if (kept === null) return {};
    const numbers = Object.entries(kept.sent).map(([seat, { number }]) => ({ seat: Number(seat), number }));
    return { ...(kept.first ? { commitment: kept.first.commitment } : {}), numbers };
  }, [kept]);
  const { row, verdict } = useVerdict(text, held);
  if (verdict && !verdict.ok && verdict.kind === 'unfinished') return <Unfinished rows={log.rows.length} />;
  if (verdict && !verdict.ok && verdict.kind !== 'missing') return <Broken misfit={verdict} />;
  const gaps = gapsOf(log, kept);
  return (
    <div className="deal">
      <section className="card deal-main">
        <Headline verdict={verdict} row={row} gap={gaps[0] ?? 'talk'} />
        <Lines verdict={verdict} />
      </section>
      <aside className="deal-side">
        <Gaps gaps={gaps} />
        <Numbers ms={verdict?.ok ? verdict.ms : null} held={held} />
        <CheckFile />
      </aside>
    </div>
  );
}

interface Progress {
  readonly row: number;
  /** Null while it is checked. */
  readonly verdict: Verdict | null;
}

function useVerdict(text: string, held: Held): Progress {
  const [progress, setProgress] = useState<Progress>({ row: 0, verdict: null });
  useEffect(() => {
    setProgress({ row: 0, verdict: null });
    return verify(
      { text, held },
      (row) => setProgress({ row, verdict: null }),
      (verdict) => setProgress({ row: 0, verdict: verdict ?? { ok: false, kind: 'missing' } }),
    );
  }, [text, held]);
  return progress;
}

/** Gaps after which the headline promises less. */
const LESS: readonly Gap[] = ['seed', 'stranger', 'over', 'begun', 'watched', 'early', 'position'];

function Headline({ verdict, row, gap }: Progress & { readonly gap: Gap }): ReactElement {
  const say = useSay();
  const { rows } = useReplay().replay;
  const state = verdict === null ? 'busy' : !verdict.ok ? 'missing' : LESS.includes(gap) ? 'partly' : 'kept';
  return (
    <DealHead state={state} title={say(`deal.${state}`)} note={say(`deal.${state}Note`, { row, rows })}>
      {state === 'busy' && (
        <progress className="deal-bar" max={rows} value={row} aria-label={say('deal.busy')}>
          {row}
        </progress>
      )}
    </DealHead>
  );
}

function Lines({ verdict }: { readonly verdict: Verdict | null }): ReactElement {
  const say = useSay();
  const { log } = useReplay();
  const people = log.fairness.contributions.filter((number) => number !== 'bot').length;
  /** A seed makes no promise, and nobody had a hand in it. */
  const without = (check: Check): boolean => isSeeded(log.fairness) && (check === 'promise' || check === 'hand');
  const noteOf = (check: Check): string => {
    if (without(check)) return say('deal.check.seeded');
    if (check === 'terms' && !log.fairness.bound) return say('deal.check.termsThen');
    return say(`deal.check.${check}Note`);
  };
  const counts = {
    promise: null,
    hand: isSeeded(log.fairness) ? null : say('deal.people', { count: people }),
    terms: null,
    draws: verdict?.ok ? say('deal.numbersDrawn', { count: verdict.numbers }) : null,
    whole: say('deal.answers', { count: log.rows.length }),
  };
  return (
    <ul className="deal-lines">
      {CHECKS.map((check) => (
        <Line
          key={check}
          state={verdict?.ok && !without(check) ? 'ok' : 'open'}
          title={say(`deal.check.${check}`)}
          note={noteOf(check)}
          count={verdict?.ok ? counts[check] : null}
        />
      ))}
    </ul>
  );
}

function Gaps({ gaps }: { readonly gaps: readonly Gap[] }): ReactElement {
  const say = useSay();
  return (
    <section className="card">
      <h3>{say('deal.gaps')}</h3>
      <ul className="deal-gaps">
        {gaps.map((gap) => (
          <li key={gap}>{say(`deal.gap.${gap}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({ ms, held }: { readonly ms: number | null; readonly held: Held }): ReactElement {
  const say = useSay();
  const { log, code, name } = useReplay();
  const { secret, contributions } = log.fairness;
  const flags = [
    held.commitment && `--commitment ${held.commitment}`,
    ...(held.numbers ?? []).map(({ seat, number }) => `--number ${seat + 1}=${number}`),
  ].filter(Boolean);
  return (
    <details className="card deal-numbers" open>
      <summary>
        <h3>{say('deal.numbers')}</h3>
      </summary>
      <dl className="mono small">
        <dt>{say('deal.fingerprint')}</dt>
        <dd>{commitment(secret)}</dd>
        <dt>{say('deal.secret')}</dt>
        <dd>{secret}</dd>
        {contributions.map((number, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
          <div key={seat}>
            <dt>{name(seat)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      {ms !== null && <p className="small quiet">{say('deal.took', { seconds: (ms / 1000).toFixed(1) })}</p>}
      <code className="small">{[`npx tabella verify ${log.game}-${code ?? 'match'}.tabella`, ...flags].join(' ')}</code>
    </details>
  );
}
