// The stack of messages, from the top. A message is drawn from the top and goes under the stack when it is done; those
// that nobody has seen yet are therefore always on top.

import { MESSAGES } from './core/land.ts';
import type { MessageId } from './names.ts';
import type { State } from './state.ts';

export const MESSAGE_TILES = 8;

/** Tiles in the stack. Out of it are the message being resolved, and message 4 while its tile is being played. */
export const stackSize = (s: State): number =>
  MESSAGE_TILES - (s.message === 0 ? 0 : 1) - (s.waiting.length > 0 ? 1 : 0);

/** How many on top nobody has seen. */
export const unseenMessages = (s: State): number => Math.max(0, MESSAGE_TILES - s.messages);

/** The top tile is the message to be resolved. */
export function drawMessage(s: State): MessageId {
  const { mem } = s.land;
  const message = mem[MESSAGES] as MessageId;
  mem.copyWithin(MESSAGES, MESSAGES + 1, MESSAGES + MESSAGE_TILES);
  mem[MESSAGES + MESSAGE_TILES - 1] = 0;
  s.messages++;
  s.message = message;
  return message;
}

/** To be called while the message still counts as out of the stack. */
export function putUnder(s: State, message: MessageId): void {
  s.land.mem[MESSAGES + stackSize(s)] = message;
}
