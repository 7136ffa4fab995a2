// What happened while somebody was away: the last lines, until they have read them. A board that shows the last events
// itself has told a little already.

import type { Words } from '@tabella/kernel';
import { lastSaid } from '@tabella/ui/recent';
import type { ReactElement } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { Icon } from '../ui/icon.tsx';
import { useNames, useTable } from './at-table.tsx';
import { EventLine } from './event-line.tsx';
import { marked } from './sentences.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: SeatSnapshot;
  /** How much was known when they left. */
  readonly from: number;
  onDone(): void;
  onLog(): void;
}

const MOST = 5;
/** So much is seen on such a board. */
const LITTLE = 3;

export function NewsBanner({ words, snapshot, from, onDone, onLog }: Props): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const { game, options } = useTable();
  const { told, earlier, seat, result } = snapshot;
  const names = marked(name);
  const lines = lastSaid(
    told.slice(Math.max(0, from - earlier)),
    (event) => words.event(event, names, seat),
    told.length,
  );
  const shown = gameOf(game).showsRecent ? LITTLE : 0;
  if (lines.length <= shown || result !== null) return null;
  const more = lines.length - MOST;
  return (
    <section className="news" aria-labelledby="news-title">
      <header className="row spread">
        <h2 id="news-title">{say('news.title')}</h2>
        <button type="button" className="btn btn-icon" aria-label={say('close')} onClick={onDone}>
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {lines.slice(-MOST).map(({ at, event, sentence }) => (
          <li key={at}>
            <EventLine {...{ event, name, options }} Picture={gameOf(game).Picture} you={seat} text={sentence} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="news-more" onClick={onLog}>
          {say('news.more', { count: more })}
        </button>
      )}
    </section>
  );
}
