// Under the board of somebody who looks on: live as the table sees it, or all hands some turns later. When the match ends,
// whoever was some turns behind stays there, and goes on in the replay.

import type { Words } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { ReplayLink } from '../replay/replay-link.tsx';
import { useTable } from '../table/at-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { TurnBars } from './turn-bars.tsx';
import { useLate } from './use-late.ts';
import './watch.css';

interface Props {
  readonly words: Words;
  readonly live: SeatSnapshot;
  /** What is shown instead of the live table; null for nothing else. */
  onLater(later: SeatSnapshot | null): void;
}

export function WatchDeck({ words, live, onLater }: Props): ReactElement {
  const say = useSay();
  const { code, game, late: delay } = useTable();
  const { late, turns, wanted, refusal, want } = useLate({ words, live, onLater });
  if (delay === null) return <p className="watch-deck quiet small">{say('watch.endNote')}</p>;
  if (live.result !== null && late) {
    return (
      <section className="watch-deck" aria-label={say('watch.view')}>
        <p role="status">{say('watch.over')}</p>
        <div className="watch-over">
          <button type="button" className="btn" onClick={() => want(false)}>
            {say('end.showResult')}
          </button>
          <ReplayLink code={code} game={game} place={{ row: late.row, eyes: 'all' }} className="btn btn-wax">
            <Icon name="film" size={18} />
            {say('watch.goOn')}
          </ReplayLink>
        </div>
      </section>
    );
  }
  const open = Math.max(0, turns - delay);
  const next = say('watch.next', { turn: open + 1, with: open + 1 + delay });
  return (
    <section className="watch-deck" aria-label={say('watch.view')}>
      <fieldset className="watch-switch">
        <legend className="hidden-text">{say('watch.view')}</legend>
        <button type="button" aria-pressed={!wanted} onClick={() => want(false)}>
          <span className="watch-dot" aria-hidden="true" />
          {say('watch.live')}
        </button>
        <button type="button" aria-pressed={wanted} disabled={open === 0} onClick={() => want(true)}>
          <Icon name="eye" size={18} />
          {say('watch.late', { count: delay })}
        </button>
      </fieldset>
      <div className="watch-turns">
        <p>
          {late
            ? say('watch.shown', { turn: late.turn, turns: late.turns })
            : say(open === 0 ? 'watch.openNone' : open === 1 ? 'watch.openOne' : 'watch.openMany', { turn: open })}
        </p>
        <TurnBars turns={turns} open={open} shown={late ? late.turn : turns} />
        <p className="quiet small">{next}</p>
      </div>
      {refusal === '' ? (
        !late && <p className="watch-note quiet small">{say('watch.liveNote', { count: delay })}</p>
      ) : (
        <p className="watch-note refusal small" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
