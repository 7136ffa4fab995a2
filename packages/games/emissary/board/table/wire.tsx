// The telegraph wire through all seats, with chevrons the way a message goes; what it has travelled is lit, the next hop
// is dotted. An oriented message leaves the wire and goes straight.

import type { ReactElement } from 'react';
import type { Hop } from '../scene.ts';
import { bowOf, type Point, pathOf, placeOn } from './curve.ts';
import { bowsBetween, type Segment } from './travel.ts';

interface Props {
  readonly line: Segment;
  readonly hop: Hop | null;
  /** Where the envelope is. */
  readonly at: Point | null;
  readonly width: number;
  readonly height: number;
}

export function Wire({ line, hop, at, width, height }: Props): ReactElement {
  const { wire } = line.oval;
  return (
    <svg className="em-wire" width={width} height={height} aria-hidden="true">
      <path className="em-wire-line" d={pathOf(wire)} />
      <path className="em-wire-shadow" d={pathOf(wire)} />
      {wire.map((_, i) => {
        const { x, y, turn } = placeOn(bowOf(wire, i), 0.5);
        return (
          <path key={i} className="em-chevron" d="m-5-6 8 6-8 6" transform={`translate(${x} ${y}) rotate(${turn})`} />
        );
      })}
      {hop && <Travelled line={line} hop={hop} at={at} />}
    </svg>
  );
}

function Travelled({
  line,
  hop,
  at,
}: {
  readonly line: Segment;
  readonly hop: Hop;
  readonly at: Point | null;
}): ReactElement {
  const { wire } = line.oval;
  const trail = hop.trail.flatMap((seat, i) => {
    const next = hop.trail[i + 1];
    return next === undefined ? [] : bowsBetween(line, seat, next);
  });
  const last = hop.straight ? [] : bowsBetween(line, hop.from, hop.to);
  const anchor = (seat: number): Point => line.oval.anchors[line.order.indexOf(seat)] ?? { x: 0, y: 0 };
  const from = anchor(hop.from);
  const to = anchor(hop.to);
  return (
    <>
      {trail.map((bow) => (
        <path key={bow} className="em-wire-done" d={pathOf(wire, bow, 1)} />
      ))}
      {last.map((bow, i) => (
        <g key={bow}>
          <path
            className="em-wire-done"
            d={pathOf(wire, bow, 1)}
            pathLength={100}
            strokeDasharray={hop.moving && i === last.length - 1 ? '50 200' : undefined}
          />
          {hop.moving && i === last.length - 1 && <path className="em-wire-next" d={pathOf(wire, bow, 1)} />}
        </g>
      ))}
      {hop.straight && (
        <>
          <path className="em-wire-straight" d={`M${from.x} ${from.y}L${at?.x ?? to.x} ${at?.y ?? to.y}`} />
          <path className="em-wire-next" d={`M${at?.x ?? to.x} ${at?.y ?? to.y}L${to.x} ${to.y}`} />
        </>
      )}
    </>
  );
}
