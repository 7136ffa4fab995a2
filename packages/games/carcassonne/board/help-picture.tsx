// Pictures in the rules of Carcassonne: its own tiles (named by their kind), figures, goods and messages.

import type { HelpPictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import { kindOf } from '../tiles/known.ts';
import { GoodsSign } from './figures/goods.tsx';
import { PieceSign } from './figures/piece.tsx';
import { MessageSeal } from './panels/message-seal.tsx';
import { Portrait } from './portrait.tsx';
import { colourOf } from './seats.ts';
import { FigureSign } from './track/figure.tsx';

const SIZE = 48;

const PICTURES: Readonly<Record<string, ReactElement>> = {
  tile: <Portrait size={SIZE} kind="base-D" />,
  figures: <PieceSign figure="meeple" seat={0} size={SIZE} />,
  city: <Portrait size={SIZE} kind="base-G" />,
  track: <FigureSign figure="messenger" colour={colourOf(0)} emblem={0} size={SIZE} />,
  message: <MessageSeal message={4} />,
  messages: <MessageSeal message={2} />,
  farmer: <PieceSign figure="meeple" seat={1} lying size={SIZE} />,
  goods: <GoodsSign goods="wine" size={SIZE} />,
  abbot: <PieceSign figure="abbot" seat={2} size={SIZE} />,
  board: <Portrait size={SIZE} kind="base-B" />,
};

export default function HelpPicture({ of }: HelpPictureProps<CarcassonneTypes>): ReactElement | null {
  return PICTURES[of] ?? (kindOf(of) ? <Portrait kind={of} size={SIZE} /> : null);
}
