// Talk at the table, or among those of my side where a game has sides: typed, or a ready phrase with two taps.

import { seatColour } from '@tabella/ui/seat-sign';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { useLive, useSend, useTable } from './at-table.tsx';
import './log.css';
import { PartSwitch } from './part-switch.tsx';

const CHAT_LENGTH = 500;
/** Ready at every table. */
const COMMON = ['hello', 'moment', 'thanks', 'wellPlayed', 'goodGame'] as const;

export function Chat({ phrases = [] }: { readonly phrases?: readonly string[] | undefined }): ReactElement {
  const say = useSay();
  const send = useSend();
  const chat = useLive((live) => live.chat);
  const { seats, sides } = useTable();
  const [typed, setTyped] = useState('');
  const [toSide, setToSide] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [quick, setQuick] = useState(false);
  const mine = seats.find((seat) => seat.mine && sides.some((side) => side.seats.includes(seat.seat)))?.seat;
  const aside = toSide && mine !== undefined;
  const lines = chat.filter((line) => (line.side !== null) === aside);
  const tell = async (text: string): Promise<void> => {
    const ack = await send(aside ? { type: 'chat', text, side: mine } : { type: 'chat', text });
    setRefusal(ack.ok ? '' : (ack.reason ?? ''));
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
        {mine !== undefined && (
          <PartSwitch
            label={say('chat.to')}
            value={aside ? 'side' : 'table'}
            of={(['table', 'side'] as const).map((value) => ({ value, label: say(`chat.${value}`) }))}
            onChange={(value) => setToSide(value === 'side')}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="chat-lines" tabIndex={0} aria-labelledby="chat-title">
        {lines.toReversed().map((line) => (
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
          aria-label={say(aside ? 'chat.placeholderSide' : 'chat.placeholder')}
          placeholder={say(aside ? 'chat.placeholderSide' : 'chat.placeholder')}
          value={typed}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn-icon" aria-label={say('chat.send')}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
}
