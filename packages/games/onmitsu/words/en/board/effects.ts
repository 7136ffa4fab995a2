// The ongoing effects of Locations in a few words.

import type { CardFace } from '../../../board/card/face.ts';
import type { Modifier } from '../../../rules/set/types.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

function tagOf(modifier: Modifier): string {
  switch (modifier.mod) {
    case 'draw':
      return `draw ${signed(modifier.delta)}`;
    case 'handLimit':
      return `hand limit ${signed(modifier.delta)}`;
    case 'mandatoryDiscard':
      return `discard ${modifier.count} each turn`;
    case 'waiveCost':
      return `${modifier.tag} costs nothing`;
    case 'drawFromDiscard':
      return 'first draw from discards';
    case 'suppressKeyword':
      return `no ${modifier.keyword}`;
    case 'locationWeight':
      return modifier.value === 2 ? 'counts as two' : `counts as ${modifier.value}`;
  }
}

export const effectTag = ({ modifiers }: CardFace): string => modifiers.map(tagOf).join(', ');
