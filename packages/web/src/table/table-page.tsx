// The page of one table: the waiting room before the match, the table frame from then on.

import type { Words } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import type { GameInfo } from '@tabella/table/protocol';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { games } from '../api.ts';
import { loadGames } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { openTable, type TableHandle } from '../live/table-store.ts';
import { MissingPage } from '../pages/missing-page.tsx';
import { Unloaded } from '../ui/boundary.tsx';
import { Seal } from '../ui/seal.tsx';
import { TableContext } from './at-table.tsx';
import { Frame } from './frame.tsx';
import { useWordsAt } from './use-words-at.ts';
import './table.css';
import './narrow.css';
import './end.css';

/** Whoever plays at once never sees it. */
const WaitingRoom = lazy(() => import('./waiting-room.tsx').then(({ WaitingRoom: Room }) => ({ default: Room })));

export default function TablePage({ code }: { readonly code: string }): ReactElement | null {
  const [handle, setHandle] = useState<TableHandle | null>(null);
  useEffect(() => {
    const opened = openTable(code);
    setHandle(opened);
    return () => opened.close();
  }, [code]);
  if (handle === null) return null;
  return (
    <TableContext value={handle}>
      <AtTable handle={handle} />
    </TableContext>
  );
}

function AtTable({ handle }: { readonly handle: TableHandle }): ReactElement {
  const say = useSay();
  const line = useStore(handle.store, (live) => live.line);
  const game = useStore(handle.store, (live) => live.table?.game);
  const phase = useStore(handle.store, (live) => live.table?.phase);
  const starting = useStore(handle.store, (live) => live.table?.starting ?? false);
  const begun = useStore(handle.store, (live) => live.snapshots.length > 0);
  const options = useStore(handle.store, (live) => live.table?.options);
  const known = useGame(game);
  const words = useWordsAt(known === 'unknown' ? null : (known?.words ?? null), options);
  if (line === 'gone') return <MissingPage what="table" />;
  if (line === 'banned') return <MissingPage what="banned" />;
  if (known === 'unknown' || words === 'unloaded') return <Unloaded />;
  const note = line === 'broken' || line === 'outage' ? say(`line.${line}`) : say('table.settingNote');
  if (phase === undefined || known === null) return <Setting note={note} />;
  if (phase === 'gathering' && !starting) {
    return (
      <Suspense fallback={<Setting note={note} />}>
        <WaitingRoom game={known.info} words={words ?? known.words} />
      </Suspense>
    );
  }
  // Another language draws everything anew.
  return begun && words ? <Frame key={known.language} info={known.info} words={words} /> : <Setting note={note} />;
}

/** While the table is being laid. */
function Setting({ note }: { readonly note: string }): ReactElement {
  const say = useSay();
  return (
    <main className="setting">
      <Seal size={56} />
      <h1>{say('table.setting')}</h1>
      <p className="quiet" role="status">
        {note}
      </p>
    </main>
  );
}

interface Known {
  readonly language: string;
  readonly info: GameInfo;
  readonly words: Words;
}

/** What there is to know of a game, and its words; 'unknown' when this page is older than the game. */
function useGame(id: string | undefined): Known | 'unknown' | null {
  const language = useLanguage();
  const [known, setKnown] = useState<Known | 'unknown' | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    Promise.all([games(language), wordsOf(id, language, ['index']), loadGames([id])])
      .then(([all, words]) => {
        const info = all.find((one) => one.id === id);
        if (!gone) setKnown(info && words ? { language, info, words } : 'unknown');
      })
      .catch(() => {
        if (!gone) setKnown('unknown');
      });
    return () => {
      gone = true;
    };
  }, [id, language]);
  return known;
}
