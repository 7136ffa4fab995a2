// The match rests; anybody who sits here may go on.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { mySeats, useSend, useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

export function PausedForm(): ReactElement | null {
  const say = useSay();
  const send = useSend();
  if (mySeats(useTable()).length === 0) return null;
  return (
    <div className="ask-row">
      <button type="button" className="btn btn-wax" onClick={() => void send({ type: 'resume' })}>
        <Icon name="play" size={18} />
        {say('pause.resume')}
      </button>
    </div>
  );
}
