// One of two parts of a panel, chosen at its head.

import type { ReactElement } from 'react';

interface Props<Part extends string> {
  readonly label: string;
  readonly value: Part;
  readonly of: readonly { readonly value: Part; readonly label: string }[];
  onChange(value: Part): void;
}

export function PartSwitch<Part extends string>({ label, value, of, onChange }: Props<Part>): ReactElement {
  return (
    <fieldset className="part-switch">
      <legend className="hidden-text">{label}</legend>
      {of.map((part) => (
        <button key={part.value} type="button" aria-pressed={part.value === value} onClick={() => onChange(part.value)}>
          {part.label}
        </button>
      ))}
    </fieldset>
  );
}
