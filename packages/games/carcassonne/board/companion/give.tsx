// A payment from one player to another, such as a ransom: who gets it, and whose figure moves how.

import { type ReactElement, useState } from 'react';
import type { Marker } from '../../rules/names.ts';
import { companion as say } from '../say.ts';
import { MARKERS } from '../track/circuit.ts';
import { Points, Segments } from './fields.tsx';
import { type Deed, type Ledger, written } from './ledger.ts';

interface Props {
  readonly ledger: Ledger;
  readonly id: string;
  /** Null where people agree on one. */
  readonly price: number | null;
  readonly from: number;
  onDeed(deed: Deed): void;
}

const NOBODY = '-';

export function Give({ ledger, id, price, from, onDeed }: Props): ReactElement {
  const { players } = ledger.setup;
  const [points, setPoints] = useState(price);
  const [to, setTo] = useState<number | null>(players.findIndex((_, seat) => seat !== from));
  const [pays, setPays] = useState<Marker>('scorer');
  const [gets, setGets] = useState<Marker>('scorer');
  const deed: Deed = { kind: 'give', from, to, points: points ?? 0, pays, gets };
  return (
    <fieldset className="ccc-pay">
      <legend>{say.gives(players[from]?.name ?? '', say.brought(id))}</legend>
      <p className="ccc-quiet">{say.givesAbout}</p>
      {price === null && <Points label={say.points} value={points} quick={[]} onValue={setPoints} />}
      <label className="ccc-row">
        <span>{say.goesTo}</span>
        <select
          className="ccc-field"
          value={to ?? NOBODY}
          onChange={(event) => setTo(event.target.value === NOBODY ? null : Number(event.target.value))}
        >
          {players.map(({ name, colour }, seat) =>
            seat === from ? null : (
              <option key={colour} value={seat}>
                {name}
              </option>
            ),
          )}
          {price === null && <option value={NOBODY}>{say.nobody}</option>}
        </select>
      </label>
      <Segments label={say.goesBack} of={MARKERS} names={say.figures} value={pays} onValue={setPays} />
      {to !== null && (
        <Segments label={say.goesForward} of={MARKERS} names={say.figures} value={gets} onValue={setGets} />
      )}
      <button
        type="button"
        className="ccc-btn"
        disabled={written(ledger, deed) === null}
        onClick={() => {
          onDeed(deed);
          setPoints(price);
        }}
      >
        {say.payNow(points ?? 0)}
      </button>
    </fieldset>
  );
}
