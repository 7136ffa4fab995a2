// The bar at the foot of the page: taking back, and the one thing to do next.

import type { ReactElement } from 'react';
import { companion as say } from '../say.ts';
import { Icon } from './icon.tsx';
import { type Ledger, lookDue, written } from './ledger.ts';
import type { GameInHand } from './use-game.ts';

export function Bar({ game, onForget }: { readonly game: GameInHand; onForget(): void }): ReactElement {
  const { ledger, deeds, write, undo } = game;
  return (
    <div className="ccc-bar">
      <button type="button" className="ccc-btn" disabled={deeds.length === 0} onClick={undo}>
        <Icon name="undo" /> {say.undo}
      </button>
      {ledger.stage === 'over' && (
        <button type="button" className="ccc-btn ccc-btn-wax" onClick={onForget}>
          {say.fresh}
        </button>
      )}
      {ledger.stage === 'final' && (
        <button type="button" className="ccc-btn ccc-btn-wax" onClick={() => write({ kind: 'finish' })}>
          <Icon name="check" /> {say.finish}
        </button>
      )}
      {ledger.stage === 'play' && !ledger.message && <Onward ledger={ledger} write={write} />}
    </div>
  );
}

function Onward({ ledger, write }: { readonly ledger: Ledger; readonly write: GameInHand['write'] }): ReactElement {
  const nameOf = (seat: number): string => ledger.setup.players[seat]?.name ?? '';
  if (ledger.awards.length > 0 || lookDue(ledger)) {
    const message = written(ledger, { kind: 'close' })?.message;
    return (
      <button type="button" className="ccc-btn ccc-btn-wax" onClick={() => write({ kind: 'close' })}>
        <span>
          {say.close}
          <small>{message ? say.closeMessage(nameOf(ledger.active)) : say.closeNone}</small>
        </span>
      </button>
    );
  }
  const after = written(ledger, { kind: 'done' });
  const same = after !== null && after.turn === ledger.turn;
  return (
    <button type="button" className="ccc-btn ccc-btn-wax" onClick={() => write({ kind: 'done' })}>
      {same ? say.nextTile : say.next(nameOf(after?.active ?? 0))} <Icon name="next" />
    </button>
  );
}
