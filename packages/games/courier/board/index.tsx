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
  // Another seat at the same device is another person: nothing of the first may stay on the screen.
  return <Board key={props.seat ?? 'watcher'} {...props} />;
}
