// The Messages: a second figure on the track, and a message for landing on a dark space. See ../messages and ../passes.ts.

import { messageAt } from '../../rules/core/piles.ts';
import type { Module } from '../../rules/module.ts';
import { stackSize } from '../../rules/stack.ts';

export const messages: Module = {
  id: 'messages',
  plays: (options) => options.messages !== 'off',
  check: (s) => {
    const stack = Array.from({ length: stackSize(s) }, (_, place) => messageAt(s.land, place));
    const out = [...(s.message === 0 ? [] : [s.message]), ...s.waiting.map(() => 4)];
    if ([...stack, ...out].sort().join('') !== '12345678') throw new Error('the messages are not the eight');
    if (s.message !== 0 && s.stage !== 'message') throw new Error('a message lies open outside its turn');
  },
};
