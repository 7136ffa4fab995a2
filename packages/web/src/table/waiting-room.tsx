// Before the match: who sits where, bots for the empty chairs, the link to send, and the start.

import type { Words } from '@tabella/kernel';
import type { GameInfo } from '@tabella/table/protocol';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { showCode } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn, refusalOf } from '../live/refusal.ts';
import { Advice } from '../ui/advice.tsx';
import { announce } from '../ui/announce.tsx';
import { GameScene } from '../ui/game-scene.tsx';
import { Icon } from '../ui/icon.tsx';
import { NAME_LENGTH, saveMyName, useMyName } from '../ui/my-name.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useLive, useSend, useTable } from './at-table.tsx';
import { chairGroups } from './chair-groups.ts';
import { Chairs } from './chairs.tsx';
import { Chat } from './chat.tsx';
import { ChatNews } from './chat-news.tsx';
import { DealAlarm } from './deal.tsx';
import { Door } from './door.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { FirstTime } from './first-time.tsx';
import { Invite } from './invite.tsx';
import { LineNotice } from './line-notice.tsx';
import { TableRules } from './table-rules.tsx';
import './waiting-room.css';

interface Props {
  readonly game: GameInfo;
  readonly words: Words;
}

export function WaitingRoom({ game, words }: Props): ReactElement {
  const say = useSay();
  const send = useSend();
  const table = useTable();
  const [, go] = useLocation();
  const chat = useLive((live) => live.chat.length);
  const promise = useLive((live) => live.deal.first?.commitment);
  const [refusal, setRefusal] = useState('');
  const talk = useRef<HTMLElement>(null);
  const free = table.seats.filter((seat) => seat.by === 'nobody').length;
  const seated = table.seats.some((seat) => seat.mine);
  const groups = chairGroups(table.seats, words.chairs?.(table.seats.length, table.options) ?? null, say);
  const chairs = groups.flatMap((group) => group.roles.flatMap((role) => role.chairs));
  // Whoever sat here, or chose to watch, has been at the door.
  const [inside, setInside] = useState(seated);
  if (seated && !inside) setInside(true);
  useEffect(() => {
    document.title = `${game.title} ${showCode(table.code)} · Tabella`;
  }, [game.title, table.code]);
  const start = async (): Promise<void> => {
    // Bots take the seats that are still empty.
    for (const seat of table.seats) {
      if (seat.by === 'nobody') await send({ type: 'bot', seat: seat.seat, bot: game.usual });
    }
    const ack = await send({ type: 'start' });
    if (!ack.ok) setRefusal(refusalOf(ack, words, say));
  };
  const leave = async (): Promise<void> => {
    await send({ type: 'leave' });
    go('/');
  };
  const hint = !seated ? 'wait.sitFirst' : table.host ? (free > 0 ? 'wait.hostFree' : 'wait.hostFull') : 'wait.guest';
  useEffect(() => announce(say(hint)), [hint, say]);
  return (
    <div className="wait">
      <TopBar />
      <LineNotice />
      <DealAlarm />
      <main className="wait-main">
        <section className="wait-table card" aria-labelledby="wait-title">
          <header className="wait-head">
            <div className="wait-art">
              <GameScene game={game.id} />
            </div>
            <div>
              <h1 id="wait-title">{game.title}</h1>
              <p className="quiet">{say(hint)}</p>
            </div>
          </header>
          <div className="wait-body">
            <GuestName />
            <Chairs game={game} groups={groups} />
            <FirstTime game={game.id} during="waiting" />
            <Advice words={words} seats={table.seats.length} options={table.options} />
            {refusal && (
              <p className="refusal" role="alert">
                {refusal}
              </p>
            )}
            <div className="row wrap wait-start-row">
              {table.host && (
                <button
                  type="button"
                  className="btn btn-wax wait-start"
                  disabled={!seated}
                  onClick={() => void start()}
                >
                  <Icon name="play" size={18} />
                  {say(free > 0 ? 'wait.startWithBots' : 'wait.start', { count: free })}
                </button>
              )}
              <button type="button" className="btn btn-plain wait-leave" onClick={() => void leave()}>
                <Icon name="leave" size={18} />
                {say('menu.leave')}
              </button>
            </div>
          </div>
        </section>
        <aside className="wait-side">
          <section className="card wait-card wait-invite">
            <Invite code={table.code} title={game.title} />
          </section>
          <TableRules game={game} words={words} />
          <section className="card wait-card wait-deal" aria-labelledby="wait-deal">
            <h2 id="wait-deal">{say('fair.short')}</h2>
            <Fingerprint of={promise ?? table.fairness.commitment} />
            <p className="small quiet">{say('fair.readOut')}</p>
          </section>
          <section ref={talk} className={chat > 0 ? 'card wait-card wait-chat' : 'card wait-card'}>
            <Chat phrases={words.phrases} />
          </section>
        </aside>
      </main>
      <ChatNews place={talk} />
      {!seated && !inside && !table.barred && <Door game={game} chairs={chairs} onClose={() => setInside(true)} />}
    </div>
  );
}

/** Somebody who sits here under a name that the server made up is asked for their own. */
function GuestName(): ReactElement | null {
  const say = useSay();
  const name = useMyName();
  const { seats } = useTable();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  if (!seats.some((seat) => seat.mine) || !/^Guest \d+$/.test(name)) return null;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    saveMyName(typed.trim()).catch((error: Error) => setRefusal(refusalIn(say, error)));
  };
  return (
    <form className="guest-name" onSubmit={save}>
      <label className="stack-tight">
        <span className="field-label">{say('name.title')}</span>
        <input
          className="field"
          value={typed}
          placeholder={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={typed.trim() === ''}>
        {say('save')}
      </button>
      {refusal && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
