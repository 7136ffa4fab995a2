// A page that a game brings besides its table, under the top bar. A companion works offline once it has been opened.

import type { Words } from '@tabella/kernel';
import { type Part, wordsOf } from '@tabella/registry/browser';
import type { PageKind } from '@tabella/ui/table';
import { type ReactElement, useEffect, useState } from 'react';
import { loadGames, pageOf } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { Unloaded } from '../ui/boundary.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { MissingPage } from './missing-page.tsx';

interface Props {
  readonly game: string;
  readonly kind: string;
}

/** What speaks on such a page: a guide shows the board, and how a match ends. */
const PARTS: Readonly<Record<PageKind, readonly Part[]>> = {
  companion: ['index', 'companion'],
  guide: ['index', 'end', 'guide'],
};

interface Loaded {
  readonly language: string;
  readonly words: Words;
}

export default function ExtraPage({ game, kind }: Props): ReactElement | null {
  const say = useSay();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | 'missing' | 'unloaded' | null>(null);
  useEffect(() => {
    const load = async (): Promise<Loaded | 'missing'> => {
      await loadGames([game]);
      const page = pageOf(game, kind);
      const words = page && (await wordsOf(game, language, PARTS[page.kind]));
      return words ? { language, words } : 'missing';
    };
    let gone = false;
    void load()
      .catch(() => 'unloaded' as const)
      .then((done) => {
        if (!gone) setLoaded(done);
      });
    return () => {
      gone = true;
    };
  }, [game, kind, language]);
  const page = pageOf(game, kind);
  const title = loaded !== null && typeof loaded !== 'string' ? loaded.words.title : null;
  const shown = page?.kind;
  useEffect(() => {
    if (shown && title !== null) document.title = `${say(`${shown}.title`, { game: title })} · Tabella`;
  }, [say, shown, title]);
  if (loaded === null) return null;
  if (loaded === 'unloaded') return <Unloaded />;
  if (loaded === 'missing' || !page) return <MissingPage />;
  return (
    <>
      <TopBar />
      {/* Another language draws the page anew. */}
      <page.Page key={loaded.language} words={loaded.words} />
    </>
  );
}
