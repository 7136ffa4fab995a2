// The last events on the table itself, for games whose board does not show them; a tap opens the log.

import type { GameEvent, Words } from '@tabella/kernel';
import { lastSaid, RecentLines } from '@tabella/ui/recent';
import type { ReactElement } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useNames, useTable } from './at-table.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  onLog(): void;
}

export function RecentStrip({ words, snapshot, onLog }: Props): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const { game, options } = useTable();
  const { showsRecent = false, Picture } = gameOf(game);
  const marking = { event: (event: GameEvent) => words.event(event, marked(name), snapshot.seat) };
  if (showsRecent || snapshot.result !== null || lastSaid(snapshot.told, marking.event, 1).length === 0) return null;
  return (
    <div className="recent-strip">
      <RecentLines
        told={snapshot.told}
        words={marking}
        name={name}
        you={snapshot.seat}
        options={options}
        most={2}
        {...(Picture ? { Picture } : {})}
        text={(sentence) => <Rich text={sentence} />}
      />
      <button type="button" aria-label={say('log.open')} onClick={onLog} />
    </div>
  );
}
