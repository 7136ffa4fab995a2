// Why there is no replay, in one sentence; where only the rules are missing, what was told is still there to be read.

import { type ReactElement, useEffect } from 'react';
import type { Say } from '../i18n/i18n.ts';
import { useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { Broken } from './deal/broken.tsx';
import type { NoMatch } from './open-match.ts';
import { StoredStory } from './stored-story.tsx';

export function NoReplay({ refused }: { readonly refused: NoMatch }): ReactElement {
  const say = useSay();
  useEffect(() => {
    document.title = `${say('replay.title')} · Tabella`;
  }, [say]);
  return (
    <>
      <TopBar />
      <main className="about">
        <h1>{say('replay.title')}</h1>
        <Refusal refused={refused} />
      </main>
    </>
  );
}

/** In one sentence; a match that was changed shows where, and one whose rules are gone what was told. */
export function Refusal({ refused }: { readonly refused: NoMatch }): ReactElement {
  const say = useSay();
  if (refused.why === 'changed') return <Broken misfit={refused.misfit} />;
  return (
    <>
      <p className="refusal" role="alert">
        {sentenceIn(refused, say)}
      </p>
      {refused.why === 'rules' && <StoredStory log={refused.log} />}
    </>
  );
}

function sentenceIn(refused: Exclude<NoMatch, { why: 'changed' }>, say: Say): string {
  if (refused.why === 'file') return refusalIn(say, refused.refused);
  if (refused.why !== 'game' && refused.why !== 'rules') return say(`replay.${refused.why}`);
  const { game, rules } = refused.log;
  return say(`replay.${refused.why}`, { game: game.slice(0, 40), rules });
}
