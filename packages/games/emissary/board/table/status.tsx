// Lock On and Trap, stamped over the corner of a dossier: shape and word, in no side's colour.

import padlock from 'game-icon:padlock';
import wolfTrap from 'game-icon:wolf-trap';
import type { ReactElement } from 'react';
import { Glyph } from '../card/glyph.tsx';
import { say } from '../say.ts';

export type Status = 'locked' | 'trapped';

export function StatusStamp({ of }: { readonly of: Status }): ReactElement {
  return (
    <span className="em-status" data-status={of}>
      <Glyph path={of === 'locked' ? padlock : wolfTrap} />
      {say.statuses[of]}
    </span>
  );
}

export function Statuses({
  locked,
  trapped,
}: {
  readonly locked: boolean;
  readonly trapped: boolean;
}): ReactElement | null {
  if (!locked && !trapped) return null;
  return (
    <span className="em-statuses" aria-hidden="true">
      {locked && <StatusStamp of="locked" />}
      {trapped && <StatusStamp of="trapped" />}
    </span>
  );
}
