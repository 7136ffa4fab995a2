// When the deal is not as promised, that is said loudly, as soon as it is known.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useFaults } from './use-deal.ts';

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
