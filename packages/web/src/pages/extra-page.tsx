// A page that a game brings besides its table, under the top bar. A companion works offline once it has been opened.

import { wordsOf } from '@tabella/registry/browser';
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

export default function ExtraPage({ game, kind }: Props): ReactElement | null {
  const say = useSay();
  const language = useLanguage();
  const [ready, setReady] = useState<boolean | null>(null);
  useEffect(() => {
    void loadGames([game]).then(
      () => setReady(true),
      () => setReady(false),
    );
  }, [game]);
  const page = pageOf(game, kind);
  const shown = page?.kind;
  useEffect(() => {
    if (!shown) return;
    wordsOf(game, language)
      .then((words) => {
        if (words) document.title = `${say(`${shown}.title`, { game: words.title })} · Tabella`;
      })
      // The page keeps the title it has.
      .catch(() => undefined);
  }, [say, game, language, shown]);
  if (!page) return ready === null ? null : ready ? <MissingPage /> : <Unloaded />;
  return (
    <>
      <TopBar />
      <page.Page />
    </>
  );
}
