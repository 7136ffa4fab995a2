// The score track: a border round the board where there is room, a strip where there is not.

export { TrackBorder } from './border.tsx';
export { spaceOf } from './circuit.ts';
export { emblemPath, FigureSign } from './figure.tsx';
export type { Preview, TrackSeat } from './props.ts';
export { TrackStrip } from './strip.tsx';
