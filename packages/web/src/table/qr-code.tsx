// The link to the table as a picture that phones read.

import type { ReactElement } from 'react';
import { encode } from 'uqr';

/** Light places round it, as readers want them. */
const MARGIN = 2;

export default function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { data, size } = encode(text, { border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#1b1814" />
    </svg>
  );
}
