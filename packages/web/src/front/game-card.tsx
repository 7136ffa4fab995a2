// One game on the front page: its world, what it is, and two ways to begin.

import type { GameInfo, NewTable } from '@tabella/table/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createTable } from '../api.ts';
import { tablePath } from '../code.ts';
import { gameOf, pageOf, pagePath } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { GameScene } from '../ui/game-scene.tsx';
import { Icon } from '../ui/icon.tsx';

const usualSeats = ({ id, seats }: GameInfo): number => Math.min(seats.max, Math.max(seats.min, gameOf(id).bestSeats));

export function GameCard({ game }: { readonly game: GameInfo }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { minutes } = gameOf(game.id);
  /** With bots the match begins at once; with friends the terms can be changed in the waiting room. */
  const open = (terms: Pick<NewTable, 'fill' | 'start'>): void => {
    setBusy(true);
    createTable({ game: game.id, seats: usualSeats(game), seat: 0, ...terms })
      .then(({ code }) => go(tablePath(code)))
      .catch((error: Error) => {
        setBusy(false);
        setRefusal(refusalIn(say, error));
      });
  };
  return (
    <li className="game card" data-game={game.id}>
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
        </p>
        <p className="game-pages small">
          {pageOf(game.id, 'guide') && (
            <Link href={pagePath(game.id, 'guide')}>
              {say('guide.link')}
              <span className="hidden-text">: {game.title}</span>
            </Link>
          )}
          {pageOf(game.id, 'companion') && (
            <Link href={pagePath(game.id, 'companion')}>
              {say('companion.short')}
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
          <button
            type="button"
            className="btn btn-wax"
            disabled={busy}
            onClick={() => open({ fill: game.usual, start: true })}
          >
            <Icon name="play" size={18} />
            {say('front.play')}
            <span className="hidden-text">: {game.title}</span>
          </button>
          <button type="button" className="btn" disabled={busy} onClick={() => open({})}>
            <Icon name="link" size={18} />
            {say('front.friends')}
            <span className="hidden-text">: {game.title}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
