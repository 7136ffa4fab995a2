// What the table agrees on together, and what has become of a seat: a pause, a bot for somebody who does not answer, a
// seat on offer; and trouble, if there is any.

import type { SeatInfo, UndoRequest } from '@tabella/table/protocol';
import { type ReactElement, type ReactNode, useState } from 'react';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { Message } from '../live/connection.ts';
import { mySeats, useNames, useTable, useTell } from './at-table.tsx';

export function Votes(): ReactElement | null {
  const say = useSay();
  const table = useTable();
  if (table.trouble !== null) {
    return (
      <p className="vote refusal" role="alert">
        {say('table.trouble', { reason: table.trouble })}
      </p>
    );
  }
  if (table.phase !== 'playing') return null;
  const mine = mySeats(table);
  const seated = mine.some((seat) => !seat.left);
  return (
    <>
      {table.barred && <Vote>{say('seat.barred')}</Vote>}
      {mine.map((seat) => seat.away && seat.online && <ComeBack key={seat.seat} seat={seat} />)}
      {mine.length === 0 &&
        !table.barred &&
        table.seats.map((seat) => seat.offered && <Offered key={seat.seat} seat={seat} />)}
      {seated && table.seats.map((seat) => !seat.mine && seat.overdue && <Overdue key={seat.seat} seat={seat} />)}
      {table.wantUndo && <UndoWanted wanted={table.wantUndo} />}
      {!table.paused && table.wantPause.length > 0 && <PauseWanted seated={seated} />}
    </>
  );
}

interface VoteProps {
  readonly children: ReactNode;
  readonly action?: string;
  readonly message?: Message;
  /** What else can be done. */
  readonly more?: ReactNode;
}

function Vote({ children, action, message, more }: VoteProps): ReactElement {
  const tell = useTell();
  return (
    <div className="vote" role="status">
      <p>{children}</p>
      {(message || more) && (
        <span className="row">
          {more}
          {message && (
            <button type="button" className="btn" onClick={() => void tell(message)}>
              {action}
            </button>
          )}
        </span>
      )}
    </div>
  );
}

/** A bot plays for me although I am here: I left, or did not answer. */
function ComeBack({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const message: Message = { type: 'sit', seat: seat.seat };
  return (
    <Vote action={say('seat.return')} message={message}>
      {say('seat.botForYou')}
    </Vote>
  );
}

function Offered({ seat }: { readonly seat: SeatInfo }): ReactElement {
  const say = useSay();
  const name = useNames();
  const message: Message = { type: 'sit', seat: seat.seat };
  return (
    <Vote action={say('seat.take')} message={message}>
      {say('seat.offered', { name: name(seat.seat) })}
    </Vote>
  );
}

function Overdue({ seat }: { readonly seat: SeatInfo }): ReactElement {
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
function PauseWanted({ seated }: { readonly seated: boolean }): ReactElement | null {
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
function UndoWanted({ wanted }: { readonly wanted: UndoRequest }): ReactElement {
  const say = useSay();
  const name = useNames();
  const tell = useTell();
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
    <button type="button" className="btn btn-plain" onClick={() => void tell(vote(false))}>
      {say('undo.refuse')}
    </button>
  );
  return (
    <Vote action={say('undo.agree')} message={vote(true)} more={refuse}>
      {say('undo.wanted', { name: name(seat) })}
    </Vote>
  );
}
