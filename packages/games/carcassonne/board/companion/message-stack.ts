// The stack of message tiles beside a real table, from the top: what was seen of it, what is drawn, what goes under it.

import type { MessageId } from '../../rules/names.ts';

export const MESSAGES: readonly MessageId[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Null for those nobody has seen yet: they are always on top. */
export type MessageStack = readonly (MessageId | null)[];

export const newStack = (): MessageStack => MESSAGES.map(() => null);

/** The top tile of the app's own stack: unseen ones lie in the order of the shuffle. */
export function topOf(stack: MessageStack, order: readonly MessageId[]): MessageId | null {
  const unseen = stack.filter((one) => one === null).length;
  return stack[0] ?? order[MESSAGES.length - unseen] ?? null;
}

/** The stack without the tile that was drawn. Another one than was expected means that the real stack was mixed. */
export function without(stack: MessageStack, number: MessageId): MessageStack {
  const expected = stack[0] ?? number;
  return stack.slice(1).map((one) => (expected !== number || one === number ? null : one));
}
