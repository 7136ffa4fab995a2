// The companion page for people with the real game on the table: the score track with both figures of everybody, passes of
// scoring, and the eight messages. Everything happens in this browser, so the page works offline once it is loaded.

import type { ReactElement } from 'react';
import { CompanionScreen } from './companion/play.tsx';
import { SetUp } from './companion/set-up.tsx';
import { useGame } from './companion/use-game.ts';
import './companion/companion.css';
import './companion/play.css';
import './companion/message.css';

export default function Companion(): ReactElement {
  const { game, begin, forget, before } = useGame();
  return (
    <main className="ccc">
      {game ? <CompanionScreen game={game} onForget={forget} /> : <SetUp before={before} onBegin={begin} />}
    </main>
  );
}
