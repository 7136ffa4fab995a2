// Boxes for people who do not want to choose set by set; whatever they do not name is as they had it.

import { type Options, schema } from './options.ts';

type Preset = Pick<Options, 'sets' | 'abbot' | 'messages'>;

/** The sets of the first big box, beside the base game. */
const BIG_BOX = ['inns', 'traders', 'river'] as const;

export const presets = {
  first: { sets: [], abbot: false, messages: 'off' },
  messages: { sets: [], abbot: false, messages: 'hig' },
  big: { sets: BIG_BOX, abbot: true, messages: 'hig' },
  everything: { sets: schema.sets.of, abbot: true, messages: 'hig' },
} satisfies Readonly<Record<string, Preset>>;

export type PresetId = keyof typeof presets;
