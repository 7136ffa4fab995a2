// A seat to be chosen from all of a table, by number and by who sits there.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';

interface Props {
  readonly label: string;
  /** 1 is the first seat, 0 is random. */
  readonly value: number;
  readonly byLot: string;
  /** Per seat who sits there; null where that is not known yet. */
  readonly names: readonly (string | null)[];
  onChange(value: number): void;
}

export function SeatSelect({ label, value, byLot, names, onChange }: Props): ReactElement {
  const say = useSay();
  return (
    <select
      className="field"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value="0">{byLot}</option>
      {names.map((name, seat) => {
        const number = seat + 1;
        return (
          <option key={number} value={number}>
            {name === null ? say('seat.number', { number }) : say('seat.named', { number, name })}
          </option>
        );
      })}
    </select>
  );
}
