// One event in a line: its picture, if the game has one, and its sentence with the names standing out.

import type { GameEvent, NameOf, OptionValues, Seat } from '@tabella/kernel';
import type { PictureProps } from '@tabella/ui/table';
import type { ComponentType, ReactElement } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { Rich } from './rich.tsx';

interface Props {
  readonly Picture: ComponentType<PictureProps> | null;
  readonly event: GameEvent;
  readonly name: NameOf;
  readonly you: Seat | null;
  /** What the match is played with. */
  readonly options: OptionValues;
  /** With marks round the names of seats. */
  readonly text: string;
}

export function EventLine({ Picture, event, name, you, options, text }: Props): ReactElement {
  return (
    <>
      {Picture && (
        <Boundary instead={null}>
          <Picture event={event} name={name} you={you} options={options} />
        </Boundary>
      )}
      <span>
        <Rich text={text} />
      </span>
    </>
  );
}
