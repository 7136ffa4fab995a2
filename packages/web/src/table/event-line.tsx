// One event in a line: its picture, if the game has one, and its sentence with the names standing out.

import type { GameEvent, NameOf, Seat } from '@tabella/kernel';
import type { PictureProps } from '@tabella/ui/table';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { useTable } from './at-table.tsx';
import { Rich } from './rich.tsx';

interface Props {
  readonly Picture: ComponentType<PictureProps> | null;
  readonly event: GameEvent;
  readonly name: NameOf;
  readonly you: Seat | null;
  /** With marks round the names of seats. */
  readonly text: string;
}

export function EventLine({ Picture, event, name, you, text }: Props): ReactElement {
  const { options } = useTable();
  return (
    <>
      {Picture && (
        <Boundary instead={null}>
          <Suspense fallback={null}>
            <Picture event={event} name={name} you={you} options={options} />
          </Suspense>
        </Boundary>
      )}
      <span>
        <Rich text={text} />
      </span>
    </>
  );
}
