// In a replay: the tile in hand, and with everything in the open the tiles and messages that come next.

import { type ReactElement, useDeferredValue, useRef } from 'react';
import type { MessageId } from '../../rules/names.ts';
import type { View } from '../../rules/view.ts';
import { kindOf } from '../../tiles/known.ts';
import { portraitOf } from '../art/gallery.ts';
import { MessageSeal } from '../panels/message-seal.tsx';
import { say } from '../say.ts';
import { usePainted } from './use-painted.ts';
import './replay.css';

/** In a jump the land comes first. */
export default function Ahead({ view: now }: { readonly view: View }): ReactElement | null {
  const view = useDeferredValue(now);
  const { drawn, ahead, turn } = view;
  const row = useRef<HTMLOListElement>(null);
  const first = turn + (drawn ? 1 : 0);
  const tiles = [
    ...(drawn ? [{ ...drawn, number: turn }] : []),
    ...(ahead?.tiles ?? []).map((one, i) => ({ ...one, number: first + i })),
  ];
  const messages = ahead?.messages ?? [];
  const painted = usePainted(row, tiles.length);
  if (view.phase === 'over' || tiles.length + messages.length === 0) return null;
  return (
    <section className="cc-ahead" aria-label={ahead ? say.ahead : say.inHand}>
      <header>
        <h3>{ahead ? say.ahead : say.inHand}</h3>
        {messages.length > 0 && <Messages messages={messages} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ol ref={row} tabIndex={0}>
        {tiles.map(({ kind, garden, number }, i) => (
          <li key={number} data-now={(drawn !== null && number === turn) || undefined}>
            <img
              src={i < painted ? portraitOf({ kind, garden, rotation: 0, copy: 0 }) : undefined}
              alt={kindOf(kind)?.note ?? kind}
              width="52"
              height="52"
              draggable={false}
            />
            {number}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Messages({ messages }: { readonly messages: readonly MessageId[] }): ReactElement {
  return (
    <ol className="cc-ahead-messages" aria-label={say.order}>
      {messages.map((message, i) => (
        <li key={i} title={say.messageTitle(message)}>
          <MessageSeal message={message} />
          <span className="hidden-text">{say.messageTitle(message)}</span>
        </li>
      ))}
    </ol>
  );
}
