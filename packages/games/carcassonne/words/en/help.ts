// The rules in short, in our own words. Each paragraph begins with what it is about.

import type { TopicsOf } from '@tabella/kernel';
import type { Options, SetId } from '../../rules/options.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { names } from '../../sets/names-en.ts';
import { wordsOfSets } from '../../sets/told-en.ts';
import { SETS, toldWith } from './parts.ts';

const GENERAL: readonly string[] = [
  'YOUR TURN. Place the tile you drew so that every edge fits its neighbours. Then you may put one figure from your supply on a road, city, field or monastery of that tile, if no figure stands anywhere on that feature yet. Then everything the tile closes is scored.',
  'FIGURES. A meeple on a road is a highwayman, in a city a knight, in a monastery a monk, in a field a farmer. Highwaymen, knights and monks come home when their feature is scored, and you can place them again. A farmer lies in the field until the end.',
  'SCORING. A closed road gives 1 point per tile. A closed city gives 2 points per tile and 2 per pennant. A monastery with all eight neighbours gives 9 points. The player with the most figures there scores; in a tie all of them score in full. A tile that fits nowhere leaves the game.',
  'THE TRACK. With The Messages you have two figures on the score track, a scoring meeple and a messenger. Each time you score, you move one of them by the whole amount. Your score is the sum of both.',
  'THE MESSAGES. If one of your figures stops on a dark space (every fifth) in your own turn, you draw a message once the scoring is done, one per round of scoring. Do what it says, or take 2 points instead. Those points can bring the next message.',
  'WHAT THEY SAY. Your smallest road, city or monastery, scored as at the end of the game; another tile at once; 2 points per pennant in your cities, per knight, or per farmer; or one figure scored as at the end and taken home. Used messages go under the stack in order and come again.',
  'THE LAST COUNT. At the end an unfinished road or city gives 1 point per tile and pennant, a monastery 1 for itself and per neighbour. The player with the most farmers in a field scores 3 points for every closed city that touches it.',
  'THE ABBOT. The abbot stands in a monastery or garden. Instead of placing a figure you may take the abbot home, for what the building is worth at that moment.',
];

/** Comes last. */
const BOARD =
  'THE BOARD. Drag to move the land, pinch or scroll to zoom. Tap a dashed spot to try your tile, tap it again or press R to turn it, Enter confirms. Rest on a road, city or field to see what it is worth and to whom.';

/** Paragraphs that are about the messages alone. */
const OF_MESSAGES = ['THE TRACK', 'THE MESSAGES', 'WHAT THEY SAY'];

const headingOf = (paragraph: string): string => paragraph.split('. ')[0] ?? '';

/** About these sets, as far as they are loaded. */
const ofSets = (ids: readonly SetId[]): readonly string[] => ids.flatMap((id) => wordsOfSets.of(id)?.help ?? []);

/** All of it, as far as sets are loaded. */
export const wholeHelp = (): readonly string[] => [...GENERAL, ...ofSets(SETS), BOARD];

/** What of it is about this box. */
export function helpFor(options: Options): readonly string[] {
  const isOut = (heading: string): boolean =>
    (!options.abbot && heading === 'THE ABBOT') || (options.messages === 'off' && OF_MESSAGES.includes(heading));
  return [...GENERAL.filter((paragraph) => !isOut(headingOf(paragraph))), ...ofSets(toldWith(options)), BOARD];
}

/** The paragraph that explains a question. */
export const topics: TopicsOf<CarcassonneTypes> = {
  place: 'YOUR TURN',
  figure: 'FIGURES',
  act: 'YOUR TURN',
  move: 'THE TRACK',
  message: 'WHAT THEY SAY',
};

/** By heading: the picture beside it. */
export const pictures = (): Readonly<Record<string, string>> => ({
  'YOUR TURN': 'tile',
  FIGURES: 'figures',
  SCORING: 'city',
  'THE TRACK': 'track',
  'THE MESSAGES': 'message',
  'WHAT THEY SAY': 'messages',
  'THE LAST COUNT': 'farmer',
  'THE ABBOT': 'abbot',
  'THE BOARD': 'board',
  ...Object.fromEntries(
    SETS.flatMap((id) => ofSets([id]).map((paragraph) => [headingOf(paragraph), names[id].picture])),
  ),
});
