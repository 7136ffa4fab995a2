// The figures that may be placed now. One is in hand; it is put by a tap on the tile or dragged there.

import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import type { Deed } from '../../rules/choices.ts';
import type { FigureKind } from '../../rules/names.ts';
import type { SeatView } from '../../rules/view.ts';
import { PieceSign } from '../figures/piece.tsx';
import { say } from '../say.ts';
import type { TurnControls } from '../use-play.ts';

interface Props {
  readonly kinds: readonly FigureKind[];
  readonly inHand: FigureKind;
  readonly seat: number;
  readonly supply: SeatView['supply'];
  readonly abbot: TurnControls['abbot'];
  /** What sets let one do, by name, and which of it is meant. */
  readonly deeds: readonly string[];
  readonly meant: string | null;
  /** What is done to nothing in particular. */
  readonly plain: TurnControls['plain'];
  isDone(deed: Deed): boolean;
  label(deed: Deed): string;
  onDo(deed: Deed): void;
  onTake(kind: FigureKind): void;
  onMean(deed: string): void;
  /** Let go here, in pixels of the window. */
  onDrop(kind: FigureKind, x: number, y: number): void;
}

const SLACK = 8;

export function Tray({
  kinds,
  inHand,
  seat,
  supply,
  abbot,
  deeds,
  meant,
  plain,
  isDone,
  label,
  onDo,
  onTake,
  onMean,
  onDrop,
}: Props): ReactElement {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [dragged, setDragged] = useState<{ kind: FigureKind; x: number; y: number } | null>(null);
  const move = (event: PointerEvent, kind: FigureKind): void => {
    const from = start.current;
    if (!from) return;
    if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    if (!dragged) onTake(kind);
    setDragged({ kind, x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent): void => {
    start.current = null;
    if (!dragged) return;
    setDragged(null);
    onDrop(dragged.kind, event.clientX, event.clientY);
  };
  return (
    <section className="cc-tray" data-plain={plain.length > 0 || undefined} aria-label={say.figureTray}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="cc-hand"
          aria-pressed={kind === inHand && meant === null}
          aria-label={say.figuresLeft(kind, supply[kind])}
          title={say.figure[kind]}
          onClick={() => onTake(kind)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => move(event, kind)}
          onPointerUp={up}
          onPointerCancel={() => {
            start.current = null;
            setDragged(null);
          }}
        >
          <PieceSign figure={kind} seat={seat} size={34} />
          {supply[kind] > 1 && <span className="cc-hand-count">{supply[kind]}</span>}
        </button>
      ))}
      {kinds.length > 0 && deeds.length + plain.length === 0 && (
        <span className="cc-quiet cc-tray-hint">{say.dragHint}</span>
      )}
      {deeds.map((deed) => (
        <button key={deed} type="button" className="cc-btn" aria-pressed={deed === meant} onClick={() => onMean(deed)}>
          {say.deed(deed)}
        </button>
      ))}
      {plain.map((deed) => (
        <button
          key={label(deed)}
          type="button"
          className="cc-btn"
          aria-pressed={isDone(deed)}
          onClick={() => onDo(deed)}
        >
          {label(deed)}
        </button>
      ))}
      {abbot && (
        <button type="button" className="cc-btn" aria-pressed={abbot.chosen} onClick={abbot.take}>
          <PieceSign figure="abbot" seat={seat} size={26} />
          {say.abbotHome}
        </button>
      )}
      {dragged && (
        <span className="cc-dragged" style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
          <PieceSign figure={dragged.kind} seat={seat} size={52} />
        </span>
      )}
    </section>
  );
}
