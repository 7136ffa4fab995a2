// The bar on top of a table: menu and game; at a desk also the code and switches, which stand in the menu as well.

import type { GameInfo } from '@tabella/table/protocol';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { showCode } from '../code.ts';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import { SoundSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { useTable } from './at-table.tsx';
import type { Tab } from './tab-bar.tsx';
import { tableLink } from './table-link.ts';

const Menu = lazy(() => import('./menu.tsx').then(({ Menu: Opened }) => ({ default: Opened })));

interface Props {
  readonly info: GameInfo;
  readonly snapshot: SeatSnapshot;
  onRules(): void;
  onKeys(): void;
  onTab(tab: Tab): void;
}

export function FrameTop({ info, snapshot, onRules, onKeys, onTab }: Props): ReactElement {
  const say = useSay();
  const table = useTable();
  const [menu, setMenu] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      ?.writeText(tableLink(table.code))
      .then(() => announce(say('invite.copied')))
      .catch(() => undefined);
  };
  return (
    <header className="frame-top">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={say('menu.title')}
        aria-haspopup="dialog"
        onClick={() => setMenu(true)}
      >
        <Icon name="menu" size={22} />
      </button>
      <span className="frame-house" aria-hidden="true">
        <Seal size={28} />
        Tabella
      </span>
      <h1>{info.title}</h1>
      <button
        type="button"
        className="chip chip-code mono frame-wide"
        aria-label={say('invite.copyCode', { code: showCode(table.code) })}
        onClick={copy}
      >
        {showCode(table.code)}
        <Icon name="copy" size={14} />
      </button>
      <span className="frame-chips">
        {table.paused && <span className="chip chip-wax">{say('prompt.paused')}</span>}
        {table.watchers.count > 0 && (
          <span className="chip" role="img" aria-label={say('watch.count', { count: table.watchers.count })}>
            <Icon name="eye" size={16} /> {table.watchers.count}
          </span>
        )}
        {snapshot.seat === null && <span className="chip">{say('seat.watching')}</span>}
      </span>
      <button type="button" className="btn btn-plain frame-rules" onClick={onRules}>
        <Icon name="help" />
        {say('tabs.rules')}
      </button>
      <span className="row frame-wide">
        <SoundSwitch />
        <ThemeSwitch />
      </span>
      {menu && (
        <Suspense fallback={null}>
          <Menu info={info} onRules={onRules} onKeys={onKeys} onTab={onTab} onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  );
}
