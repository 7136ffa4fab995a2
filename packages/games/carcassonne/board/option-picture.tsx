// A set of Carcassonne in the options: the tile beside its rules, or its first one.

import type { OptionPictureProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import { sets as words } from '../sets/en.ts';
import { kindOf, sets } from '../tiles/index.ts';
import { Portrait } from './portrait.tsx';

const SIZE = 52;

export default function OptionPicture({ value }: OptionPictureProps): ReactElement | null {
  const named = Object.entries(words).find(([id]) => id === value)?.[1].picture ?? '';
  const kind = kindOf(named) ?? sets.find(({ id }) => id === value)?.tiles[0];
  return kind ? <Portrait kind={kind.id} size={SIZE} /> : null;
}
