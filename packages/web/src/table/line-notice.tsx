// Says that the line to the table is broken, and that we are on it.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useLive } from './at-table.tsx';

export function LineNotice(): ReactElement {
  const say = useSay();
  const broken = useLive((live) => live.line === 'broken');
  return (
    <div role="status" className="notice-place">
      {broken && (
        <p className="notice">
          <span className="notice-dot" aria-hidden="true" />
          {say('line.broken')}
        </p>
      )}
    </div>
  );
}
