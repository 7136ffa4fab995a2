// Taking the last answer back: by right while nobody else can have learned anything, else with the consent of the others.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useSend, useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

/** How to take the last answer back, or to ask for it; null while that is not possible. */
export function useTakeBack({ seat, undo }: SeatSnapshot): (() => void) | null {
  const send = useSend();
  const { wantUndo, paused } = useTable();
  if (seat === null || undo === null || wantUndo !== null || paused) return null;
  return () => void send({ type: 'undo', seat, by: undo });
}

export function TakeBack({ snapshot }: { readonly snapshot: SeatSnapshot }): ReactElement | null {
  const say = useSay();
  const takeBack = useTakeBack(snapshot);
  const { seats } = useTable();
  // Bots always agree.
  const alone = seats.every((one) => one.mine || one.by === 'bot');
  if (takeBack === null) return null;
  return (
    <button type="button" className="btn take-back" data-key="Z" onClick={takeBack}>
      <Icon name="back" size={18} />
      {say(snapshot.undo === 'right' || alone ? 'undo.take' : 'undo.ask')}
    </button>
  );
}
