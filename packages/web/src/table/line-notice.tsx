// Says that the line to the table is broken, or that the server can keep nothing at the moment, and that we are on it.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useLive } from './at-table.tsx';

export function LineNotice(): ReactElement {
  const say = useSay();
  const line = useLive((live) => live.line);
  return (
    <div role="status" className="notice-place">
      {(line === 'broken' || line === 'outage') && (
        <p className="notice">
          <span className="notice-dot" aria-hidden="true" />
          {say(`line.${line}`)}
        </p>
      )}
    </div>
  );
}
