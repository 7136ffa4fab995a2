// The kinds of votes, notices and offers at a table, each a sentence and what can be done about it.

import type { SeatInfo, UndoRequest } from '@tabella/table/protocol';
import { type ReactElement, type ReactNode, useState } from 'react';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { Message } from '../live/connection.ts';
import { mySeats, useNames, useSend, useTable } from './at-table.tsx';

interface VoteProps {
  readonly children: ReactNode;
  readonly action?: string;
  readonly message?: Message;
  /** What else can be done. */
  readonly more?: ReactNode;
}

export function Vote({ children, action, message, more }: VoteProps): ReactElement {
  const send = useSend();
  return (
    <div className="vote" role="status">
      <p>{children}</p>
      {(message || more) && (
        <span className="row">
          {more}
          {message && (
            <button type="button" className="btn" onClick={() => void send(message)}>
              {action}
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/** A bot plays for me although I am here: I left, or did not answer. */
export function ComeBack({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const message: Message = { type: 'sit', seat: seat.seat };
  return (
    <Vote action={say('seat.return')} message={message}>
      {say('seat.botForYou')}
    </Vote>
  );
}

export function Offered({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const name = useNames();
  const message: Message = { type: 'sit', seat: seat.seat };
  return (
    <Vote action={say('seat.take')} message={message}>
      {say('seat.offered', { name: name(seat.seat) })}
    </Vote>
  );
}

export function Overdue({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const name = useNames();
  const language = useLanguage();
  const voters = seat.overdue ?? [];
  const voted = mySeats(useTable()).some((mine) => voters.includes(mine.seat));
  return (
    <Vote {...(voted ? {} : { action: say('overdue.replace'), message: { type: 'replace', seat: seat.seat } })}>
      {say('overdue.silent', { name: name(seat.seat) })}
      {voters.length > 0 && ` ${say('overdue.wanted', { names: listOf(language, voters.map(name)) })}`}
    </Vote>
  );
}

/** Who asked reads that they asked, and may withdraw it; the others agree, or put the question away. */
export function PauseWanted({ seated }: { readonly seated: boolean }): ReactElement | null {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const [away, setAway] = useState(false);
  const mine = mySeats(table).some((seat) => table.wantPause.includes(seat.seat));
  if (away && !mine) return null;
  if (mine) {
    const missing = table.seats.filter(
      ({ by, seat, left }) => by === 'person' && !left && !table.wantPause.includes(seat),
    );
    return (
      <Vote action={say('pause.withdraw')} message={{ type: 'resume' }}>
        {say('pause.asked', {
          names: listOf(
            language,
            missing.map(({ seat }) => name(seat)),
          ),
        })}
      </Vote>
    );
  }
  const way: Pick<VoteProps, 'action' | 'message' | 'more'> = seated
    ? {
        action: say('pause.agree'),
        message: { type: 'pause' },
        more: (
          <button type="button" className="btn btn-plain" onClick={() => setAway(true)}>
            {say('pause.notNow')}
          </button>
        ),
      }
    : {};
  return <Vote {...way}>{say('pause.wanted', { names: listOf(language, table.wantPause.map(name)) })}</Vote>;
}

/** Somebody would take an answer back and needs the others for it. */
export function UndoWanted({ wanted }: { readonly wanted: UndoRequest }): ReactElement {
  const say = useSay();
  const name = useNames();
  const send = useSend();
  const table = useTable();
  const language = useLanguage();
  const { request, seat, asked } = wanted;
  const mine = mySeats(table).map((one) => one.seat);
  const vote = (agree: boolean): Message => ({ type: 'undo-vote', request, agree });
  if (mine.includes(seat)) {
    return (
      <Vote action={say('undo.withdraw')} message={vote(false)}>
        {say('undo.asked', { names: listOf(language, asked.map(name)) })}
      </Vote>
    );
  }
  if (!mine.some((one) => asked.includes(one))) {
    return <Vote>{say('undo.wanted', { name: name(seat) })}</Vote>;
  }
  const refuse = (
    <button type="button" className="btn btn-plain" onClick={() => void send(vote(false))}>
      {say('undo.refuse')}
    </button>
  );
  return (
    <Vote action={say('undo.agree')} message={vote(true)} more={refuse}>
      {say('undo.wanted', { name: name(seat) })}
    </Vote>
  );
}
