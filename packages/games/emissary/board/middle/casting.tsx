// Before the match: which of two characters do I play?

import type { ReactElement } from 'react';
import { CharacterSheet } from '../card/character.tsx';
import type { Chooser } from '../choose/use-chooser.ts';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';

export function Casting({ scene, chooser }: { readonly scene: BoardScene; readonly chooser: Chooser }): ReactElement {
  const { offer } = scene.view;
  return (
    <section className="em-casting" aria-label={say.pickTitle}>
      <p className="em-quiet">{offer.length === 0 ? say.choosing : say.pickLead}</p>
      {offer.map(({ card, character }) => (
        <button
          key={card}
          type="button"
          className="em-pickable"
          aria-pressed={chooser.has('card', card)}
          disabled={!chooser.may('card', card)}
          onClick={() => chooser.touch('card', card)}
        >
          <CharacterSheet of={character} mof />
          {chooser.has('card', card) && (
            <span className="em-tick" aria-hidden="true">
              <Icon name="check" size={16} />
            </span>
          )}
        </button>
      ))}
    </section>
  );
}
