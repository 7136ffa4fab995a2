// Message 4: another tile at once, drawn or one's own, with everything that belongs to laying one. What it interrupts goes on afterwards; until
// then the message is not under the stack and cannot be drawn again.

import { readyFor } from '../draw.ts';
import { mayLayOwn } from '../instead.ts';
import { startTurn } from '../turns.ts';
import type { Message } from './message.ts';

export const anotherTile: Message = {
  id: 4,
  offers: (s, seat, box) =>
    s.at < s.size || readyFor(s, box, seat) >= 0 || mayLayOwn(s, box) ? [{ choice: { message: 4 }, points: null }] : [],
  act: (s) => {
    const { turn, builder, tile, drawn, bound, resume } = s;
    s.waiting = Object.freeze([Object.freeze({ turn, builder, tile, drawn, bound, stage: resume })]);
    startTurn(s, 'message');
    return null;
  },
};
