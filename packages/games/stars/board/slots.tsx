// Six slots in their sections: a cipher, or what is pencilled of it. Dots show which colours a slot takes.

import type { ReactElement } from 'react';
import { type Colour, colourOf, SECTIONS, type Section, SLOTS } from '../solver/index.ts';
import { say } from './say.ts';

export interface SlotView {
  readonly letter: string;
  readonly state: 'known' | 'sure' | 'pencil' | 'empty';
}

export const EMPTY_SLOT: SlotView = { letter: '', state: 'empty' };

const placesOf = (section: Section): readonly number[] =>
  SLOTS.flatMap((slot, place) => (slot.section === section ? [place] : []));
const PLACES = { trust: placesOf('trust'), amplify: placesOf('amplify'), suspicion: placesOf('suspicion') };

interface Props {
  readonly slots: readonly SlotView[];
  /** The slot that is being filled. */
  readonly at?: number;
  readonly onSlot?: (slot: number, section: Section) => void;
}

export function Slots({ slots, at, onSlot }: Props): ReactElement {
  return (
    <div className="st-slots">
      {SECTIONS.map((section) => {
        return (
          <div key={section} className="st-slot-group">
            <div className="st-slot-row">
              {PLACES[section].map((place, nth) => (
                <OneSlot
                  key={place}
                  slot={slots[place] ?? EMPTY_SLOT}
                  colours={SLOTS[place]?.colours ?? []}
                  label={say.slot(section, nth + 1)}
                  active={at === place}
                  {...(onSlot && { onSlot: () => onSlot(place, section) })}
                />
              ))}
            </div>
            <p className="st-slot-name">
              <b>
                <span className="st-long">{say.section[section]}</span>
                <span className="st-short">{say.sectionShort[section]}</span>
              </b>{' '}
              <span className="st-long">{say.effect[section]}</span>
              <span className="st-short">{say.effectShort[section]}</span>
            </p>
          </div>
        );
      })}
    </div>
  );
}

interface OneProps {
  readonly slot: SlotView;
  readonly colours: readonly Colour[];
  readonly label: string;
  readonly active: boolean;
  readonly onSlot?: () => void;
}

function OneSlot({ slot, colours, label, active, onSlot }: OneProps): ReactElement {
  const { letter, state } = slot;
  const takes = say.slotTakes(colours.map((colour) => say.colour[colour]));
  const holds =
    state === 'empty'
      ? say.slotEmpty
      : state === 'pencil'
        ? say.slotPencilled(letter)
        : state === 'sure'
          ? say.slotSure(letter)
          : letter;
  const name = `${label}: ${holds}; ${takes}`;
  const props = {
    className: 'st-slot',
    'data-state': state,
    'data-colour': letter === '' ? undefined : colourOf(letter),
    'data-active': active || undefined,
    'aria-label': name,
  };
  const inside = (
    <>
      <span className="st-slot-letter">{letter || '·'}</span>
      {state !== 'known' && (
        <span className="st-dots">
          {colours.map((colour) => (
            <i key={colour} data-colour={colour} />
          ))}
        </span>
      )}
    </>
  );
  if (onSlot)
    return (
      <button type="button" {...props} aria-pressed={active} onClick={onSlot}>
        {inside}
      </button>
    );
  return (
    <span role="img" {...props}>
      {inside}
    </span>
  );
}
