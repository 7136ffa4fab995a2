// The companion page for people with the real game on the table: the Alien's helper and the Scientists' console.
// Everything happens in this browser, so the page works offline once it is loaded.

import type { ReactElement } from 'react';
import { AlienHelper } from './companion/alien-helper.tsx';
import type { Mode } from './companion/saved.ts';
import { ScientistsConsole } from './companion/scientists.tsx';
import { useSaved } from './companion/use-saved.ts';
import { Live } from './live.tsx';
import { companion } from './say.ts';
import { useBeliefs } from './use-beliefs.ts';
import './css/world.css';
import './css/layout.css';
import './css/screen.css';
import './css/consoles.css';
import './css/words.css';
import './css/writing.css';
import './css/guess.css';
import './css/companion.css';

const MODES: readonly Mode[] = ['alien', 'scientists'];

export default function Companion(): ReactElement {
  const [saved, change] = useSaved();
  // Asked for at once, aid or no aid: so the solver is there when offline.
  const beliefs = useBeliefs(true, 'deck', saved.clues);
  const names: Readonly<Record<Mode, string>> = { alien: companion.helper, scientists: companion.console };
  return (
    <main className="stars st-companion">
      <Live>
        <div className="st-page" data-mode={saved.mode}>
          <header className="st-title">
            <h1>{companion.title}</h1>
            <p className="st-quiet">{companion.lead}</p>
          </header>
          <nav className="st-tabs" aria-label={companion.modes}>
            {MODES.map((mode) => (
              <button
                key={mode}
                type="button"
                className="st-tab"
                aria-current={mode === saved.mode}
                onClick={() => change({ mode })}
              >
                {names[mode]}
              </button>
            ))}
          </nav>
          {saved.mode === 'alien' ? (
            <AlienHelper saved={saved} change={change} />
          ) : (
            <ScientistsConsole saved={saved} change={change} beliefs={saved.aid ? beliefs : null} />
          )}
        </div>
      </Live>
    </main>
  );
}
