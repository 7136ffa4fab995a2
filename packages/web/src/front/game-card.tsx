// One game on the front page: its world, what it is, and two ways to begin.

import type { GameInfo } from '@tabella/table/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { tablePath } from '../code.ts';
import { gameOf, pageOf, pagePath } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { GameScene } from '../ui/game-scene.tsx';
import { Icon } from '../ui/icon.tsx';

export const usualSeats = ({ id, seats }: GameInfo): number =>
  Math.min(seats.max, Math.max(seats.min, gameOf(id).bestSeats));

export function GameCard({ game, onFriends }: { readonly game: GameInfo; onFriends(): void }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { minutes } = gameOf(game.id);
  const play = (): void => {
    setBusy(true);
    createTable({ game: game.id, seats: usualSeats(game), fill: game.usual, start: true, seat: 0 })
      .then(({ code }) => go(tablePath(code)))
      .catch((error: Error) => {
        setBusy(false);
        setRefusal(error.message);
      });
  };
  return (
    <li className="game card">
      <div className="game-art">
        <GameScene game={game.id} />
      </div>
      <div className="game-body">
        <h2>{game.title}</h2>
        <p className="game-line quiet">{game.tagline}</p>
        <p className="game-facts quiet small">
          <span className="row">
            <Icon name="people" size={15} />
            {say('front.players', { from: game.seats.min, to: game.seats.max })}
          </span>
          {minutes !== null && (
            <span className="row">
              <Icon name="clock" size={15} />
              {say('front.minutes', { count: minutes })}
            </span>
          )}
          {pageOf(game.id, 'guide') && (
            <Link href={pagePath(game.id, 'guide')}>
              {say('guide.link')}
              <span className="hidden-text">: {game.title}</span>
            </Link>
          )}
        </p>
        {refusal && (
          <p className="refusal small" role="alert">
            {refusal}
          </p>
        )}
        <div className="game-ways">
          <button type="button" className="btn btn-wax" disabled={busy} onClick={play}>
            <Icon name="play" size={18} />
            {say('front.play')}
            <span className="hidden-text">: {game.title}</span>
          </button>
          <button type="button" className="btn" onClick={onFriends}>
            <Icon name="link" size={18} />
            {say('front.friends')}
            <span className="hidden-text">: {game.title}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
