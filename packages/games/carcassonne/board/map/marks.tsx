// Everything on the land that changes: marks of cells, whose the fields are, what is brought out, figures, spots, the
// tile and the figure being tried.

import type { ReactElement } from 'react';
import type { Deed, Put } from '../../rules/choices.ts';
import type { FeatureView, View } from '../../rules/view.ts';
import type { Detail } from '../art/paint.ts';
import type { Shown } from '../opened/show-panel.tsx';
import { type Laid, type Land, tileNumbered } from '../scene.ts';
import type { TurnControls } from '../use-play.ts';
import { Aims } from './aims.tsx';
import { Highlight } from './highlight.tsx';
import { FieldOwners } from './owners.tsx';
import { PieceButtons, PieceDrawings, type Standing, standingOf } from './pieces.tsx';
import { FigurePlaces, TriedFigure } from './places.tsx';
import { LegalSpots } from './spots.tsx';
import { Tokens } from './tokens.tsx';
import { Trial } from './trial.tsx';

interface Props {
  readonly view: View;
  readonly land: Land;
  readonly play: TurnControls;
  readonly shown: Shown;
  readonly highlit: readonly FeatureView[];
  /** The last tile is news: it stands out until the board is touched. */
  readonly fresh: boolean;
  /** A cell that somebody points at. */
  readonly pointed: { readonly x: number; readonly y: number } | null;
  readonly me: number;
  /** Pixels a unit. */
  readonly scale: number;
  readonly detail: Detail;
  label(choice: Put | Deed): string;
  who(seat: number): string;
  onLook(feature: number): void;
  onSee(x: number, y: number): void;
}

export function Marks(props: Props): ReactElement {
  const { view, land, play, shown, highlit, fresh, pointed, me, scale, detail, label, who, onLook, onSee } = props;
  const { tried, put } = play;
  const { drawn } = view;
  const putOn = put ? tileNumbered(land, put.tile ?? view.laid ?? -1) : undefined;
  const places = placesByTile(play.puts, view, land);
  const last = view.tiles.at(-1);
  const standing = standingOf(view, land);
  const pieces = {
    view,
    standing,
    who,
    isChoice: (figure: Standing) => play.choiceOf(figure) !== null,
    isChosen: play.isChosen,
    onFigure: (figure: Standing) => {
      const choice = play.choiceOf(figure);
      if (choice === null) onLook(figure.feature);
      else play.choose(choice);
    },
    onFocus: (figure: Standing) => {
      onLook(figure.feature);
      onSee(figure.x / 100 - 0.5, figure.y / 100 - 0.5);
    },
  };
  return (
    <>
      <svg className="cc-cells" width="1" height="1" aria-hidden="true">
        {shown.dead &&
          view.dead?.map(({ x, y }) => (
            <path key={`${x} ${y}`} className="cc-dead" d={`M${x * 100 + 30} ${y * 100 + 30}l40 40m0-40l-40 40`} />
          ))}
        {last && view.tiles.length > 1 && (
          <rect
            key={last.tile}
            x={last.x * 100}
            y={last.y * 100}
            width="100"
            height="100"
            rx="3"
            className="cc-last"
            data-fresh={fresh || undefined}
          />
        )}
        {pointed && (
          <rect
            x={pointed.x * 100}
            y={pointed.y * 100}
            width="100"
            height="100"
            rx="3"
            className="cc-last"
            data-fresh
          />
        )}
      </svg>
      {shown.fields && <FieldOwners land={land} features={view.features} />}
      {highlit.length > 0 && <Highlight land={land} features={highlit} />}
      <PieceDrawings {...pieces} />
      <Tokens view={view} land={land} />
      <PieceButtons {...pieces} />
      <LegalSpots
        view={view}
        spots={play.spots}
        tried={tried}
        quiet={!shown.spots}
        onSpot={play.onSpot}
        onFocus={({ x, y }) => onSee(x, y)}
      />
      <Aims land={land} aims={play.aims} isDone={play.isDone} label={label} onAim={play.choose} onFocus={onSee} />
      {tried && drawn && (
        <Trial
          key={`${tried.x} ${tried.y}`}
          tried={tried}
          drawn={drawn}
          copy={copiesOf(land, drawn.kind)}
          detail={detail}
        />
      )}
      {putOn && put && <TriedFigure view={view} tile={putOn} put={put} seat={me} />}
      {places.map(({ tile, puts }) => (
        <FigurePlaces
          key={tile.tile}
          view={view}
          tile={tile}
          puts={puts}
          chosen={put && (put.tile ?? view.laid) === tile.tile ? put : null}
          seat={me}
          scale={scale}
          label={label}
          onPut={play.choose}
        />
      ))}
    </>
  );
}

const copiesOf = (land: Land, kind: string): number => land.tiles.filter((tile) => tile.kind === kind).length;

/** A figure may go onto the tile just laid, and sometimes onto others. */
function placesByTile(
  puts: readonly Put[],
  { laid }: View,
  land: Land,
): readonly { readonly tile: Laid; readonly puts: readonly Put[] }[] {
  const numbers = [...new Set(puts.map((put) => put.tile ?? laid ?? -1))];
  return numbers.flatMap((number) => {
    const tile = tileNumbered(land, number);
    return tile ? [{ tile, puts: puts.filter((put) => (put.tile ?? laid) === number) }] : [];
  });
}
