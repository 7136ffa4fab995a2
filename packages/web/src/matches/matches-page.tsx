// My matches that are over, and those of public tables: found by filters and words, opened as replays, hidden when asked.

import type { GameInfo } from '@tabella/table/protocol';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { games as readGames } from '../api.ts';
import { titleOf } from '../front/my-tables.tsx';
import { inOrder, loadGames } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { announce } from '../ui/announce.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Filters, Search } from './filters.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { MatchRow } from './match-row.tsx';
import './matches.css';
import { addressOf, isFiltered, readShown, type Shown } from './query.ts';
import { useResultWords } from './result-words.ts';
import { type Line, useMatches } from './use-matches.ts';

export default function MatchesPage(): ReactElement {
  const say = useSay();
  const search = useSearch();
  const [, go] = useLocation();
  const shown = useMemo(() => readShown(new URLSearchParams(search)), [search]);
  const show = useCallback((next: Shown) => go(addressOf(next), { replace: true }), [go]);
  const games = useGames();
  const { listed, refusal, more, forget } = useMatches(shown);
  const [chosen, setChosen] = useState<Line | null>(null);
  const endingOf = useResultWords(listed?.matches.map(({ game }) => game) ?? []);
  useEffect(() => {
    document.title = `${say('matches.title')} · Tabella`;
  }, [say]);
  /** There is nothing to choose from, nor to explain. */
  const empty = listed?.count === 0 && !isFiltered(shown);
  const nothing = isFiltered(shown) ? 'matches.noneFound' : shown.list ? 'matches.noPublic' : 'matches.none';
  return (
    <>
      <TopBar />
      <main className="matches">
        <div className="matches-head">
          <h1>{say('matches.title')}</h1>
          <nav className="matches-lists" aria-label={say('matches.lists')}>
            <Link href={addressOf({})} aria-current={shown.list ? undefined : 'page'}>
              {say('matches.mine')}
            </Link>
            <Link href={addressOf({ list: 'public' })} aria-current={shown.list ? 'page' : undefined}>
              {say('matches.public')}
            </Link>
          </nav>
          {shown.list === undefined && !empty && <Search shown={shown} onShow={show} />}
        </div>
        <section className="card matches-card" aria-label={say(shown.list ? 'matches.public' : 'matches.mine')}>
          {!empty && <Filters shown={shown} games={games} count={listed?.count ?? null} onShow={show} />}
          {refusal && (
            <p className="refusal" role="alert">
              {refusal}
            </p>
          )}
          {listed?.matches.length === 0 && (
            <div className="matches-none">
              <p className="quiet">{say(nothing)}</p>
              {empty && (
                <Link href="/" className="btn btn-wax">
                  {say('matches.play')}
                </Link>
              )}
            </div>
          )}
          {listed && listed.matches.length > 0 && (
            <ul className="matches-list">
              {listed.matches.map((line) => (
                <MatchRow
                  key={line.code}
                  line={line}
                  title={titleOf(line.game, games)}
                  ending={endingOf(line)}
                  onMore={line.outcome === undefined ? null : () => setChosen(line)}
                />
              ))}
            </ul>
          )}
          {listed?.next && (
            <button type="button" className="btn matches-more" onClick={more}>
              {say('matches.showMore')}
            </button>
          )}
          {listed && !empty && (
            <p className="quiet small matches-note">{say(shown.list ? 'matches.publicNote' : 'matches.note')}</p>
          )}
        </section>
      </main>
      {chosen && (
        <MatchDialog
          line={chosen}
          title={titleOf(chosen.game, games)}
          onWith={(name) => {
            setChosen(null);
            show({ with: name });
          }}
          onHidden={(deleted) => {
            forget(chosen.code);
            setChosen(null);
            announce(say(deleted ? 'matches.deleted' : 'matches.hidden'));
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function useGames(): readonly GameInfo[] {
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    readGames(language)
      .then(async (read) => {
        await loadGames(read.map(({ id }) => id));
        setGames(inOrder(read));
      })
      .catch(() => undefined);
  }, [language]);
  return games;
}
