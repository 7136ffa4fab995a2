// Pieces of sets on the land that are nobody's figures: each beside a figure, or in the middle of its tile.

import type { ReactElement } from 'react';
import type { TokenView, View } from '../../rules/view.ts';
import { tokenPicture } from '../figures/token.ts';
import { standsAt } from '../reading/pointed.ts';
import { say } from '../say.ts';
import { type Land, tileNumbered } from '../scene.ts';

/** The side of a picture, whose middle is where the piece stands. */
const SIZE = 64;
/** How far a piece stands from the figure that it is beside. */
const BESIDE = { x: 17, y: 3 };

export function Tokens({ view, land }: { readonly view: View; readonly land: Land }): ReactElement | null {
  if (!view.tokens || view.tokens.length === 0) return null;
  return (
    <div className="cc-laid">
      {view.tokens.map((one, i) => {
        const at = placeOf(one, land);
        return (
          at && (
            <img
              key={`${one.token} ${i}`}
              className="cc-token"
              src={tokenPicture(one)}
              alt={say.token(one.token, one.count)}
              width={SIZE}
              height={SIZE}
              draggable={false}
              style={{ translate: `${at.x - SIZE / 2}px ${at.y - SIZE / 2}px` }}
            />
          )
        );
      })}
    </div>
  );
}

function placeOf(
  { tile, segment, to, carries }: TokenView,
  land: Land,
): { readonly x: number; readonly y: number } | null {
  const laid = tileNumbered(land, tile);
  if (!laid) return null;
  const other = to === undefined ? undefined : tileNumbered(land, to);
  if (other) return { x: (laid.x + other.x) * 50 + 50, y: (laid.y + other.y) * 50 + 50 };
  if (segment < 0) return { x: laid.x * 100 + 50, y: laid.y * 100 + 50 };
  const { x, y } = standsAt(laid, segment);
  return carries ? { x, y } : { x: x + BESIDE.x, y: y + BESIDE.y };
}
