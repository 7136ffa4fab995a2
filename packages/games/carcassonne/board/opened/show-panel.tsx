// What to show: legal spots, whose the fields are, spots that nothing can fill, the tiles that are left; and which figure
// walks when one scores in the turn of another.

import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import type { Preference } from '../reading/choices.ts';
import { say } from '../say.ts';

export interface Shown {
  readonly spots: boolean;
  readonly fields: boolean;
  readonly dead: boolean;
}

interface Props {
  readonly shown: Shown;
  /** Null where the table has no aids. */
  readonly onRemaining: (() => void) | null;
  readonly hasDead: boolean;
  /** Null without The Messages, and for those who only watch. */
  readonly preference: Preference | null;
  onSeats(): void;
  onShown(shown: Shown): void;
  onPreference(preference: Preference): void;
  onClose(): void;
}

export function ShowPanel(props: Props): ReactElement {
  const { shown, onSeats, onRemaining, hasDead, preference, onShown, onPreference, onClose } = props;
  const keys = (['spots', 'fields', 'dead'] as const).filter((key) => key !== 'dead' || hasDead);
  return (
    <section className="cc-panel cc-show" aria-label={say.show}>
      <header className="cc-panel-head">
        <h2>{say.show}</h2>
        <button type="button" className="cc-tool cc-plain" aria-label={say.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {keys.map((key) => (
        <label key={key} className="cc-switch">
          <span>{say.shows[key]}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={shown[key]}
            checked={shown[key]}
            onChange={(event) => onShown({ ...shown, [key]: event.target.checked })}
          />
        </label>
      ))}
      <button type="button" className="cc-btn" onClick={onSeats}>
        <Icon name="count" size={18} />
        {say.holdings}
      </button>
      {onRemaining && (
        <button type="button" className="cc-btn" onClick={onRemaining}>
          <Icon name="stack" size={18} />
          {say.remaining}
        </button>
      )}
      {preference !== null && (
        <fieldset className="cc-preference">
          <legend>{say.preference}</legend>
          {(['ask', 'scorer', 'messenger'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="cc-preference"
                checked={preference === one}
                onChange={() => onPreference(one)}
              />
              <span>{say.preferences[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
