// No such page, no such table, or nobody is let in.

import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { Seal } from '../ui/seal.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import './pages.css';

export function MissingPage({ what = 'page' }: { readonly what?: 'page' | 'table' | 'banned' }): ReactElement {
  const say = useSay();
  const title = say(`missing.${what}`);
  useEffect(() => {
    document.title = `${title} · Tabella`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main className="missing">
        <Seal size={56} />
        <h1>{title}</h1>
        <p className="quiet">{say(`missing.${what}Note`)}</p>
        <Link href="/" className="btn btn-wax">
          {say('missing.home')}
        </Link>
      </main>
    </>
  );
}
