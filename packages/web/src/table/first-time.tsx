// Somebody's first table of a game: the guide is offered, once.

import { useStored } from '@tabella/ui/stored';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { pageOf, pagePath } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import './first-time.css';

/** `during` a match it says that the table waits; before it, that the seat is kept. */
export function FirstTime({
  game,
  during,
}: {
  readonly game: string;
  readonly during: 'match' | 'waiting';
}): ReactElement | null {
  const say = useSay();
  const [known, change] = useStored<boolean>(
    `tabella.known.${game}`,
    (text) => text === 'yes',
    () => 'yes',
  );
  if (known || !pageOf(game, 'guide')) return null;
  return (
    <aside className="first-time">
      <Icon name="help" size={20} />
      <span>
        <b>{say('first.title')}</b> <span className="quiet small">{say(`first.${during}`)}</span>
      </span>
      <Link href={pagePath(game, 'guide')} className="btn btn-plain" onClick={() => change(() => true)}>
        {say('first.show')}
      </Link>
      <button type="button" className="btn btn-icon" aria-label={say('first.no')} onClick={() => change(() => true)}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
