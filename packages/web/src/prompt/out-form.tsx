// I am out while others play on: watch, hurry on, or begin another game.

import type { TableDeeds } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';

export function OutForm({ deeds: { fastForward, newGame, leave } }: { readonly deeds: TableDeeds }): ReactElement {
  const say = useSay();
  const { fast } = useTable();
  return (
    <div className="out-row">
      {fast === 'on' && <p className="quiet">{say('out.fast')}</p>}
      {fastForward && (
        <button type="button" className="btn" onClick={fastForward}>
          <Icon name="forward" size={18} />
          {say('out.fastForward')}
        </button>
      )}
      {newGame && (
        <button type="button" className="btn" onClick={newGame}>
          {say('out.newGame')}
        </button>
      )}
      {leave && (
        <button type="button" className="btn btn-plain" onClick={leave}>
          {say('out.leave')}
        </button>
      )}
    </div>
  );
}
