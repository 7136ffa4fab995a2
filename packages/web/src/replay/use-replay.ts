// The match that is open, for every tab of its page: its replay, the words and names it is told in, and the moment that is
// shown.

import type { Analysis, NameOf, OptionValues, Seat, Words } from '@tabella/kernel';
import { createContext, useContext } from 'react';
import type { Place } from './address.ts';
import type { OpenMatch } from './open-match.ts';

export interface OpenReplay extends OpenMatch, Place {
  /** Null for a match from a file. */
  readonly code: string | null;
  /** Those of this match, in the language of the reader. */
  readonly words: Words;
  readonly name: NameOf;
  /** What the match was played with. */
  readonly options: OptionValues;
  /** The rows at which turns begin. */
  readonly turns: readonly number[];
  /** The seat at which the reader played; null for others, and for a match from a file. */
  readonly me: Seat | null;
  /** Stored with the match, or worked out on this page. */
  readonly analysis: Analysis | null;
  setAnalysis(analysis: Analysis): void;
  /** Shows another moment, or the same one with other eyes; on another tab, it goes to the replay. */
  show(place: Partial<Place>): void;
  /** What a narrow screen shows above the deck. */
  readonly part: 'table' | 'log';
  setPart(part: 'table' | 'log'): void;
}

export const ReplayContext = createContext<OpenReplay | null>(null);

export function useReplay(): OpenReplay {
  const open = useContext(ReplayContext);
  if (open === null) throw new Error('used outside of a replay');
  return open;
}
