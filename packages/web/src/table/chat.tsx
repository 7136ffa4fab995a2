// Talk at the table, among those of my side where a game has sides, or among spectators: typed, or a ready phrase with two taps.

import type { ChatLine } from '@tabella/table/protocol';
import { seatColour } from '@tabella/ui/seat-sign';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { Watchers } from '../watch/watchers.tsx';
import { useLive, useSend, useTable } from './at-table.tsx';
import './log.css';
import { refusalIn } from '../live/refusal.ts';
import { PartSwitch } from './part-switch.tsx';
import { useWatching } from './watching.ts';

const CHAT_LENGTH = 500;
type Readers = 'table' | 'side' | 'watching';
const PLACEHOLDERS = {
  table: 'chat.placeholder',
  side: 'chat.placeholderSide',
  watching: 'chat.placeholderWatching',
} as const;
/** Ready at every table. */
const COMMON = ['hello', 'moment', 'thanks', 'wellPlayed', 'goodGame'] as const;

export function Chat({ phrases = [] }: { readonly phrases?: readonly string[] | undefined }): ReactElement {
  const say = useSay();
  const send = useSend();
  const chat = useLive((live) => live.chat);
  const { phase, late, watchers, seats, sides } = useTable();
  const watching = useWatching();
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState<Readers | null>(null);
  const [refusal, setRefusal] = useState('');
  const [quick, setQuick] = useState(false);
  const mine = seats.find((seat) => seat.mine && sides.some((side) => side.seats.includes(seat.seat)))?.seat;
  const few: Readers | null = watching ? 'watching' : mine === undefined ? null : 'side';
  // Spectators begin among themselves, players at the table.
  const now = to !== null && (to === 'table' || to === few) ? to : watching ? 'watching' : 'table';
  const lines = chat.filter((line) => readersOf(line, watching) === now).toSorted((a, b) => b.at - a.at);
  const tell = async (text: string): Promise<void> => {
    const ack = await send({
      ...{ type: 'chat', text },
      ...(now === 'side' && mine !== undefined ? { side: mine } : {}),
      ...(now === 'watching' ? { watching: true } : {}),
    });
    setRefusal(ack.ok ? '' : refusalIn(say, ack));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    setTyped('');
    await tell(text);
  };
  return (
    <section className="chat" aria-labelledby="chat-title">
      <header className="row spread">
        <h2 id="chat-title">{say('tabs.chat')}</h2>
        {few !== null && (
          <PartSwitch
            label={say('chat.to')}
            value={now}
            of={(['table', few] as const).map((value) => ({ value, label: say(`chat.${value}`) }))}
            onChange={(value: Readers) => setTo(value)}
          />
        )}
      </header>
      {phase === 'playing' && (watching || watchers.count > 0 || late !== null) && (
        <Watchers talking={now === 'watching'} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="chat-lines" tabIndex={0} aria-labelledby="chat-title">
        {lines.map((line) => (
          <li key={line.id}>
            <b style={line.seat === null ? undefined : { color: seatColour(line.seat) }}>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {refusal && (
        <p className="refusal small" role="alert">
          {refusal}
        </p>
      )}
      {quick && (
        <ul className="chat-phrases" aria-label={say('chat.phrases')}>
          {[...phrases, ...COMMON.map((key) => say(`chat.phrase.${key}`))].map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setQuick(false);
                  void tell(phrase);
                }}
              >
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(now !== 'table' || !watching) && (
        <form className="chat-form" onSubmit={(event) => void submit(event)}>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={say('chat.phrases')}
            aria-expanded={quick}
            onClick={() => setQuick(!quick)}
          >
            <Icon name="chat" />
          </button>
          <input
            className="field"
            aria-label={say(PLACEHOLDERS[now])}
            placeholder={say(PLACEHOLDERS[now])}
            value={typed}
            maxLength={CHAT_LENGTH}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn btn-icon" aria-label={say('chat.send')}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </section>
  );
}

/** Where a line stands: what spectators said among themselves is for the table once the match is over. */
function readersOf({ side }: ChatLine, watching: boolean): Readers {
  if (side === null || (side.length === 0 && !watching)) return 'table';
  return side.length === 0 ? 'watching' : 'side';
}
