// The legal choices as things to tap. Long lists can be searched. What is pointed at on the board is listed only when the
// whole list is asked for; of several that are chosen, those as well.

import type { Choice } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { type ReactElement, useId, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { setListed, useListed } from './selection.ts';
import type { Pointing } from './taps.ts';
import { isPlain } from './taps.ts';

interface Props {
  readonly ask: OpenAsk;
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly Choice[];
  /** Choices that may not be taken now. */
  readonly full?: boolean;
  readonly glow?: boolean;
  /** Of what is pointed at on the board, here stand choices in plain words; of what is listed there, nothing. */
  readonly pointing: Pointing;
  label(choice: Choice): string;
  isChosen(choice: Choice): boolean;
  onChoose(choice: Choice): void;
  /** A double tap. */
  onConfirm(choice: Choice): void;
}

/** Longer lists get a field to search them. */
const LONG = 10;
/** So many can be chosen by a digit. */
const DIGITS = 9;

export function ChoiceList({
  ask,
  type,
  choices,
  full = false,
  glow = false,
  pointing,
  label,
  isChosen,
  onChoose,
  onConfirm,
}: Props): ReactElement {
  const say = useSay();
  const group = useId();
  const [wanted, setWanted] = useState('');
  const whole = useListed(ask);
  const isHere = (choice: Choice): boolean =>
    pointing === 'here' ||
    whole ||
    (pointing === 'pointed' && (isPlain(choice) || (type === 'checkbox' && isChosen(choice))));
  const listed = choices.filter(isHere);
  const long = listed.length > LONG;
  const shown = listed
    .map((choice, i) => ({ choice, i, text: label(choice) }))
    .filter(({ choice, text }) => isChosen(choice) || text.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className={listed.length === 0 ? 'choices-place choices-closed' : 'choices-place'}>
      {long && (
        <label className="choices-search">
          <Icon name="search" size={18} />
          <span className="hidden-text">{say('prompt.search')}</span>
          <input
            type="search"
            className="field"
            placeholder={say('prompt.searchCount', { count: choices.length })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => {
              // Enter in the search field must not confirm what was chosen before.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </label>
      )}
      <fieldset className="choices">
        <legend className="hidden-text">{say('prompt.choices')}</legend>
        {shown.map(({ choice, i, text }, place) => {
          const chosen = isChosen(choice);
          return (
            <label key={i} className={glow ? 'choice choice-glow' : 'choice'} onDoubleClick={() => onConfirm(choice)}>
              <input
                type={type}
                name={group}
                checked={chosen}
                disabled={full && !chosen}
                data-digit={place < DIGITS ? place + 1 : undefined}
                onChange={() => onChoose(choice)}
              />
              <span data-key={place < DIGITS ? place + 1 : undefined}>{text}</span>
            </label>
          );
        })}
        {shown.length === 0 && listed.length > 0 && <p className="quiet">{say('prompt.noneFound')}</p>}
        {pointing !== 'here' && (
          <button type="button" className="choices-whole" aria-expanded={whole} onClick={() => setListed(ask, !whole)}>
            <Icon name="list" size={20} />
            {say(whole ? 'prompt.hideList' : 'prompt.showList')}
          </button>
        )}
      </fieldset>
    </div>
  );
}
