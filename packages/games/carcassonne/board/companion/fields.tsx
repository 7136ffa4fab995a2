// Fields of the companion: one of a few, and a number of points.

import { type ReactElement, useId } from 'react';
import { companion as say } from '../say.ts';
import { Icon } from './icon.tsx';
import { readPoints } from './saved.ts';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  onValue(value: T): void;
}

export function Segments<T extends string>({ label, of, names, value, onValue }: SegmentsProps<T>): ReactElement {
  const name = useId();
  return (
    <fieldset className="ccc-segments">
      <legend>{label}</legend>
      <div>
        {of.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onValue(one)} />
            <span>{names[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PointsProps {
  readonly label: string;
  readonly value: number | null;
  readonly quick: readonly number[];
  onValue(value: number | null): void;
}

/** A number of points: tapped, typed, or counted up and down. */
export function Points({ label, value, quick, onValue }: PointsProps): ReactElement {
  const id = useId();
  return (
    <div className="ccc-points">
      <label htmlFor={id}>{label}</label>
      <span className="ccc-stepper">
        <button type="button" aria-label={say.fewerPoints} onClick={() => onValue(Math.max(0, (value ?? 0) - 1))}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="–"
          value={value ?? ''}
          onChange={(event) => onValue(readPoints(event.target.value))}
        />
        <button type="button" aria-label={say.morePoints} onClick={() => onValue(Math.min(999, (value ?? 0) + 1))}>
          <Icon name="plus" />
        </button>
      </span>
      <span className="ccc-quick">
        {quick.map((one) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onValue(one)}>
            {one}
          </button>
        ))}
      </span>
    </div>
  );
}
