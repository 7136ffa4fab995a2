// The promise of the deal before the match, and its proof at the end, worked out on this device.

import { commitment, keyOf } from '@tabella/kernel';
import { type ReactElement, useMemo } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './at-table.tsx';

export function FairDeal(): ReactElement {
  const say = useSay();
  const { fairness } = useTable();
  const { secret, numbers } = fairness;
  const fits = useMemo(
    () => secret !== null && commitment(secret) === fairness.commitment,
    [secret, fairness.commitment],
  );
  return (
    <details className="fair">
      <summary>
        <Icon name="shield" size={20} />
        {secret === null ? say('fair.promise') : say(fits ? 'fair.kept' : 'fair.broken')}
      </summary>
      <p className="small">{say(secret === null ? 'fair.promiseNote' : 'fair.keptNote')}</p>
      <dl className="fair-lines small">
        <div>
          <dt>{say('fair.commitment')}</dt>
          <dd className="mono">{fairness.commitment}</dd>
        </div>
        {numbers && (
          <div>
            <dt>{say('fair.numbers')}</dt>
            <dd className="mono">{numbers.join(' · ')}</dd>
          </div>
        )}
        {secret !== null && numbers && (
          <>
            <div>
              <dt>{say('fair.secret')}</dt>
              <dd className="mono">{secret}</dd>
            </div>
            <div>
              <dt>{say('fair.key')}</dt>
              <dd className="mono">{keyOf({ secret, numbers })}</dd>
            </div>
          </>
        )}
      </dl>
    </details>
  );
}
