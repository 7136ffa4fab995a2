// What the table agrees on together: a pause, a rematch; and trouble, if there is any.

import type { ReactElement } from 'react';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { mySeats, useNames, useTable, useTell } from './at-table.tsx';

export function Votes(): ReactElement | null {
  const say = useSay();
  const tell = useTell();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const seated = mySeats(table).length > 0;
  const mine = mySeats(table).some((seat) => table.wantPause.includes(seat.seat));
  if (table.trouble !== null) {
    return (
      <p className="vote refusal" role="alert">
        {say('table.trouble', { reason: table.trouble })}
      </p>
    );
  }
  if (table.paused || table.phase !== 'playing' || table.wantPause.length === 0) return null;
  return (
    <p className="vote" role="status">
      {say('pause.wanted', { names: listOf(language, table.wantPause.map(name)) })}
      {seated && (
        <button type="button" className="btn" onClick={() => void tell({ type: mine ? 'resume' : 'pause' })}>
          {say(mine ? 'pause.withdraw' : 'pause.agree')}
        </button>
      )}
    </p>
  );
}
