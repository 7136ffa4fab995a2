// GameTable: what a game brings to the browser besides its rules and its words. Each game exports one from `table.tsx`;
// whatever is large stands behind a loader and comes when it is first drawn.

import type { BoardProps } from '@tabella/kernel';
import type { ComponentType } from 'react';

export type Load<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A companion is for the boxed game on a real table; a guide plays a first game step by step. */
export type PageKind = 'companion' | 'guide';

export interface GamePage {
  readonly kind: PageKind;
  readonly load: Load;
}

export interface GameTable {
  /** Without one the game is played in words. */
  readonly board?: Load<BoardProps>;
  /** Kinds of questions that the board itself has the fields for: the prompt bar then shows their sentence alone. */
  readonly answers?: readonly string[];
  /** Kinds whose choices are pointed at on the board: the prompt bar shows what is chosen, and confirms it. */
  readonly points?: readonly string[];
  /** Kinds whose choices all stand on the board in words: the prompt bar confirms what is chosen there. */
  readonly lists?: readonly string[];
  /** Further pages, at `/<game>/<kind>`. */
  readonly pages?: readonly GamePage[];
  /** The picture of the front page and of the waiting room. */
  readonly scene: Load;
  /** The path of an icon, drawn on 512 × 512. */
  readonly icon: string;
  /** Colours behind and of the icon; the first one also stands where the scene will be. */
  readonly ground: string;
  readonly ink: string;
  /** How long a match usually takes. */
  readonly minutes: number;
  readonly bestSeats: number;
  /** The place on the front page, lowest first; games without one come last. */
  readonly order?: number;
}
