// The companion of A Message from the Stars, for people with the real game on a real table. Works without a net once it
// has been opened.

import Companion from '@tabella/stars/companion';
import { type ReactElement, useEffect } from 'react';
import { useSay } from '../i18n/languages.ts';
import { TopBar } from '../ui/top-bar.tsx';

export default function CompanionPage(): ReactElement {
  const say = useSay();
  useEffect(() => {
    document.title = `${say('companion.title')} · Tabella`;
  }, [say]);
  return (
    <>
      <TopBar />
      <Companion />
    </>
  );
}
