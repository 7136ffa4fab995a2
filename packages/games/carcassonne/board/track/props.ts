// What the track is told: where the figures of each seat stand, and which walk is being considered.

import type { ReactNode } from 'react';
import type { Marker } from '../../rules/names.ts';
import type { BoardWords } from '../say.ts';

export interface TrackSeat {
  readonly seat: number;
  readonly name: string;
  /** Totals, not spaces; null for a figure that is not in the game (any more). */
  readonly scorer: number | null;
  readonly messenger: number | null;
  /** Any CSS colour. */
  readonly colour: string;
  /** 0 to 5: disc, diamond, triangle, square, hexagon, cross. */
  readonly emblem: number;
}

export interface Preview {
  readonly seat: number;
  readonly figure: Marker;
  readonly from: number;
  readonly to: number;
}

export interface TrackProps {
  readonly seats: readonly TrackSeat[];
  readonly preview?: Preview | null;
  readonly words: BoardWords['track'];
}

export interface BorderProps extends TrackProps {
  /** What lies inside the border. */
  readonly children: ReactNode;
}
