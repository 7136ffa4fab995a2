// The board of Courier: seats round a desk on which sealed letters lie.

import type { BoardProps } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { CourierTypes } from '../rules/types.ts';
import { Board } from './board.tsx';
import './css/world.css';
import './css/people.css';
import './css/middle.css';
import './css/mine.css';

export default function CourierBoard(props: BoardProps<CourierTypes>): ReactElement {
  // Another seat at the same device is another person, in a replay other eyes: nothing of the first may stay.
  return <Board key={props.replay ?? props.seat ?? 'watcher'} {...props} />;
}
