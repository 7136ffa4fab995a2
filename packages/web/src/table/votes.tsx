// What the table agrees on together, and what has become of a seat: a pause, a bot for somebody who does not answer, a
// seat on offer; and trouble, if there is any. Most tables have nothing of the kind: it is loaded after the table.

import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useSay } from '../i18n/languages.ts';
import { mySeats, useTable } from './at-table.tsx';

const kinds = () => import('./vote-kinds.tsx');
const Vote = lazy(() => kinds().then((kind) => ({ default: kind.Vote })));
const ComeBack = lazy(() => kinds().then((kind) => ({ default: kind.ComeBack })));
const Offered = lazy(() => kinds().then((kind) => ({ default: kind.Offered })));
const Overdue = lazy(() => kinds().then((kind) => ({ default: kind.Overdue })));
const UndoWanted = lazy(() => kinds().then((kind) => ({ default: kind.UndoWanted })));
const PauseWanted = lazy(() => kinds().then((kind) => ({ default: kind.PauseWanted })));

export function Votes(): ReactElement | null {
  const say = useSay();
  const table = useTable();
  // So that it is there when it comes, also after the server was renewed.
  useEffect(() => void kinds(), []);
  if (table.trouble !== null) {
    return (
      <p className="vote refusal" role="alert">
        {say('table.trouble', { reason: table.trouble })}
      </p>
    );
  }
  if (table.phase !== 'playing') return null;
  const mine = mySeats(table);
  const seated = mine.some((seat) => !seat.left);
  return (
    <Suspense fallback={null}>
      {table.barred && <Vote>{say('seat.barred')}</Vote>}
      {mine.map((seat) => seat.away && seat.online && <ComeBack key={seat.seat} seat={seat} />)}
      {mine.length === 0 &&
        !table.barred &&
        table.seats.map((seat) => seat.offered && <Offered key={seat.seat} seat={seat} />)}
      {seated && table.seats.map((seat) => !seat.mine && seat.overdue && <Overdue key={seat.seat} seat={seat} />)}
      {table.wantUndo && <UndoWanted wanted={table.wantUndo} />}
      {!table.paused && table.wantPause.length > 0 && <PauseWanted seated={seated} />}
    </Suspense>
  );
}
