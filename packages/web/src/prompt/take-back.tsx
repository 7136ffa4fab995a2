// Taking the last answer back: by right while nobody else can have learned anything, else with the consent of the others.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { useTable, useTell } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

/** How to take the last answer back, or to ask for it; null while that is not possible. */
export function useTakeBack({ seat, undo }: Sight): (() => void) | null {
  const tell = useTell();
  const { wantUndo, paused } = useTable();
  if (seat === null || undo === null || wantUndo !== null || paused) return null;
  return () => void tell({ type: 'undo', seat, by: undo });
}

export function TakeBack({ sight }: { readonly sight: Sight }): ReactElement | null {
  const say = useSay();
  const takeBack = useTakeBack(sight);
  const { seats } = useTable();
  // Bots always agree.
  const alone = seats.every((one) => one.mine || one.by === 'bot');
  if (takeBack === null) return null;
  return (
    <button type="button" className="btn take-back" data-key="Z" onClick={takeBack}>
      <Icon name="back" size={18} />
      {say(sight.undo === 'right' || alone ? 'undo.take' : 'undo.ask')}
    </button>
  );
}
