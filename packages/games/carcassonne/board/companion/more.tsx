// What only some tables need: the other passes of scoring, a builder's turn, payments, the end of the game.

import { type ReactElement, useState } from 'react';
import type { TurnPass } from '../../rules/module.ts';
import type { Marker } from '../../rules/names.ts';
import { companion as say } from '../say.ts';
import { MARKERS } from '../track/circuit.ts';
import { paidBy } from './brought.ts';
import { Points, Segments } from './fields.tsx';
import { Give } from './give.tsx';
import { type Deed, type Ledger, PASSES, partOf } from './ledger.ts';

interface Props {
  readonly ledger: Ledger;
  readonly seat: number;
  onDeed(deed: Deed): void;
}

export function More({ ledger, seat, onDeed }: Props): ReactElement {
  const part = partOf(ledger);
  return (
    <details className="ccc-panel ccc-more">
      <summary>{say.more}</summary>
      <label className="ccc-row">
        <span>{say.pass}</span>
        <select
          className="ccc-field"
          value={ledger.round}
          disabled={ledger.awards.length > 0}
          onChange={(event) => onDeed({ kind: 'round', round: event.target.value as TurnPass })}
        >
          {PASSES.map((pass) => (
            <option key={pass} value={pass}>
              {say.passes[pass]}
            </option>
          ))}
        </select>
      </label>
      {part.of !== 'builder' && ledger.setup.sets.includes('traders') && (
        <label className="ccc-tick">
          <input type="checkbox" checked={part.builder} onChange={() => onDeed({ kind: 'builder' })} />
          <span>{say.builder}</span>
        </label>
      )}
      {paidBy(ledger.setup.sets).map(({ id, points }) => (
        <Give key={`${id} ${seat}`} id={id} price={points} ledger={ledger} from={seat} onDeed={onDeed} />
      ))}
      <Pay ledger={ledger} seat={seat} onDeed={onDeed} />
    </details>
  );
}

/** Moves that are no pass of scoring. */
function Pay({ ledger, seat, onDeed }: Props): ReactElement {
  const [points, setPoints] = useState<number | null>(null);
  const [figure, setFigure] = useState<Marker>('scorer');
  const total = ledger.figures[seat]?.[figure] ?? 0;
  const move = (sign: 1 | -1): void => {
    onDeed({ kind: 'pay', seat, figure, points: sign * (points ?? 0) });
    setPoints(null);
  };
  return (
    <fieldset className="ccc-pay">
      <legend>{`${say.pay}: ${ledger.setup.players[seat]?.name ?? ''}`}</legend>
      <p className="ccc-quiet">{say.payAbout}</p>
      <Segments label={say.which} of={MARKERS} names={say.figures} value={figure} onValue={setFigure} />
      <Points label={say.points} value={points} quick={[]} onValue={setPoints} />
      <span className="ccc-row">
        <button type="button" className="ccc-btn" disabled={!points || points > total} onClick={() => move(-1)}>
          {say.back}
        </button>
        <button type="button" className="ccc-btn" disabled={!points} onClick={() => move(1)}>
          {say.forward}
        </button>
      </span>
    </fieldset>
  );
}
