// The stack of messages, from the top. A message is drawn from the top and goes under the stack when it is done; those
// that nobody has seen yet are therefore always on top.

import { setMessage, takeMessage } from './core/piles.ts';
import { MESSAGE_TILES } from './core/sizes.ts';
import type { MessageId } from './names.ts';
import type { State } from './state.ts';

/** Tiles in the stack. Out of it are the message being resolved, and message 4 while its tile is being played. */
export const stackSize = (s: State): number =>
  MESSAGE_TILES - (s.message === 0 ? 0 : 1) - (s.waiting.length > 0 ? 1 : 0);

/** How many on top nobody has seen. */
export const unseenMessages = (s: State): number => Math.max(0, MESSAGE_TILES - s.messages);

/** The top tile is the message to be resolved. */
export function drawMessage(s: State): MessageId {
  const message = takeMessage(s.land);
  s.messages++;
  s.message = message;
  return message;
}

/** To be called while the message still counts as out of the stack. */
export function putUnder(s: State, message: MessageId): void {
  setMessage(s.land, stackSize(s), message);
}
