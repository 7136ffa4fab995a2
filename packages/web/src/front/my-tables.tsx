// The tables at which I sit, those that wait for me first.

import type { GameInfo, MyTable } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { tablePath } from '../code.ts';
import { gameOf } from '../games.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { replayPath } from '../replay/address.ts';
import { GameIcon, Icon } from '../ui/icon.tsx';
import { ago } from './ago.ts';

interface Props {
  readonly tables: readonly MyTable[];
  readonly games: readonly GameInfo[];
}

export function MyTablesPanel({ tables, games }: Props): ReactElement {
  const say = useSay();
  const waiting = tables.filter((table) => table.myTurn).length;
  return (
    <section className="panel card" aria-labelledby="my-tables" id="tables">
      <header className="panel-head">
        <h2 id="my-tables">{say('mine.title')}</h2>
        {waiting > 0 && (
          <span className="chip">
            <Icon name="bell" size={14} />
            {say('mine.waiting', { count: waiting })}
          </span>
        )}
      </header>
      {tables.length === 0 ? (
        <p className="quiet panel-empty">{say('mine.none')}</p>
      ) : (
        <ul className="lines">
          {tables.map((table) => (
            <TableLine key={table.code} table={table} title={titleOf(table.game, games)} />
          ))}
        </ul>
      )}
      <p className="panel-foot">
        <Link href="/matches" className="panel-link">
          {say('mine.matches')}
          <Icon name="chevron" size={16} />
        </Link>
      </p>
    </section>
  );
}

function TableLine({ table, title }: { readonly table: MyTable; readonly title: string }): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const state = table.myTurn ? 'mine.turn' : (`mine.${table.phase}` as const);
  return (
    <li>
      <Link href={table.phase === 'over' ? replayPath(table.code) : tablePath(table.code)} className="line">
        <GameSign game={table.game} />
        <span className="line-text">
          <b>{title}</b>
          <span className="quiet small">{listOf(language, table.names)}</span>
        </span>
        <span className="quiet small line-ago">{ago(language, table.touched)}</span>
        <span className={table.myTurn ? 'chip chip-wax' : 'chip'}>{say(state)}</span>
        <Icon name="chevron" size={18} />
      </Link>
    </li>
  );
}

/** On a phone the panel is far below: one line says that somebody waits. */
export function WaitingForMe({ count }: { readonly count: number }): ReactElement | null {
  const say = useSay();
  if (count === 0) return null;
  return (
    <a className="waiting card" href="#tables">
      <span className="waiting-count">{count}</span>
      <b>{say('mine.callOut', { count })}</b>
      <Icon name="chevron" />
    </a>
  );
}

export function GameSign({ game }: { readonly game: string }): ReactElement {
  const { icon, ground, ink } = gameOf(game);
  return (
    <span className="sign" style={{ background: ground, color: ink }}>
      <GameIcon path={icon} size={24} />
    </span>
  );
}

export const titleOf = (id: string, games: readonly GameInfo[]): string =>
  games.find((game) => game.id === id)?.title ?? id;
