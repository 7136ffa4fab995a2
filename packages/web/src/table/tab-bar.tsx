// Narrow screens: which part of the table is shown above the prompt.

import { type ReactElement, useEffect, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useUnreadChat } from './unread.ts';

export type Tab = 'table' | 'log' | 'chat' | 'rules';

const TABS: readonly { readonly tab: Tab; readonly icon: IconName }[] = [
  { tab: 'table', icon: 'layers' },
  { tab: 'log', icon: 'scroll' },
  { tab: 'chat', icon: 'chat' },
  { tab: 'rules', icon: 'help' },
];

interface Props {
  readonly tab: Tab;
  /** How much has happened. */
  readonly news: number;
  onTab(tab: Tab): void;
}

export function TabBar({ tab, news, onTab }: Props): ReactElement {
  const say = useSay();
  const unread = useUnreadChat(tab === 'chat');
  const untold = useUnread(news, tab === 'log' || tab === 'table');
  return (
    <nav className="tabs" aria-label={say('tabs.label')}>
      {TABS.map((one) => (
        <button
          key={one.tab}
          type="button"
          className="tab"
          aria-current={tab === one.tab}
          onClick={() => onTab(one.tab)}
        >
          <Icon name={one.icon} size={22} />
          {say(`tabs.${one.tab}`)}
          {one.tab === 'log' && untold > 0 && <span className="tab-dot" />}
          {one.tab === 'chat' && unread > 0 && (
            <span className="tab-count">
              {unread}
              <span className="hidden-text"> {say('tabs.unread')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** How many came since this part was looked at last. */
function useUnread(count: number, looking: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (looking) setRead(count);
  }, [looking, count]);
  return Math.max(0, count - read);
}
