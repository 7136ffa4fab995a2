// Pictures in the rules of Carcassonne: its own tiles, figures, goods and messages.

import type { HelpPictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { portraitOf } from './art/gallery.ts';
import { GoodsSign } from './figures/goods.tsx';
import { PieceSign } from './figures/piece.tsx';
import { MessageSeal } from './panels/message-seal.tsx';
import { colourOf } from './seats.ts';
import { FigureSign } from './track/figure.tsx';

const SIZE = 48;

function Tile({ kind, rotation = 0 }: { readonly kind: string; readonly rotation?: number }): ReactElement {
  return <img src={portraitOf({ kind, rotation, garden: false, copy: 0 })} width={SIZE} height={SIZE} alt="" />;
}

const PICTURES: Readonly<Record<string, ReactElement>> = {
  tile: <Tile kind="base-D" />,
  figures: <PieceSign figure="meeple" seat={0} size={SIZE} />,
  city: <Tile kind="base-G" />,
  track: <FigureSign figure="messenger" colour={colourOf(0)} emblem={0} size={SIZE} />,
  message: <MessageSeal message={4} />,
  messages: <MessageSeal message={2} />,
  farmer: <PieceSign figure="meeple" seat={1} lying size={SIZE} />,
  inn: <Tile kind="inns-A" />,
  goods: <GoodsSign goods="wine" size={SIZE} />,
  abbot: <PieceSign figure="abbot" seat={2} size={SIZE} />,
  river: <Tile kind="river-spring" />,
  watchtower: <Tile kind="watch-D" />,
  dragon: <Tile kind="dragon-2" />,
  german: <Tile kind="german-2" />,
  siege: <Tile kind="siege-C3" />,
  shrine: <Tile kind="shrines-3" />,
  rose: <Tile kind="wind-2" />,
  hill: <Tile kind="hills-D" />,
  circus: <Tile kind="bigtop-J" />,
  board: <Tile kind="base-B" />,
};

export default function HelpPicture({ of }: HelpPictureProps<CarcassonneTypes>): ReactElement | null {
  return PICTURES[of] ?? null;
}
