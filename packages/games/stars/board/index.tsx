// The board of A Message from the Stars: the same night console in both themes. Wide, everything is in sight; narrow,
// words, consoles and guess take turns.

import type { BoardProps } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { StarsTypes } from '../rules/types.ts';
import { Live } from './live.tsx';
import { StarsTable } from './table.tsx';
import './css/world.css';
import './css/layout.css';
import './css/crew.css';
import './css/screen.css';
import './css/consoles.css';
import './css/words.css';
import './css/writing.css';
import './css/guess.css';

export default function StarsBoard(props: BoardProps<StarsTypes>): ReactElement {
  const { view } = props;
  return (
    <div className="stars">
      <Live>
        {/* Another seat at the same device is another person, in a replay other eyes: nothing of the first may stay. */}
        <StarsTable key={props.replay ?? view.me ?? 'watcher'} {...props} />
      </Live>
    </div>
  );
}
