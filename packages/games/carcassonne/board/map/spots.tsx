// Legal spots: a dashed square with a plus on every cell where the tile fits. One stop for the tab key; arrows go on to
// the nearest spot in their direction.

import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { PlaceChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import type { Spot } from '../reading/choices.ts';
import { say } from '../say.ts';
import { nearestTowards } from './roving.ts';

interface Props {
  readonly view: Pick<View, 'tiles'>;
  readonly spots: readonly Spot[];
  readonly tried: PlaceChoice | null;
  /** Shown only as places to tap, without the glow. */
  readonly quiet: boolean;
  onSpot(spot: Spot): void;
  /** The keys have come to it. */
  onFocus(spot: Spot): void;
}

export function LegalSpots({ view, spots, tried, quiet, onSpot, onFocus }: Props): ReactElement | null {
  const group = useRef<HTMLDivElement>(null);
  const isTried = ({ x, y }: Spot): boolean => tried?.x === x && tried.y === y;
  const stop = spots.find(isTried) ?? spots[0];
  const rove = (event: KeyboardEvent, from: Spot): void => {
    const next = nearestTowards(event.key, from, spots);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-cell="${next.x} ${next.y}"]`)?.focus({ preventScroll: true });
  };
  if (spots.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a map
    <div
      ref={group}
      className="cc-laid"
      role="group"
      aria-label={say.spots}
      data-tried={tried !== null || undefined}
      data-quiet={quiet || undefined}
    >
      {spots.map((spot) => {
        const { x, y, rotations } = spot;
        const chosen = isTried(spot);
        return (
          <button
            key={`${x} ${y}`}
            type="button"
            className="cc-spot"
            data-cell={`${x} ${y}`}
            aria-pressed={chosen}
            aria-label={
              chosen && tried
                ? say.spotChosen(view, spot, spots, tried.rotation, rotations.length)
                : say.spot(view, spot, spots, rotations.length)
            }
            tabIndex={spot === stop ? 0 : -1}
            style={{ marginLeft: x * 100, marginTop: y * 100 }}
            onClick={() => onSpot(spot)}
            // A finger or a mouse sees what it taps.
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(spot)}
            onKeyDown={(event) => rove(event, spot)}
          >
            {!chosen && <span className="cc-spot-sign" />}
          </button>
        );
      })}
    </div>
  );
}
