// The discards, the last one first: everybody may look through them.

import type { ReactElement } from 'react';
import { Card } from '../card/card.tsx';
import { say } from '../say.ts';
import type { Face } from '../terms.ts';
import { Sheet } from './sheet.tsx';

export function DiscardsSheet({ faces, onClose }: { readonly faces: readonly Face[]; onClose(): void }): ReactElement {
  return (
    <Sheet title={say.discards(faces.length)} onClose={onClose}>
      <p className="em-quiet">{faces.length === 0 ? say.noDiscards : say.discardsLead}</p>
      <ul className="em-faces">
        {faces.toReversed().map((face, i) => (
          <li key={faces.length - i}>
            <Card face={face} size="s" />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
