// The signs of the seats: a colour and a shape for each, so that colour never stands alone.

/** Disc, diamond, triangle, square, and so on, drawn on 16 × 16. */
const SHAPES = [
  'M8 2.5a5.5 5.5 0 1 0 .01 0Z',
  'M8 1.5 14.5 8 8 14.5 1.5 8Z',
  'M8 2 14.5 13.5h-13Z',
  'M3 3h10v10H3Z',
  'M8 1.5 13.8 4.8v6.5L8 14.5 2.2 11.3V4.8Z',
  'M5.5 2h5v3.5H14v5h-3.5V14h-5v-3.5H2v-5h3.5Z',
  'm8 1.5 2 4.3 4.7.6-3.4 3.2.9 4.6L8 11.9l-4.2 2.3.9-4.6L1.3 6.4 6 5.8Z',
  'M11.5 2a6.5 6.5 0 1 0 0 12 7.5 7.5 0 0 1 0-12Z',
  'M2 3h12L8 14Z',
];

/** When the colours begin again, other shapes go with them. */
export const seatShape = (seat: number): string =>
  SHAPES[(seat + 4 * Math.floor(seat / SHAPES.length)) % SHAPES.length] as string;

export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
