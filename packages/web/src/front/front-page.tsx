// The front page: a card per game, a code from a friend, my tables and those that are open.

import type { GameInfo } from '@tabella/table/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { games as readGames } from '../api.ts';
import { inOrder, loadGames } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { TopBar } from '../ui/top-bar.tsx';
import './front.css';
import { refusalIn } from '../live/refusal.ts';
import { GameCard } from './game-card.tsx';
import { JoinByCode } from './join-by-code.tsx';
import { MyTablesPanel, WaitingForMe } from './my-tables.tsx';
import { OpenTablesPanel } from './open-tables.tsx';
import { useTables } from './use-tables.ts';

export function FrontPage(): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [refusal, setRefusal] = useState('');
  const tables = useTables();
  useEffect(() => {
    readGames(language)
      .then(async (read) => {
        await loadGames(read.map(({ id }) => id));
        setGames(inOrder(read));
      })
      .catch((error: Error) => setRefusal(refusalIn(say, error)));
  }, [language, say]);
  const ready = games.length > 0 && tables.asked;
  const waiting = tables.mine.filter((table) => table.myTurn).length;
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) Tabella` : 'Tabella';
  }, [waiting]);
  return (
    <div className="front">
      <TopBar />
      <main className="front-main">
        <div className="front-hero">
          <h1>
            {say('front.title1')} <em>{say('front.title2')}</em>
          </h1>
          <p className="quiet">{say('front.lead')}</p>
        </div>
        <JoinByCode />
        <WaitingForMe count={waiting} />
        {refusal && (
          <p className="refusal front-refusal" role="alert">
            {refusal}
          </p>
        )}
        {/* All at once: nothing that is being read moves away. */}
        {ready && (
          <>
            <ul className={`front-games front-games-${Math.min(games.length, 5)}`}>
              {games.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
            <div className="front-panels">
              <MyTablesPanel tables={tables.mine} games={games} />
              <OpenTablesPanel tables={tables.open} games={games} />
            </div>
          </>
        )}
      </main>
      {ready && (
        <footer className="front-foot quiet small">
          <Link href="/about">{say('nav.about')}</Link>
        </footer>
      )}
    </div>
  );
}
