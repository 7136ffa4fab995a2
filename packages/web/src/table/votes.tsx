// What the table agrees on together, and what has become of a seat: a pause, a bot for somebody who does not answer, a
// seat on offer; and trouble, if there is any.

import type { SeatInfo } from '@tabella/table/protocol';
import type { ReactElement, ReactNode } from 'react';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { Message } from '../live/connection.ts';
import { mySeats, useNames, useSend, useTable } from './at-table.tsx';

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
      {!table.paused && table.wantPause.length > 0 && <PauseWanted seated={seated} />}
    </>
  );
}

interface VoteProps {
  readonly children: ReactNode;
  readonly action?: string;
  readonly message?: Message;
}

function Vote({ children, action, message }: VoteProps): ReactElement {
  const send = useSend();
  return (
    <p className="vote" role="status">
      {children}
      {message && (
        <button type="button" className="btn" onClick={() => void send(message)}>
          {action}
        </button>
      )}
    </p>
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

function PauseWanted({ seated }: { readonly seated: boolean }): ReactElement {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const mine = mySeats(table).some((seat) => table.wantPause.includes(seat.seat));
  const way: Pick<VoteProps, 'action' | 'message'> = seated
    ? { action: say(mine ? 'pause.withdraw' : 'pause.agree'), message: { type: mine ? 'resume' : 'pause' } }
    : {};
  return <Vote {...way}>{say('pause.wanted', { names: listOf(language, table.wantPause.map(name)) })}</Vote>;
}
