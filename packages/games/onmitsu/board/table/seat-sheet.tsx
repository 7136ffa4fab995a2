// All that the viewer knows of another player: the cards seen in that hand, and each scroll.

import type { ReactElement } from 'react';
import type { SeatView } from '../../rules/view.ts';
import { say } from '../say.ts';
import { useScene } from '../scene.ts';
import { Sheet } from '../sheet.tsx';
import { CardRow } from './card-row.tsx';

export function SeatSheet({ of, onClose }: { readonly of: SeatView; onClose(): void }): ReactElement {
  const scene = useScene();
  return (
    <Sheet title={scene.name(of.seat)} onClose={onClose}>
      <h3>{say.handOf(of.cards)}</h3>
      {of.known.length > 0 ? (
        <>
          {scene.replay === undefined && <p className="on-quiet">{say.knownCards}</p>}
          <CardRow cards={of.known} />
        </>
      ) : (
        scene.replay === undefined && <p className="on-quiet">{say.knownNone}</p>
      )}
      <h3>{say.scrolls}</h3>
      <ul className="on-facts">
        {of.sealed.map((scroll) => (
          <li key={scroll.place}>{say.sealedLabel(scene, of.seat, scroll)}</li>
        ))}
        {of.cracked.map((scroll, i) => (
          <li key={`cracked ${i}`}>{say.crackedLabel(scene, of.seat, scroll)}</li>
        ))}
        {of.sealed.length + of.cracked.length === 0 && <li>{say.noScroll}</li>}
      </ul>
    </Sheet>
  );
}
