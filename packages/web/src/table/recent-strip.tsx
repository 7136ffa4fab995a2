// The last events on the table itself, for games whose board does not show them; a tap opens the log.

import type { GameEvent, Words } from '@tabella/kernel';
import { lastSaid, RecentLines } from '@tabella/ui/recent';
import { type ReactElement, Suspense } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { useNames, useTable } from './at-table.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';

interface Props {
  readonly words: Words;
  readonly sight: Sight;
  onLog(): void;
}

export function RecentStrip({ words, sight, onLog }: Props): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const { showsRecent = false, Picture } = gameOf(useTable().game);
  const marking = { event: (event: GameEvent) => words.event(event, marked(name), sight.seat) };
  if (showsRecent || sight.result !== null || lastSaid(sight.told, marking.event, 1).length === 0) return null;
  return (
    <div className="recent-strip">
      <Suspense fallback={null}>
        <RecentLines
          told={sight.told}
          words={marking}
          name={name}
          you={sight.seat}
          most={2}
          {...(Picture ? { Picture } : {})}
          text={(sentence) => <Rich text={sentence} />}
        />
      </Suspense>
      <button type="button" aria-label={say('log.open')} onClick={onLog} />
    </div>
  );
}
