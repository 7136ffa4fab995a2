// Hills & Sheep in English.

import { plural } from '@tabella/ui/english';
import type { View } from '../../rules/view.ts';
import type { SetWords } from '../words.ts';

/** The sheep on the field of the shepherd whose turn it is. */
function flockOf({ figures, tokens = [], active }: View): number {
  const shepherds = figures.filter(({ figure }) => figure === 'shepherd');
  const field = shepherds.find(({ seat }) => seat === active)?.feature;
  const flock = tokens.filter(({ token, tile, segment }) =>
    shepherds.some((one) => token === 'sheep' && one.feature === field && one.tile === tile && one.segment === segment),
  );
  return flock.reduce((sum, { count }) => sum + count, 0);
}

export const hills: SetWords = {
  help: 'HILLS AND SHEEP. On a hill: when several have the most figures on a feature, those with a figure on one of its hills score alone. A tile nobody has seen goes under each hill and leaves the game. Each vineyard beside a monastery is worth 3 more points when it is completed. Instead of another figure you may put your shepherd in a field without one: draw a token, sheep stay with the shepherd, a wolf sends the shepherd home. When you extend that field, draw again, or score: every shepherd there gets 1 point per sheep in the field and comes home. An enclosed field is scored at once.',
  awards: { flock: (count) => `a flock of ${plural(count, 'sheep', 'sheep')}` },
  asks: { flock: 'Your field has grown: score the flock, or draw once more?' },
  deeds: {
    stable: {
      name: 'Score the flock',
      choice: ({ view }) => `Score the flock: ${plural(flockOf(view), 'point')}`,
      told: ['scores the flock', 'score the flock'],
    },
    grow: { name: 'Draw a token', choice: () => 'Draw a token', told: ['draws from the bag', 'draw from the bag'] },
  },
  tokens: {
    sheep: (count) => plural(count, 'sheep', 'sheep'),
    wolf: () => 'the wolf',
  },
};
