// Presets: options that go well together, chosen with one tap. What was added to one since is counted beside its name.

import type { Choice } from '@tabella/kernel';
import type { OptionField, Preset } from '@tabella/table/protocol';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';

type Values = Readonly<Record<string, Choice>>;

/** Options are plain data; in lists the order says nothing. */
export function isSame(a: Choice | undefined, b: Choice | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one) => b.includes(one));
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How many values of lists these options have more than the preset; null when something else is different too. */
function added(preset: Preset, values: Values): number | null {
  let more = 0;
  for (const [name, wanted] of Object.entries(preset.options)) {
    const value = values[name];
    if (isSame(value, wanted)) continue;
    if (!Array.isArray(value) || !Array.isArray(wanted) || !wanted.every((one) => value.includes(one))) return null;
    more += value.length - wanted.length;
  }
  return more;
}

interface Props {
  readonly presets: readonly Preset[];
  readonly fields: readonly OptionField[];
  readonly values: Values;
  onChoose(preset: Preset): void;
}

export function Presets({ presets, fields, values, onChoose }: Props): ReactElement | null {
  const say = useSay();
  if (presets.length === 0) return null;
  const all = { ...Object.fromEntries(fields.map((field) => [field.name, field.default])), ...values };
  const counts = presets.map((preset) => added(preset, all));
  const least = Math.min(...counts.map((count) => count ?? Number.POSITIVE_INFINITY));
  return (
    <fieldset className="presets">
      <legend className="field-label">{say('terms.presets')}</legend>
      {presets.map((preset, i) => {
        const nearest = counts[i] === least;
        return (
          <button
            key={preset.id}
            type="button"
            className="preset"
            aria-pressed={nearest && least === 0}
            onClick={() => onChoose(preset)}
          >
            <strong>
              {preset.name}
              {nearest && least > 0 && <span className="preset-more"> +{least}</span>}
            </strong>
            <span className="quiet small">{preset.line}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
