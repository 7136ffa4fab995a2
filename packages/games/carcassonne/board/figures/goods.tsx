// A kind of goods as a small roundel.

import type { ReactElement } from 'react';
import type { Goods } from '../../rules/names.ts';
import { goodsPicture } from '../art/gallery.ts';

export function GoodsSign({ goods, size = 22 }: { readonly goods: Goods; readonly size?: number }): ReactElement {
  return <img className="cc-sign" src={goodsPicture(goods)} width={size} height={size} alt="" draggable={false} />;
}
