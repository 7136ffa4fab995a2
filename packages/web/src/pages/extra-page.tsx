// A page that a game brings beside its table, under the bar of the house. A companion works without a net once it has been
// opened.

import { wordsOf } from '@tabella/registry/words';
import { type ReactElement, useEffect } from 'react';
import type { Extra } from '../extras.ts';
import { useSay } from '../i18n/languages.ts';
import { TopBar } from '../ui/top-bar.tsx';

export default function ExtraPage({ extra }: { readonly extra: Extra }): ReactElement {
  const say = useSay();
  const { game, kind, Page } = extra;
  useEffect(() => {
    void wordsOf(game).then((words) => {
      if (words) document.title = `${say(`${kind}.title`, { game: words.title })} · Tabella`;
    });
  }, [say, game, kind]);
  return (
    <>
      <TopBar />
      <Page />
    </>
  );
}
