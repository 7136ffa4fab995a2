// The board of The Message: Emissary Crisis. Telegraph noir: a lamp on a dark desk, the same in both themes.

import '@fontsource/courier-prime/latin-400.css';
import '@fontsource/courier-prime/latin-700.css';
import '@fontsource/special-elite/latin-400.css';
import type { BoardProps } from '@tabella/kernel';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import { Board } from './board.tsx';
import { Defs } from './card/portrait.tsx';
import './css/world.css';
import './css/card.css';
import './css/identity.css';
import './css/character.css';
import './css/dossier.css';
import './css/dossier-small.css';
import './css/lit.css';
import './css/table.css';
import './css/middle.css';
import './css/ring.css';
import './css/row.css';
import './css/prompt.css';
import './css/moment.css';
import './css/hand.css';
import './css/strip.css';
import './css/sheet.css';
import './css/end.css';

export default function EmissaryBoard(props: BoardProps<EmissaryTypes>): ReactElement {
  return (
    <div className="emissary">
      <Defs />
      {/* Another seat at the same device is another person, in a replay other eyes: nothing of the first may stay. */}
      <Board key={props.replay ?? props.seat ?? 'watcher'} {...props} />
    </div>
  );
}
