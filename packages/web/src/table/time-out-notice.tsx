// My time ran out and an answer was played for me: said until I answer again.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';

interface Props {
  readonly snapshot: SeatSnapshot;
  /** How much was known at the last answer. */
  readonly seen: number;
}

export function TimeOutNotice({ snapshot: { seat, timedOut, result }, seen }: Props): ReactElement | null {
  const say = useSay();
  const mine = timedOut.some((one) => one.seat === seat && one.at >= seen);
  if (!mine || result !== null) return null;
  return (
    <p className="vote" role="status">
      {say('timeOut.mine')}
    </p>
  );
}
