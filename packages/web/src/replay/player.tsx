// The replay itself, laid out as the table was: whose eyes at the left, the board in the middle, the log at the right, and
// the deck where the prompt stood.

import type { GameEvent } from '@tabella/kernel';
import { type ReactElement, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { marked } from '../table/sentences.ts';
import { Board } from './board.tsx';
import { Deck } from './deck.tsx';
import { Hidden } from './hidden.tsx';
import { ReplayLog } from './replay-log.tsx';
import { SeenBy } from './seen-by.tsx';
import { mayHear, storyOf } from './story.ts';
import { usePlayer } from './use-player.ts';
import { useReplay } from './use-replay.ts';

export function Player(): ReactElement {
  const say = useSay();
  const { replay, words, name, me, row, eyes } = useReplay();
  const player = usePlayer();
  const [lit, setLit] = useState<GameEvent | null>(null);
  const shown = useMemo(() => replay.at(row, eyes), [replay, row, eyes]);
  const story = useMemo(() => {
    const names = marked(name);
    const takenBack = (seat: number): string => say('log.undone', { name: names(seat) });
    return storyOf(replay, eyes, { words, name: names, you: me, takenBack });
  }, [replay, eyes, words, name, me, say]);
  const fresh = replay.news(row).filter((told) => mayHear(told, eyes)).length;
  return (
    <>
      <SeenBy shown={shown} />
      <main className="frame-main">
        <div className="frame-middle">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that scrolls must be reachable by keyboard */}
          <section className="frame-board" tabIndex={0} aria-label={say('tabs.table')}>
            <Board shown={shown} seen={shown.told.length - fresh} lit={lit} />
          </section>
          <Hidden shown={shown} where="board" />
        </div>
        <Deck player={player} story={story} />
      </main>
      <aside className="frame-side">
        <Hidden shown={shown} where="log" />
        <ReplayLog story={story} onJump={player.jump} onLight={setLit} />
      </aside>
    </>
  );
}
