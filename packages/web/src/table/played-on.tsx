// A match that goes on from a moment of another one: it says so, and shows the way back.

import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { replayPath } from '../replay/address.ts';
import { useTable } from './at-table.tsx';

export function PlayedOn(): ReactElement | null {
  const say = useSay();
  const { from } = useTable();
  if (from === null) return null;
  return (
    <p className="advice">
      {say(from.hidden === 'anew' ? 'from.anew' : 'from.asItWas')}{' '}
      {from.code !== null && <Link href={replayPath(from.code, 'replay', { row: from.row })}>{say('from.link')}</Link>}
    </p>
  );
}
