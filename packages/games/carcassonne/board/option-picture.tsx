// A set of Carcassonne in the options: the tile beside its rules, or its first one.

import type { OptionPictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import { names } from '../sets/names-en.ts';
import { setOf, tilesOfSets } from '../tiles/known.ts';
import { useArt } from './art/use-art.ts';
import { Portrait } from './portrait.tsx';

const SIZE = 52;

export default function OptionPicture({ value }: OptionPictureProps): ReactElement | null {
  const isHere = useArt([value]);
  const named = Object.entries(names).find(([id]) => id === value)?.[1].picture ?? '';
  const kind = setOf(named) === value ? named : tilesOfSets.of(value)?.tiles[0]?.id;
  return isHere && kind !== undefined ? <Portrait kind={kind} size={SIZE} /> : null;
}
