// An expansion for tests that gives points in every round, so that figures walk and messages come all the time.

import { plainAward } from '../rules/awards.ts';
import { standsOn } from '../rules/core/figures.ts';
import { tileOf } from '../rules/core/land.ts';
import type { Module } from '../rules/module.ts';
import type { Award } from '../rules/names.ts';
import { totalOf } from '../rules/track.ts';

export const favours: Module = {
  id: 'favours',
  plays: () => true,
  passes: ['1A', '1B', '1C', '2', '3', '4'],
  awards: (s, round) => {
    const awards: Award[] = [];
    if ((s.land.laid + round.charCodeAt(0) + round.length) % 4 > 0) return awards;
    for (let seat = 0; seat < s.seats; seat++) {
      // Some points for some, now and then a payment: whatever it is, it follows from what everybody sees.
      const each = ((s.land.laid * 7 + seat * 3 + round.charCodeAt(0)) % 9) - 2;
      if (each > 0 || (each < 0 && seat === s.active && totalOf(s, seat, 'scorer') >= -each))
        awards.push(plainAward(seat, 'other', round, [{ what: 'bonus', count: 1, each }], { name: 'a favour' }));
    }
    return awards;
  },
  bonus: (s, seat, slot) => (tileOf(s.land, standsOn(s.land, seat, slot)) + s.land.laid) % 3,
};
