// The board of Carcassonne: an illuminated page. Where there is room the score track is its border; on a phone it is a
// strip above the land.

import type { BoardProps } from '@tabella/kernel';
import { type ReactElement, useCallback, useRef } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { useArt } from './art/use-art.ts';
import { say } from './say.ts';
import { trackSeats } from './seats.ts';
import { CarcassonneTable } from './table.tsx';
import { type Preview, TrackBorder, TrackStrip } from './track/index.tsx';
import { type TurnControls, usePlay } from './use-play.ts';
import { useWide } from './use-wide.ts';
import './css/world.css';
import './css/map.css';
import './css/pieces.css';
import './css/panels.css';
import './css/seats.css';
import './css/toast.css';
import './css/tray.css';
import './css/cards.css';
import './css/message.css';

export default function CarcassonneBoard(props: BoardProps<CarcassonneTypes>): ReactElement | null {
  if (!useArt(props.view.options.sets)) return null;
  // Everybody sees the same: with other eyes a replay keeps its camera.
  if (props.replay !== undefined) return <Board {...props} seat={null} />;
  // Another seat at the same device is another person: nothing of the first may stay on the screen.
  return <Board key={props.seat ?? 'watcher'} {...props} />;
}

function Board(props: BoardProps<CarcassonneTypes>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame);
  const { name, seat, view } = props;
  const play = usePlay(props, view);
  const who = useCallback((one: number) => (one === seat ? say.you : name(one)), [name, seat]);
  const seats = trackSeats(view, who);
  const preview = previewOf(play);
  const table = <CarcassonneTable {...props} wide={wide === true} play={play} who={who} />;
  return (
    <div ref={frame} className="cc" data-wide={wide || undefined}>
      {wide === true && (
        <TrackBorder words={say.track} seats={seats} preview={preview}>
          {table}
        </TrackBorder>
      )}
      {wide === false && (
        <>
          <TrackStrip words={say.track} seats={seats} preview={preview} follow={seat ?? view.active} />
          {table}
        </>
      )}
    </div>
  );
}

/** The walk being considered, for the track to show. */
function previewOf({ move, marker, ask }: TurnControls): Preview | null {
  if (!move || !marker || !ask) return null;
  const { from, to } = move[marker];
  return { seat: ask.seat, figure: marker, from, to };
}
