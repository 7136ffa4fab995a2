// The board of Onmitsu: a woodblock print, in daylight or, in the dark theme, at night.

import type { BoardProps } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { OnmitsuTypes } from '../rules/types.ts';
import { Defs } from './art/defs.tsx';
import { OnmitsuTable } from './table/table.tsx';
import './css/fonts.css';
import './css/world.css';
import './css/night.css';
import './css/cards.css';
import './css/places.css';
import './css/table.css';
import './css/seats.css';
import './css/landscape.css';
import './css/play.css';
import './css/queue.css';
import './css/turns.css';
import './css/hand.css';
import './css/hand-small.css';
import './css/end.css';
import './css/sheets.css';

export default function OnmitsuBoard(props: BoardProps<OnmitsuTypes>): ReactElement {
  return (
    <div className="onmitsu">
      <Defs />
      {/* Another seat at the same device is another person, in a replay other eyes: nothing of the first may stay. */}
      <OnmitsuTable key={props.replay ?? props.seat ?? 'watcher'} {...props} />
    </div>
  );
}
