// The page of a match that is over: from this server by its code, or from a file that stays in this browser.

import { type ReactElement, useEffect, useState } from 'react';
import { readCode } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import { MissingPage } from '../pages/missing-page.tsx';
import { Seal } from '../ui/seal.tsx';
import { DropPage } from './drop-page.tsx';
import { NoReplay } from './no-replay.tsx';
import { type Opening, openCode } from './open-match.ts';
import { OpenPage } from './open-page.tsx';
import { useOpenedFile } from './opened-file.ts';
import '../pages/pages.css';

export { loadFor } from './open-match.ts';

interface Props {
  /** A code, or `file` for the one that is open here; null: none is chosen yet. */
  readonly of: string | null;
  readonly tab: string | null;
}

export default function ReplayPage({ of, tab }: Props): ReactElement {
  const file = useOpenedFile((kept) => kept.opening);
  if (of === 'file' && file?.ok) return <OpenPage code={null} match={file} tab={tab} />;
  if (of === null || of === 'file') return <DropPage />;
  const code = readCode(of);
  return code === null ? <MissingPage what="table" /> : <OfServer key={code} code={code} tab={tab} />;
}

function OfServer({ code, tab }: { readonly code: string; readonly tab: string | null }): ReactElement {
  const say = useSay();
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    let gone = false;
    void openCode(code)
      .catch((): Opening => ({ ok: false, why: 'lost' }))
      .then((opened) => {
        if (!gone) setOpening(opened);
      });
    return () => {
      gone = true;
    };
  }, [code]);
  if (opening === null) {
    return (
      <main className="setting">
        <Seal size={56} />
        <h1>{say('replay.opening')}</h1>
      </main>
    );
  }
  if (opening.ok) return <OpenPage code={code} match={opening} tab={tab} />;
  return opening.why === 'missing' ? <MissingPage what="table" /> : <NoReplay refused={opening} />;
}
