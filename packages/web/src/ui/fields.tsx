// Fields of forms: one of a few values side by side, and a number to step up and down.

import { type ReactElement, useId } from 'react';
import { useSay } from '../i18n/languages.ts';
import './fields.css';
import { Icon } from './icon.tsx';

interface SegmentsProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

export function Segments({ label, value, of, onChange }: SegmentsProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="segments-box">
      <legend className="field-label">{label}</legend>
      <div className="segments">
        {of.map((one) => (
          <label key={one.value} className="segment">
            <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** More values than this go into a list that opens. */
const MOST_SEGMENTS = 4;

export function OneOf({ label, value, of, onChange }: SegmentsProps): ReactElement {
  if (of.length <= MOST_SEGMENTS) return <Segments label={label} value={value} of={of} onChange={onChange} />;
  return (
    <label className="stack-tight">
      <span className="field-label">{label}</span>
      <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {of.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

export function Stepper({ label, value, min, max, onChange }: StepperProps): ReactElement {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className="stepper" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      <span className="stepper-keys">
        <button
          type="button"
          className="btn btn-icon"
          disabled={value <= min}
          aria-label={say('less')}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          className="btn btn-icon"
          disabled={value >= max}
          aria-label={say('more')}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </fieldset>
  );
}
