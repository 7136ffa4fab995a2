// The board of Post: what lies before everybody, the road, and one's own hand.

import { type BoardProps, PASS } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { PostTypes } from '../rules/types.ts';
import { say } from './say.ts';
import './post.css';

type Props = BoardProps<PostTypes>;

export default function PostBoard(props: Props): ReactElement {
  // Another seat at the same device is another person: nothing of the first may stay on the screen.
  return <Board key={props.seat ?? 'watcher'} {...props} />;
}

function Board({ seat, view, asks, chosen, choose, name }: Props): ReactElement {
  const open = asks.find((ask) => ask.declared === undefined);
  const may = (card: number): boolean => open?.from.some((one) => one !== PASS && one.card === card) ?? false;
  const has = (card: number): boolean => chosen.some((one) => one !== PASS && one.card === card);
  return (
    <div className="post-board">
      <ol className="post-seats">
        {view.seats.map((one, i) => (
          <li key={i} data-turn={i === view.active || undefined}>
            <b>{i === seat ? say.you : name(i)}</b>{' '}
            {i === view.active && <span className="hidden-text">{say.turn}</span>}
            <span>{say.holds(one.score, one.cards)}</span> <span>{one.before.join(' ')}</span>
          </li>
        ))}
      </ol>
      <p className="post-road">{view.road ? say.road : say.noRoad}</p>
      <ul className="post-hand" aria-label={say.hand}>
        {view.hand.map(({ card, name: letter }) => (
          <li key={card}>
            <button
              type="button"
              disabled={!may(card)}
              aria-pressed={has(card)}
              onClick={() => choose(has(card) ? null : { card })}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
