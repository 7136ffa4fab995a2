// The desk: the others round it in the order of play, the piles in the middle, and what is one's own in front.

import type { BoardProps } from '@tabella/kernel';
import { RecentLines } from '@tabella/ui/recent';
import { type ReactElement, useRef } from 'react';
import type { CourierTypes } from '../rules/types.ts';
import { Middle } from './middle.tsx';
import { Mine } from './mine.tsx';
import { useFlights } from './motion.ts';
import { Person } from './person.tsx';
import EventPicture from './picture.tsx';
import { RoleNote } from './role-note.tsx';
import { say } from './say.ts';
import { sceneOf } from './scene.ts';
import { usePicks } from './use-picks.ts';

export function Board(props: BoardProps<CourierTypes>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const scene = sceneOf(props);
  const picks = usePicks(props);
  useFlights(place, props.view);
  return (
    <div ref={place} className="courier" data-others={scene.others.length}>
      {props.replay === undefined && <RoleNote scene={scene} />}
      <ul className="co-people" aria-label={say.others}>
        {scene.others.map((seat) => (
          <Person key={seat} scene={scene} picks={picks} seat={seat} />
        ))}
      </ul>
      <Middle scene={scene} />
      <div className="co-front">
        {/* In a hand there is no log beside the board. */}
        {props.replay === undefined && (
          <RecentLines
            told={scene.told}
            words={props.words}
            name={props.name}
            you={scene.me}
            options={props.options}
            Picture={EventPicture}
          />
        )}
        <Mine scene={scene} picks={picks} />
      </div>
    </div>
  );
}
