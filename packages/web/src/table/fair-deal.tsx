// The promise of the deal before the match, and at the end what this browser can prove of it: from what it kept, not
// from what the server says now. What does not fit is said loudly, as soon as it is known.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useLive, useTable } from './at-table.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { useFaults, useVerdict } from './use-deal.ts';

export function DealAlarm(): ReactElement | null {
  const say = useSay();
  const faults = useFaults();
  if (faults.length === 0) return null;
  return (
    <div className="vote refusal deal-alarm" role="alert">
      <b>{say('fair.broken')}</b>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}

export function FairDeal(): ReactElement {
  const say = useSay();
  const { fairness, phase } = useTable();
  const { first } = useLive((live) => live.deal);
  const verdict = useVerdict();
  const faults = useFaults();
  const { secret, numbers } = fairness;
  const less = verdict.state === 'partly' ? verdict.less : null;
  return (
    <details className={`fair fair-${verdict.state}`} open={verdict.state === 'broken'}>
      <summary>
        <Icon name="shield" size={20} />
        {say(`fair.${verdict.state}`)}
      </summary>
      {faults.map((fault) => (
        <p key={fault} className="small refusal">
          {fault}
        </p>
      ))}
      {less !== null && <p className="small">{say(`fair.less.${less}`)}</p>}
      {verdict.state !== 'broken' && <p className="small">{say(`fair.${verdict.state}Note`)}</p>}
      <dl className="fair-lines small">
        <div>
          <dt>{say('fair.commitment')}</dt>
          <dd>
            <Fingerprint of={first?.commitment ?? fairness.commitment} />
          </dd>
        </div>
        {numbers && (
          <div>
            <dt>{say('fair.numbers')}</dt>
            <dd className="mono">{numbers.join(' · ')}</dd>
          </div>
        )}
        {secret !== null && (
          <div>
            <dt>{say('fair.secret')}</dt>
            <dd className="mono">{secret}</dd>
          </div>
        )}
      </dl>
      {phase === 'over' && <SaveRecord />}
    </details>
  );
}

/** The whole match as a file, and how to check every shuffle of it with what this browser kept. */
function SaveRecord(): ReactElement {
  const say = useSay();
  const { code, game, seats } = useTable();
  const { first, sent } = useLive((live) => live.deal);
  const mine = seats.flatMap(({ seat, mine }) =>
    mine && sent[seat] ? [`--number ${seat + 1}=${sent[seat].number}`] : [],
  );
  const command = [`npx tabella verify ${game}-${code}.tabella`, first && `--commitment ${first.commitment}`, ...mine];
  return (
    <div className="fair-record">
      <a className="btn" href={`/api/tables/${code}/log`} download={`${game}-${code}.tabella`}>
        {say('fair.save')}
      </a>
      <p className="small">{say('fair.saveNote')}</p>
      <code className="small">{command.filter(Boolean).join(' ')}</code>
    </div>
  );
}
