// For somebody who looks on and would rather play: tables of the same game that have a seat.

import type { LobbyLine } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { lobby } from '../api.ts';
import { tablePath } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { useTable } from '../table/at-table.tsx';

export function WantToPlay(): ReactElement | null {
  const say = useSay();
  const { game } = useTable();
  const [free, setFree] = useState<readonly LobbyLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    lobby()
      .then((tables) => {
        if (!gone) setFree(tables.filter((table) => table.game === game && table.taken < table.seats));
      })
      // Nobody misses an offer that does not come.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game]);
  if (free === null) return null;
  const [only] = free;
  return (
    <section className="want-to-play" aria-labelledby="want-to-play">
      <h3 id="want-to-play">{say('watch.want')}</h3>
      <p className="quiet">{say('watch.free', { count: free.length })}</p>
      <Link href={only && free.length === 1 ? tablePath(only.code) : '/'} className="btn">
        {say(free.length === 0 ? 'watch.openOwn' : free.length === 1 ? 'watch.showOne' : 'watch.showThem')}
      </Link>
    </section>
  );
}
