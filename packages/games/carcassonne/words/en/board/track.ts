// Sentences of the score track, in English.

import { isDark, spaceOf } from '../../../board/track/circuit.ts';
import type { Marker } from '../../../rules/names.ts';

const figures: Readonly<Record<Marker, string>> = { scorer: 'scoring meeple', messenger: 'messenger' };

const on = (total: number): string => {
  const marker = total - spaceOf(total);
  return `${spaceOf(total)}${marker > 0 ? ` with ${marker} behind it` : ''}${isDark(total) ? ', a dark space' : ''}`;
};

export const track = {
  track: 'Score track',
  strip: 'Score track, from 0 to 49',
  figures,
  stands: (figure: Marker, total: number): string => `${figures[figure]} on ${on(total)}`,
  seat: (name: string, places: readonly string[], sum: number): string =>
    `${name}: ${places.join('; ')}. ${sum} in all.`,
  preview: (name: string, figure: Marker, from: number, to: number): string =>
    `${name}: the ${figures[figure]} would walk from ${spaceOf(from)} to ${on(to)}.`,
};
