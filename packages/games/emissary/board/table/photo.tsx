// The photo in a dossier: the character as far as it is known, or the back of one that lies face-down.

import type { ReactElement } from 'react';
import type { SeatView } from '../../rules/view.ts';
import { FaceDown, Portrait } from '../card/portrait.tsx';
import { say } from '../say.ts';

export function Photo({ of }: { readonly of: SeatView }): ReactElement {
  return (
    <span className="em-photo" data-down={!of.up || undefined}>
      {of.character === null || !of.up ? <FaceDown /> : <Portrait of={of.character} />}
    </span>
  );
}

/** Gender sign and name; of one that lies face-down what the viewer remembers. */
export function CharacterName({ of }: { readonly of: SeatView }): ReactElement {
  return (
    <span className="em-who">
      <span className="em-sign">{say.signs[of.gender]}</span>
      <span className="em-who-name">{of.character ?? say.special}</span>
      {of.special && of.character !== null && <span className="em-s">S</span>}
    </span>
  );
}
