// A speech bubble at a dossier: what somebody answered to a Prove, aloud or by a deed that all could see. Never the card.

import type { Seat } from '@tabella/kernel';
import type { CSSProperties, ReactElement } from 'react';
import type { EmissaryEvent, EventOf } from '../../rules/events.ts';
import { say } from '../say.ts';
import type { BoardScene } from '../scene.ts';
import type { Space } from '../use-size.ts';
import type { Oval } from './anchors.ts';
import type { Point } from './curve.ts';

export type Spoken = EventOf<'answers'>;

/** The last answer to a Prove, while it is news: until this person answers something, or the next Prove. */
export function spokenIn(told: readonly EmissaryEvent[], seen: number): Spoken | null {
  const at = told.findLastIndex(
    (event) => event.kind === 'answers' || (event.kind === 'plays' && event.as === 'prove'),
  );
  const found = told[at];
  return found?.kind === 'answers' && at >= seen ? found : null;
}

interface Props {
  readonly scene: BoardScene;
  readonly spoken: Spoken;
  readonly at: Point;
  readonly oval: Oval;
  readonly room: Space;
}

export function Bubble({ scene, spoken, at, oval, room }: Props): ReactElement {
  const { side, style } = placeOf(at, oval, room);
  return (
    <p className="em-bubble" data-side={side} style={style}>
      <Said scene={scene} spoken={spoken} />
    </p>
  );
}

/** The words of it, for wherever there is no room for a bubble. */
function Said({ scene, spoken }: { readonly scene: BoardScene; readonly spoken: Spoken }): ReactElement {
  const { acts, prove, by, seat } = spoken;
  const whose = (one: Seat): string => (one === scene.you ? say.yourLower : say.whose(scene.name(one)));
  return (
    <>
      <b>{acts ? say.didAloud[prove] : `${say.proves[prove].sentence}.`}</b>
      <span>{say.toProve(scene.name(seat), whose(by))}</span>
    </>
  );
}

type Side = 'left' | 'right' | 'top' | 'foot';

/** Beside its dossier, towards the middle of the table; `side` is where the dossier is. */
function placeOf(
  { x, y }: Point,
  { anchors, dossier }: Oval,
  room: Space,
): { readonly side: Side; readonly style: CSSProperties } {
  const gap = 12;
  const half = { x: dossier.width / 2, y: dossier.height / 2 };
  const narrow = room.width - 2 * (dossier.width + gap + 8);
  const width = Math.max(120, Math.min(210, narrow));
  const edge = narrow < 210 ? dossier.width + gap : 8;
  const left = Math.max(edge, Math.min(room.width - width - edge, x - width / 2));
  if (y > room.height * 0.72) return { side: 'foot', style: { left, width, bottom: room.height - y + half.y + gap } };
  const under = anchors.some((one) => Math.abs(one.x - x) < dossier.width && one.y > y && one.y < y + 180);
  if (narrow >= 400 && !under && (x < room.width * 0.25 || x > room.width * 0.75) && y > room.height * 0.3) {
    return { side: 'top', style: { left: x - half.x, width, top: y + half.y + gap } };
  }
  if (x < room.width * 0.25) return { side: 'left', style: { left: x + half.x + gap, width, top: y - half.y * 0.6 } };
  if (x > room.width * 0.75) {
    return { side: 'right', style: { right: room.width - x + half.x + gap, width, top: y - half.y * 0.6 } };
  }
  // The outermost at the top have room beside them, at a desk.
  const outer = x - half.x - gap;
  if (outer < room.width * 0.4 && outer > width + 8) {
    return { side: 'right', style: { left: outer - width, width, top: y - half.y * 0.6 } };
  }
  if (room.width - outer - dossier.width < room.width * 0.4 && room.width - x - half.x - gap > width + 8) {
    return { side: 'left', style: { left: x + half.x + gap, width, top: y - half.y * 0.6 } };
  }
  return { side: 'top', style: { left, width, top: y + half.y + gap } };
}
