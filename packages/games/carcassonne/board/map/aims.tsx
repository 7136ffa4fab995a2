// Tiles and cells on which something may be done that a set offers: each is a square to be tapped. One stop for the tab key; arrows go
// on to the nearest in their direction.

import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import type { Deed } from '../../rules/choices.ts';
import { say } from '../say.ts';
import { type Land, tileNumbered } from '../scene.ts';
import { nearestTowards } from './roving.ts';

interface Props {
  readonly land: Land;
  readonly aims: readonly Deed[];
  isDone(deed: Deed): boolean;
  label(deed: Deed): string;
  onAim(deed: Deed): void;
  /** The keys have come to it. */
  onFocus(x: number, y: number): void;
}

export function Aims({ land, aims, isDone, label, onAim, onFocus }: Props): ReactElement | null {
  const group = useRef<HTMLDivElement>(null);
  const targets = aims.flatMap((deed) => {
    const { x, y } = deed.x === undefined ? (tileNumbered(land, deed.tile ?? -1) ?? {}) : deed;
    return x === undefined || y === undefined ? [] : [{ deed, x, y }];
  });
  const [first] = targets;
  if (!first) return null;
  const stop = targets.find(({ deed }) => isDone(deed)) ?? first;
  const rove = (event: KeyboardEvent, from: (typeof targets)[number]): void => {
    const next = nearestTowards(event.key, from, targets);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-cell="${next.x} ${next.y}"]`)?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a map
    <div ref={group} className="cc-laid" role="group" aria-label={say.aims}>
      {targets.map((target) => {
        const { deed, x, y } = target;
        return (
          <button
            key={`${deed.do} ${x} ${y} ${deed.axis ?? ''}`}
            type="button"
            className="cc-aim"
            data-cell={`${x} ${y}`}
            data-axis={deed.axis}
            aria-pressed={isDone(deed)}
            aria-label={label(deed)}
            tabIndex={target === stop ? 0 : -1}
            style={{ marginLeft: x * 100, marginTop: y * 100 }}
            onClick={() => onAim(deed)}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(x, y)}
            onKeyDown={(event) => rove(event, target)}
          />
        );
      })}
    </div>
  );
}
