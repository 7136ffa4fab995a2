// The end of the game: both figures become one, the rest is scored, and somebody has won.

import { type ReactElement, useState } from 'react';
import type { Marker } from '../../rules/names.ts';
import { companion as say } from '../say.ts';
import { MARKERS } from '../track/circuit.ts';
import { type Brings, broughtBy, quickPoints } from './brought.ts';
import { Points, Segments } from './fields.tsx';
import { type Deed, type Ledger, sumOf } from './ledger.ts';
import { ColourSign } from './set-up.tsx';

interface Props {
  readonly ledger: Ledger;
  onDeed(deed: Deed): void;
}

/** Before final scoring. By Z-Man's rules it is always the scoring meeple that carries on. */
export function Merge({ ledger, onDeed }: Props): ReactElement {
  const [keeps, setKeeps] = useState<readonly Marker[]>(ledger.figures.map(() => 'scorer'));
  return (
    <details className="ccc-panel ccc-more">
      <summary>{say.end}</summary>
      <p className="ccc-quiet">{say.mergeAbout}</p>
      {ledger.setup.edition !== 'zmg' &&
        ledger.setup.players.map(({ name, colour }, seat) => (
          <Segments
            key={colour}
            label={say.keeps(name)}
            of={MARKERS}
            names={say.figures}
            value={keeps[seat] ?? 'scorer'}
            onValue={(figure) => setKeeps(keeps.with(seat, figure))}
          />
        ))}
      <button
        type="button"
        className="ccc-btn"
        disabled={ledger.awards.length > 0}
        onClick={() => onDeed({ kind: 'merge', keeps })}
      >
        {say.mergeGo}
      </button>
      {ledger.awards.length > 0 && <p className="ccc-quiet">{say.mergeLater}</p>}
    </details>
  );
}

interface ScoringProps {
  readonly ledger: Ledger;
  readonly seat: number;
  onDeed(deed: Deed): void;
}

const QUICK = [1, 2, 3, 4, 5, 6, 9, 10, 12, 20];

export function FinalScoring({ ledger, seat, onDeed }: ScoringProps): ReactElement {
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState<Brings | null>(null);
  const last = broughtBy(ledger.setup.sets).filter(({ pass }) => pass === 'final');
  return (
    <section className="ccc-panel">
      <p className="ccc-quiet">{say.finalAbout}</p>
      <label className="ccc-row">
        <span>{say.reason}</span>
        <select
          className="ccc-field"
          value={reason?.id ?? ''}
          onChange={(event) => setReason(last.find(({ id }) => id === event.target.value) ?? null)}
        >
          <option value="">{say.anyReason}</option>
          {last.map(({ id }) => (
            <option key={id} value={id}>
              {say.brought(id)}
            </option>
          ))}
        </select>
      </label>
      <Points label={say.points} value={points} quick={reason ? quickPoints(reason) : QUICK} onValue={setPoints} />
      <button
        type="button"
        className="ccc-btn"
        disabled={!points}
        onClick={() => {
          onDeed({ kind: 'final', seat, points: points ?? 0 });
          setPoints(null);
        }}
      >
        {say.add}
      </button>
    </section>
  );
}

export function Result({ ledger }: { readonly ledger: Ledger }): ReactElement {
  const ranked = ledger.setup.players
    .map((player, seat) => ({ ...player, sum: sumOf(ledger, seat) }))
    .sort((a, b) => b.sum - a.sum);
  const best = ranked[0]?.sum;
  return (
    <section className="ccc-panel ccc-result">
      <h2>{say.winner(ranked.filter((one) => one.sum === best).map((one) => one.name))}</h2>
      <ol>
        {ranked.map((one) => (
          <li key={one.colour}>
            <span>{say.place(1 + ranked.filter((other) => other.sum > one.sum).length)}</span>
            <ColourSign colour={one.colour} />
            <b>{one.name}</b>
            <strong>{say.total(one.sum)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
