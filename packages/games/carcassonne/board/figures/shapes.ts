// The silhouettes of the figures, standing on (0, 0), about 26 wide and 29 high. Each kind is known by its outline.

import type { FigureKind } from '../../rules/names.ts';

export interface Shape {
  readonly body: string;
  /** Lines inside the outline. */
  readonly lines: string;
  readonly face: { readonly y: number; readonly rx: number; readonly ry: number } | null;
  /** Where the emblem of the seat is. */
  readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
  /** A tool or cross, drawn in gold. */
  readonly badge: string;
  readonly scale: number;
  /** From the middle of the figure down to its feet. */
  readonly middle: number;
}

const BELL = 'C8.6-14.2 13-9.5 13-2.2Q13 0 10.8 0H-10.8Q-13 0-13-2.2C-13-9.5-8.6-14.2-5-15.8';
const WALKER = `M5-15.8${BELL}A7.3 7.3 0 1 1 5-15.8Z`;
const FACE = { y: -21.6, rx: 3.4, ry: 4 };
const EMBLEM = { x: 0, y: -6.4, size: 0.74 };

export const SHAPES: Readonly<Record<FigureKind, Shape>> = {
  meeple: { body: WALKER, lines: '', face: FACE, emblem: EMBLEM, badge: '', scale: 1, middle: 14.5 },
  big: {
    body: WALKER,
    lines: 'M-8.4-12.2Q0-7.6 8.4-12.2M-12.6-3.4H12.6',
    face: FACE,
    emblem: { x: 0, y: -7, size: 0.6 },
    badge: '',
    scale: 1.36,
    middle: 14.5,
  },
  abbot: {
    body: `M5.8-15.2${BELL.replace('-5-15.8', '-5.8-15.2')}V-19.6C-8.4-23-6.4-27.2 0-34.4 6.4-27.2 8.4-23 5.8-19.6Z`,
    lines: 'M-6.6-21.6H6.6',
    face: { y: -17.6, rx: 3.2, ry: 2.7 },
    emblem: EMBLEM,
    badge: 'M0-30.4V-24M-2.3-27.8H2.3',
    scale: 0.98,
    middle: 16,
  },
  ringmaster: {
    body: `M5-15.8${BELL}C-7-17-7.6-19.4-7.2-21.4H-10.6V-24.2H-6.2V-33.6H6.2V-24.2H10.6V-21.4H7.2C7.6-19.4 7-17 5-15.8Z`,
    lines: 'M-6.2-26.8H6.2M-6.2-24.2H6.2',
    face: { y: -19.4, rx: 3.3, ry: 2.7 },
    emblem: EMBLEM,
    badge: 'M9-4.4 15.4-15.6M15.4-15.6Q19.4-20 15.6-24',
    scale: 0.98,
    middle: 16,
  },
  mayor: {
    body: `M5-15.8${BELL}C-6.8-16.8-7.4-18.4-7.3-20H-12C-12-22.8-9.4-24-6.8-24.2-6.8-30-3.4-31.6 0-31.6 3.4-31.6 6.8-30 6.8-24.2 9.4-24 12-22.8 12-20H7.3C7.4-18.4 6.8-16.8 5-15.8Z`,
    lines: 'M-6.8-24.2Q0-22.2 6.8-24.2M5.6-27.4Q11-30.4 10.6-35',
    face: { y: -18.4, rx: 3.3, ry: 2.8 },
    emblem: { x: 0, y: -4.6, size: 0.6 },
    badge: 'M-7-13.4Q0-5.8 7-13.4',
    scale: 0.98,
    middle: 15.5,
  },
  wagon: {
    body: 'M-17-6.4V-9.6H-15C-15.4-18.6-10.4-23.4 0-23.4 10.4-23.4 15.4-18.6 15-9.6H17V-6.4H14.2A5 5 0 1 1 4.4-6.4H-4.4A5 5 0 1 1-14.2-6.4Z',
    lines:
      'M-15-9.6H15M-8-22.4C-10-18.6-10.2-13.6-9.6-9.6M8-22.4C10-18.6 10.2-13.6 9.6-9.6M-9.3-10.2V-.2M-14.3-5.2H-4.3M9.3-10.2V-.2M4.3-5.2H14.3',
    face: null,
    emblem: { x: 0, y: -15.8, size: 0.72 },
    badge: '',
    scale: 1,
    middle: 11.6,
  },
  builder: {
    body: `M5-15.8${BELL}C-7-17-7.4-19-7.3-20.6H-10.4V-23.4H-7C-6.4-30.4 6.4-30.4 7-23.4H10.4V-20.6H7.3C7.4-19 7-17 5-15.8Z`,
    lines: 'M-7.4-23H7.4',
    face: { y: -19.4, rx: 3.4, ry: 2.9 },
    emblem: EMBLEM,
    badge: 'M8.4-5.4 13.4-17M10.2-18.4 17-15.4',
    scale: 1,
    middle: 14.5,
  },
  shepherd: {
    body: `M5-15.8${BELL}C-6.8-16.8-7.4-18.6-7.3-20L-12.4-20.6-7-23.6C-5.4-28.6 5.4-28.6 7-23.6L12.4-20.6 7.3-20C7.4-18.6 6.8-16.8 5-15.8Z`,
    lines: 'M-7.2-22.8Q0-20.6 7.2-22.8',
    face: { y: -18.6, rx: 3.2, ry: 2.6 },
    emblem: EMBLEM,
    badge: 'M14.6 0V-20.4C14.6-25.4 20.4-25.4 20.4-21.4',
    scale: 0.98,
    middle: 14.5,
  },
  barn: {
    body: 'M-14.6 0V-11.4L-18-12.2-9.6-23.4H9.6L18-12.2 14.6-11.4V0Z',
    lines: 'M-14.6-11.4H14.6M-12.8-15.6H12.8M-11-19.4H11M-5.4 0V-8.6H5.4V0M-5.4-8.6 5.4 0M5.4-8.6-5.4 0',
    face: null,
    emblem: { x: 0, y: -16.6, size: 0.62 },
    badge: '',
    scale: 1.06,
    middle: 11.8,
  },
  pig: {
    body: 'M-15-8.6C-15.6-15.2-9.4-18.6-2.6-18.6 2-18.6 5.4-17.6 7.6-15.6L12.4-18.6 12.6-13.8C14.6-12.6 15.6-11.2 15.9-9.6L18.2-9V-5.6L15.2-4.8C14.2-3.4 12.8-2.6 11.2-2.2V0H6.6V-1.9H-6.6V0H-11.2V-3C-13.6-4.2-14.8-6.2-15-8.6Z',
    lines: 'M-15-10.4C-18-10.6-18.6-13.6-16.6-14.4M11.4-10.6V-10.4',
    face: null,
    emblem: { x: -2, y: -9.6, size: 0.74 },
    badge: '',
    scale: 0.94,
    middle: 9.4,
  },
};
