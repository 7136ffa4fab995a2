// A tile by itself, in a line, in the rules or on a card; drawn as soon as what its set draws is loaded.

import type { CSSProperties, ReactElement } from 'react';
import { setOf } from '../tiles/known.ts';
import { portraitOf } from './art/gallery.ts';
import { useArt } from './art/use-art.ts';

interface Props {
  readonly kind: string;
  readonly rotation?: number;
  readonly garden?: boolean;
  readonly size: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function Portrait({ kind, rotation = 0, garden = false, size, ...look }: Props): ReactElement {
  const isHere = useArt([setOf(kind)]);
  const src = isHere ? portraitOf({ kind, rotation, garden, copy: 0 }) : undefined;
  return <img {...look} src={src} width={size} height={size} alt="" />;
}
