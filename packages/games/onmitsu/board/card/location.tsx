// The card of a Location: 7:5 to read, and upright with its scene cropped when it lies among other cards.

import type { ReactElement } from 'react';
import { Landscape } from '../art/landscape.tsx';
import { say } from '../say.ts';
import type { CardFace } from './face.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly face: CardFace;
}

/** One em is a thirtieth of its width. */
export function WideLocation({ face }: Props): ReactElement {
  const [action] = face.actions;
  return (
    <span className="on-card on-wide">
      <span className="on-paper">
        <span className="on-picture">
          <Landscape id={face.id} name={face.name} />
          <b className="on-seal">{face.order}</b>
          <b className="on-plate">{face.name}</b>
        </span>
        <span className="on-columns">
          <span>
            <span className="on-column-head">
              <i>{say.action}</i> <b>{action?.name}</b>
            </span>
            {action?.short}
          </span>
          <span>
            <span className="on-column-head">
              <i>{face.effect ? say.effect : say.inHand}</i>
            </span>
            {face.effect?.short ?? face.inHand}
          </span>
        </span>
      </span>
    </span>
  );
}

export function TallLocation({ face, size }: Props & { readonly size: 'M' | 'S' }): ReactElement {
  return (
    <span className="on-card" data-size={size}>
      <span className="on-paper">
        <Picture face={face} slip={null} size={size}>
          <Landscape id={face.id} name={face.name} />
        </Picture>
        <span className="on-title">
          <b className="on-name" data-long={face.name.length > 9 || undefined}>
            {face.name}
          </b>
        </span>
        {size === 'M' && (
          <>
            <span className="on-keywords">
              <span className="on-keyword">{say.location}</span>
            </span>
            <span className="on-action-names">
              <span>{face.actions[0]?.name}</span>
              <span className="on-effect">{say.effectTag(face)}</span>
            </span>
          </>
        )}
      </span>
    </span>
  );
}
