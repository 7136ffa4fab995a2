// After the match: again, home, or another look at the board.

import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { tablePath } from '../code.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { LAST_ROW } from '../replay/address.ts';
import { ReplayLink } from '../replay/replay-link.tsx';
import { mySeats, useNames, useSend, useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

interface Props {
  /** Whether the board is shown, or how it ended; null where both are seen at once. */
  readonly board: boolean | null;
  /** Whether this person saw it end. */
  readonly there: boolean;
  onBoard(): void;
}

export function OverForm({ board, there, onBoard }: Props): ReactElement {
  const say = useSay();
  const send = useSend();
  const name = useNames();
  const table = useTable();
  const [, go] = useLocation();
  const language = useLanguage();
  const mine = mySeats(table).map((seat) => seat.seat);
  const wanted = mine.some((seat) => table.wantRematch.includes(seat));
  const others = table.wantRematch.filter((seat) => !mine.includes(seat));
  const { next } = table;
  // Whoever looked on goes on where they are; those who played, and those who come later, see it from the beginning.
  const place = there && mine.length === 0 ? { row: LAST_ROW, eyes: 'public' as const } : {};
  // Only a table that came while we looked on is gone to; an old match may be looked at in peace.
  const before = useRef(next);
  useEffect(() => {
    if (next !== null && before.current === null && wanted) go(tablePath(next));
  }, [next, wanted, go]);
  return (
    <div className="ask-row over-row">
      {others.length > 0 && next === null && (
        <span className="quiet">{say('rematch.wanted', { names: listOf(language, others.map(name)) })}</span>
      )}
      {next !== null ? (
        <Link href={tablePath(next)} className="btn btn-wax">
          {say('rematch.go')}
          <Icon name="arrow" size={18} />
        </Link>
      ) : (
        mine.length > 0 && (
          <button
            type="button"
            className="btn btn-wax"
            disabled={wanted}
            onClick={() => void send({ type: 'rematch' })}
          >
            <Icon name="repeat" size={18} />
            {say(wanted ? 'rematch.waiting' : 'rematch.ask')}
          </button>
        )
      )}
      {board !== null && (
        <button
          type="button"
          className="btn"
          aria-label={say(board ? 'end.showResult' : 'end.showBoard')}
          onClick={onBoard}
        >
          <span className="over-long">{say(board ? 'end.showResult' : 'end.showBoard')}</span>
          <span className="over-short">{say(board ? 'end.result' : 'end.board')}</span>
        </button>
      )}
      <ReplayLink code={table.code} game={table.game} place={place} className="btn" label={say('replay.watch')}>
        <Icon name="film" size={18} />
        <span className="over-long">{say('replay.watch')}</span>
        <span className="over-short">{say('replay.short')}</span>
      </ReplayLink>
      <Link href="/" className="btn">
        {say('end.home')}
      </Link>
    </div>
  );
}
