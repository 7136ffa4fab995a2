// No such page, or no such table.

import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n/languages.ts';
import { Seal } from '../ui/seal.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import './pages.css';

export function MissingPage({ table = false }: { readonly table?: boolean }): ReactElement {
  const say = useSay();
  const title = say(table ? 'missing.table' : 'missing.page');
  useEffect(() => {
    document.title = `${title} · Tabella`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main className="missing">
        <Seal size={56} />
        <h1>{title}</h1>
        <p className="quiet">{say(table ? 'missing.tableNote' : 'missing.pageNote')}</p>
        <Link href="/" className="btn btn-wax">
          {say('missing.home')}
        </Link>
      </main>
    </>
  );
}
