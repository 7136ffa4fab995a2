// Tables that anybody may join.

import type { GameInfo, LobbyLine } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { tablePath } from '../code.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { GameSign, titleOf } from './my-tables.tsx';

interface Props {
  readonly tables: readonly LobbyLine[];
  readonly games: readonly GameInfo[];
}

export function OpenTablesPanel({ tables, games }: Props): ReactElement {
  const say = useSay();
  const language = useLanguage();
  return (
    <section className="panel card" aria-labelledby="open-tables">
      <header className="panel-head">
        <h2 id="open-tables">{say('open.title')}</h2>
        {tables.length > 0 && <span className="chip">{tables.length}</span>}
      </header>
      {tables.length === 0 ? (
        <p className="quiet panel-empty">{say('open.none')}</p>
      ) : (
        <ul className="lines">
          {tables.map((table) => (
            <li key={table.code}>
              <Link href={tablePath(table.code)} className="line">
                <GameSign game={table.game} />
                <span className="line-text">
                  <b>{titleOf(table.game, games)}</b>
                  <span className="quiet small">{listOf(language, table.names)}</span>
                </span>
                <span className="chip">{say('open.free', { count: table.seats - table.taken })}</span>
                <Icon name="chevron" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="panel-foot quiet small">
        <span className="chip">
          <Icon name="hand" size={14} />
          {say('open.hotSeat')}
        </span>
        {say('open.hotSeatNote')}
      </p>
    </section>
  );
}
