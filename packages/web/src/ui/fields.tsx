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
