// The message that is being sent: how it travels, its sender, the seat it lies before, and its face where it is known.

import type { ReactElement } from 'react';
import type { LetterView } from '../../rules/view.ts';
import { Card } from '../card/card.tsx';
import { Stamp } from '../card/stamp.tsx';
import { Icon } from '../icon.tsx';
import { say } from '../say.ts';
import { type BoardScene, stillToCome } from '../scene.ts';

export function Letter({ scene, letter }: { readonly scene: BoardScene; readonly letter: LetterView }): ReactElement {
  const coming = stillToCome(scene.view);
  return (
    <div className="em-letter">
      {letter.face ? (
        <Card face={letter.face} size="m" />
      ) : (
        <span className="em-letter-sealed" aria-hidden="true">
          <Stamp of={letter.stamp} />
        </span>
      )}
      <div className="em-letter-facts">
        <b>{say.stamps[letter.stamp].name}</b>
        <span className="em-letter-way">{say.stamps[letter.stamp].way}</span>
        <span>{say.from(scene.name(letter.from))}</span>
        {coming.length > 0 && <span className="em-letter-way">{say.thenTo(coming.map(scene.name))}</span>}
        <span className="em-letter-face">
          {letter.face === null ? (
            say.sealed
          ) : letter.exposed ? (
            say.openForAll
          ) : (
            <>
              <Icon name="eye" size={15} /> {readLine(scene)}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** Who has read a message that lies face-down: the eyes it is seen with. */
function readLine({ replay, name }: BoardScene): string {
  if (replay === undefined) return say.youRead;
  return typeof replay === 'number' ? say.readBy(name(replay)) : say.faceDownNow;
}
