// A match in the list: the game, how it ended, who played, when. It opens the replay.

import type { ReactElement } from 'react';
import { GameSign } from '../front/my-tables.tsx';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { ReplayLink } from '../replay/replay-link.tsx';
import { Avatar } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Line } from './use-matches.ts';

interface Props {
  readonly line: Line;
  readonly title: string;
  readonly ending: string;
  /** Null where there is nothing to do with it. */
  readonly onMore: (() => void) | null;
}

/** More than this are counted. */
const MOST_DISCS = 4;

export function MatchRow({ line, title, ending, onMore }: Props): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { seats, mine = [], outcome, result } = line;
  const others = seats.flatMap((seat, i) => (mine.includes(i) ? [] : [{ ...seat, seat: i }]));
  const points = result.scores !== undefined && new Set(result.scores).size > 1 ? result.scores.join('–') : '';
  const hidden = others.length > MOST_DISCS ? others.length - MOST_DISCS : 0;
  return (
    <li className="match">
      <ReplayLink code={line.code} game={line.game} className="match-link">
        <GameSign game={line.game} />
        <span className="match-text">
          <b>{title}</b>
          <span className="quiet small match-ending">{ending || '\u00a0'}</span>
          <span className="hidden-text">
            {say(outcome === undefined ? 'matches.by' : 'matches.against', {
              names: listOf(
                language,
                others.map(({ name }) => name),
              ),
            })}
          </span>
        </span>
        <span className="match-discs" aria-hidden="true">
          {others.slice(0, MOST_DISCS).map(({ seat, name, bot }) => (
            <Avatar key={seat} seat={seat} name={name} bot={bot !== null} size="small" />
          ))}
          {hidden > 0 && <span className="quiet small">+{hidden}</span>}
        </span>
        <span className="match-end">
          {outcome && <b className={`match-${outcome}`}>{say(`matches.${outcome}`)}</b>}
          {points && <span className="quiet small match-points">{points}</span>}
        </span>
        <time className="quiet small match-date" dateTime={new Date(line.ended).toISOString()}>
          {dateOf(language, line.ended)}
        </time>
        <Icon name="chevron" size={18} />
      </ReplayLink>
      {onMore && (
        <button
          type="button"
          className="btn btn-icon match-more"
          aria-label={say('matches.more', { game: title, date: dateOf(language, line.ended) })}
          onClick={onMore}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </li>
  );
}

/** The year only where it is another one. */
export function dateOf(language: string, at: number): string {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year }).format(at);
}
