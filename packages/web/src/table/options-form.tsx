// A form made of a game's options as data.

import type { Choice } from '@tabella/kernel';
import type { OptionField } from '@tabella/table/protocol';
import { capital } from '@tabella/ui/english';
import type { ReactElement } from 'react';
import { OneOf, Stepper } from '../ui/fields.tsx';
import { SeatSelect } from '../ui/seat-select.tsx';
import { CardBox } from './card-box.tsx';
import { OwnDataInput } from './own-data.tsx';

type Values = Readonly<Record<string, Choice>>;

interface Props {
  readonly game: string;
  readonly fields: readonly OptionField[];
  readonly values: Values;
  /** Per seat of the table who sits there, where that is known. */
  readonly names: readonly (string | null)[];
  onChange(name: string, value: Choice): void;
}

export function OptionsForm({ game, fields, values, names, onChange }: Props): ReactElement {
  return (
    <>
      {fields
        .filter((field) => isAsked(field, values))
        .map((field) => (
          <OptionInput
            key={field.name}
            game={game}
            field={field}
            value={values[field.name] ?? field.default}
            names={names}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
    </>
  );
}

/** What matters only beside something else is asked where that is chosen, or where it was changed already. */
function isAsked(field: OptionField, values: Values): boolean {
  if (!('beside' in field) || field.beside === undefined) return true;
  const chosen = values[field.beside.option];
  const matters = Array.isArray(chosen) && field.beside.values.some((value) => chosen.includes(value));
  return matters || (values[field.name] ?? field.default) !== field.default;
}

interface InputProps {
  readonly game: string;
  readonly field: OptionField;
  readonly value: Choice;
  readonly names: readonly (string | null)[];
  onChange(value: Choice): void;
}

function OptionInput({ game, field, value, names, onChange }: InputProps): ReactElement {
  const label = capital(field.label);
  switch (field.kind) {
    case 'flag':
      return (
        <label className="tick">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          <span>{label}</span>
        </label>
      );
    case 'number':
      return <Stepper label={label} value={Number(value)} min={field.min} max={field.max} onChange={onChange} />;
    case 'seat': {
      const byLot = capital(field.labels['0'] ?? '0');
      return (
        <div className="stack-tight">
          <span className="field-label" aria-hidden="true">
            {label}
          </span>
          <SeatSelect label={label} value={Number(value)} byLot={byLot} names={names} onChange={onChange} />
        </div>
      );
    }
    case 'data':
      return <OwnDataInput game={game} field={field} value={value} onChange={onChange} />;
    case 'one': {
      const of = field.of.map((one) => ({ value: one, label: capital(field.labels[one] ?? one) }));
      return <OneOf label={label} value={String(value)} of={of} onChange={onChange} />;
    }
    case 'some': {
      const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
      if (Object.keys(field.brings).length > 0) return <CardBox {...{ game, field, chosen, onChange }} />;
      return (
        <fieldset className="ticks">
          <legend className="field-label">{label}</legend>
          {field.of.map((one) => (
            <label key={one} className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={(event) =>
                  onChange(field.of.filter((other) => (other === one ? event.target.checked : chosen.includes(other))))
                }
              />
              <span>{capital(field.labels[one] ?? one)}</span>
            </label>
          ))}
        </fieldset>
      );
    }
  }
}
