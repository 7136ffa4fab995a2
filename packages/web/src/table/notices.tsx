// Notices above the board: somebody waits for me, my time ran out, what happened while I was away. Most of the time there is
// none: they are loaded after the table.

import type { Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { SeatSnapshot } from '../live/state.ts';
import { NewsBanner } from './news-banner.tsx';
import { Nudged } from './nudged.tsx';
import { TimeOutNotice } from './time-out-notice.tsx';
import type { Seen } from './use-seen.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  readonly seen: Seen;
  onLog(): void;
}

export function Notices({ words, snapshot, seen, onLog }: Props): ReactElement {
  return (
    <>
      <Nudged />
      <TimeOutNotice snapshot={snapshot} seen={seen.count} />
      {seen.away !== null && (
        <NewsBanner words={words} snapshot={snapshot} from={seen.away} onDone={seen.dismiss} onLog={onLog} />
      )}
    </>
  );
}
