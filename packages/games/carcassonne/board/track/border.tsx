// The track as the illuminated border of the board: 15 spaces along the top, 10 down, 15 back, 10 up.

import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { borderBox, THICK } from './layout.ts';
import type { BorderProps } from './props.ts';
import { Figures, Spaces } from './spaces.tsx';
import { Told } from './told.tsx';
import { useFigures } from './use-figures.ts';
import './track.css';

export function TrackBorder({ seats, preview = null, words, children }: BorderProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const place = useCallback((space: number) => borderBox(space, width, height), [width, height]);
  const { totals, taken } = useFigures(seats, preview?.to);
  return (
    <div className="cct-border" ref={frame} style={{ padding: THICK }}>
      <section aria-label={words.track} className="cct-frame">
        <Told seats={seats} preview={preview} words={words} />
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <Spaces place={place} taken={taken} />
            <rect x="1" y="1" width={width - 2} height={height - 2} className="cct-gilt" />
            <rect
              x={THICK}
              y={THICK}
              width={Math.max(0, width - 2 * THICK)}
              height={Math.max(0, height - 2 * THICK)}
              className="cct-gilt"
            />
            <Figures place={place} seats={seats} totals={totals} preview={preview} />
          </svg>
        )}
      </section>
      <div className="cct-inside">{children}</div>
    </div>
  );
}
