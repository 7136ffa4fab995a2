// What is in the box: thirty letters, and the places where they lie.

import { Box } from '@tabella/kernel';

export const MOST = 4;
/** What a letter is worth, by its face. The last face is the hook: worth nothing, but it takes a letter. */
export const WORTH = [-2, -1, 1, 2, 3, 0];
export const HOOK = 5;
const COUNTS = [4, 5, 6, 5, 4, 6];

export const box = new Box({
  seats: MOST,
  zones: {
    deck: { kind: 'pile' },
    discard: { kind: 'open' },
    /** The letter on its way, face-down. */
    road: { kind: 'back' },
    hand: { kind: 'hand', each: true },
    before: { kind: 'open', each: true },
  },
  faces: WORTH.map((worth, face) => ({ name: face === HOOK ? 'hook' : String(worth), pool: 'letter' })),
});

export const DECK = box.zone('deck');
export const DISCARD = box.zone('discard');
export const ROAD = box.zone('road');
/** Zones of each seat: the number of the first, to which the seat is added. */
export const HAND = box.zone('hand');
export const BEFORE = box.zone('before');

/** One face per card. */
export const letters = COUNTS.flatMap((count, face) => new Array<number>(count).fill(face));
