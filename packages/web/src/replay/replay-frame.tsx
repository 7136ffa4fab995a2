// The frame of a match that is over: the bar with its tabs on top; in a hand the tabs are below.

import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { tablePath } from '../code.ts';
import { gameOf } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import { ThemeSwitch } from '../ui/switches.tsx';
import { replayPath, type TabId } from './address.ts';
import { Download } from './download.tsx';
import { ShareButton } from './share-button.tsx';
import { TABS } from './tabs.ts';
import { useReplay } from './use-replay.ts';
import '../table/table.css';
import '../table/narrow.css';
import './replay.css';

interface Props {
  readonly tab: TabId;
  readonly children: ReactNode;
}

export function ReplayFrame({ tab, children }: Props): ReactElement {
  const say = useSay();
  const { log, code, words, part, setPart } = useReplay();
  const { dark = false } = gameOf(log.game);
  useEffect(() => {
    document.title = `${say('replay.of', { game: words.title })} · Tabella`;
  }, [say, words]);
  const home = code === null ? '/replay' : tablePath(code);
  return (
    <div
      className="frame replay"
      data-tab={part}
      data-page={tab}
      data-game={log.game}
      data-dark={(dark && tab === 'replay') || undefined}
    >
      <header className="frame-top">
        <Link href={home} className="btn btn-icon replay-back" aria-label={say('replay.back')}>
          <Icon name="back" size={22} />
        </Link>
        <Link href="/" className="frame-house">
          <Seal size={28} />
          Tabella
        </Link>
        <h1>{words.title}</h1>
        <Ended />
        {tab === 'replay' && <TurnNow />}
        <nav className="replay-tabs" aria-label={say('tabs.label')}>
          {TABS.length > 1 &&
            TABS.map(({ id, icon, label }) => (
              <Link key={id} href={replayPath(code, id)} aria-current={id === tab ? 'page' : undefined}>
                <Icon name={icon} size={18} />
                {say(label)}
              </Link>
            ))}
        </nav>
        <Download />
        {tab === 'replay' && <ShareButton />}
        <span className="frame-wide">
          <ThemeSwitch />
        </span>
      </header>
      {tab === 'replay' ? children : <main className="replay-page">{children}</main>}
      <nav className="tabs replay-tab-bar" aria-label={say('tabs.label')}>
        {TABS.map(({ id, icon, label }) => (
          <Link
            key={id}
            href={replayPath(code, id)}
            className="tab"
            aria-current={id === tab && (id !== 'replay' || part === 'table')}
            onClick={() => setPart('table')}
          >
            <Icon name={icon} size={22} />
            {say(label)}
          </Link>
        )).toSpliced(
          1,
          0,
          <Link
            key="log"
            href={replayPath(code)}
            className="tab"
            aria-current={tab === 'replay' && part === 'log'}
            onClick={() => setPart('log')}
          >
            <Icon name="scroll" size={22} />
            {say('tabs.log')}
          </Link>,
        )}
      </nav>
    </div>
  );
}

/** When it was, and how it ended. */
function Ended(): ReactElement | null {
  const language = useLanguage();
  const { log, words, name } = useReplay();
  const parts = useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
    return [
      ...(log.table ? [day.format(log.table.ended)] : []),
      ...(log.result ? [words.result(log.result, name)] : []),
    ];
  }, [language, log, words, name]);
  return parts.length === 0 ? null : <span className="chip replay-ended">{parts.join(' · ')}</span>;
}

/** Which turn is shown, where the deck has no room to say it. */
function TurnNow(): ReactElement | null {
  const say = useSay();
  const { turns, row } = useReplay();
  const turn = turns.findLastIndex((start) => start <= row) + 1;
  return turns.length === 0 ? null : (
    <span className="chip replay-turn">{say('replay.turnOf', { turn, turns: turns.length })}</span>
  );
}
