// What the list shows: by result, game, person and text. All of it stands in the address.

import type { GameInfo } from '@tabella/table/protocol';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { GameSign } from '../front/my-tables.tsx';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { type Shown, toggled } from './query.ts';

interface Props {
  readonly shown: Shown;
  readonly games: readonly GameInfo[];
  readonly count: number | null;
  onShow(shown: Shown): void;
}

const OUTCOMES = ['won', 'lost'] as const;
/** While somebody types, the list waits for so many milliseconds. */
const TYPING_MS = 250;

export function Filters({ shown, games, count, onShow }: Props): ReactElement {
  const say = useSay();
  const list = shown.list === undefined ? {} : { list: shown.list };
  const all = Object.keys(shown).length === Object.keys(list).length;
  return (
    <fieldset className="match-filters">
      <legend className="hidden-text">{say('matches.filters')}</legend>
      <Chip on={all} onClick={() => onShow(list)}>
        {count === null ? say('matches.all') : say('matches.allCount', { count })}
      </Chip>
      {shown.with !== undefined && (
        <Chip on onClick={() => onShow(toggled(shown, 'with', shown.with))}>
          {say('matches.with', { name: shown.with })}
          <Icon name="close" size={14} />
        </Chip>
      )}
      {shown.list === undefined &&
        OUTCOMES.map((result) => (
          <Chip key={result} on={shown.result === result} onClick={() => onShow(toggled(shown, 'result', result))}>
            {say(`matches.${result}`)}
          </Chip>
        ))}
      {games.map(({ id, title }) => (
        <Chip key={id} on={shown.game === id} onClick={() => onShow(toggled(shown, 'game', id))}>
          <GameSign game={id} />
          {title}
        </Chip>
      ))}
    </fieldset>
  );
}

interface ChipProps {
  readonly on: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function Chip({ on, children, onClick }: ChipProps): ReactElement {
  return (
    <button type="button" className="match-chip" aria-pressed={on} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}

export function Search({ shown, onShow }: Pick<Props, 'shown' | 'onShow'>): ReactElement {
  const say = useSay();
  const now = shown.text ?? '';
  const [typed, setTyped] = useState(now);
  useEffect(() => setTyped(now), [now]);
  useEffect(() => {
    if (typed === now) return;
    const { text: _, ...rest } = shown;
    const timer = setTimeout(() => onShow(typed.trim() === '' ? rest : { ...rest, text: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, now, shown, onShow]);
  return (
    <label className="match-search">
      <Icon name="search" size={18} />
      <span className="hidden-text">{say('matches.search')}</span>
      <input
        type="search"
        className="field"
        value={typed}
        maxLength={60}
        placeholder={say('matches.searchHint')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}
