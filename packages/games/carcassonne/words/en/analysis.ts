// What an analysis says of decisions.

import { type Answer, type AskOf, type NameOf, PASS, type WordsOf } from '@tabella/kernel';
import { judged, preferred } from '@tabella/ui/judged';
import { type FigureChoice, isDeed, type PlaceChoice } from '../../rules/choices.ts';
import type { CarcassonneTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { choice } from './choices.ts';
import { figureAs, MARKERS } from './names.ts';
import { spotName } from './places.ts';

export const analysisWords: Pick<WordsOf<CarcassonneTypes>, 'decision' | 'thought'> = {
  decision: (decision, ask, view, name) => {
    const { best, chosen, than } = decision;
    const told = judged(doing(chosen, ask, view, name), decision);
    return than === 'worse' ? `${told} Better: ${small(doing(best, ask, view, name))}.` : told;
  },
  thought: (thought, ask, view, name) => preferred((answer) => doing(answer, ask, view, name), thought),
};

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Laying the tile on spot 3, below a corner city". The choices of a question are those of its kind. */
function doing(answer: Answer, ask: AskOf<CarcassonneTypes>, view: View, name: NameOf): string {
  switch (ask.kind) {
    case 'place': {
      const { rotation, ...cell } = answer as PlaceChoice;
      const turned = rotation === 0 ? '' : `, turned ${90 * rotation}°`;
      return `Laying the tile on ${spotName(view, cell, ask.from)}${turned}`;
    }
    case 'figure': {
      const put = answer as FigureChoice;
      if (isDeed(put)) return chosenText(put, ask, view, name);
      if (put === PASS) return 'Placing no meeple';
      if ('take' in put) return 'Taking the abbot home';
      const feature = view.features[view.tiles[put.tile ?? view.laid ?? -1]?.features[put.segment] ?? -1];
      return feature ? `Placing ${figureAs(put.figure, feature.type)}` : `Placing a ${put.figure}`;
    }
    case 'act':
      return chosenText(answer, ask, view, name);
    case 'move':
      return `Moving the ${MARKERS[answer as keyof typeof MARKERS]}`;
    case 'message':
      return chosenText(answer, ask, view, name);
  }
}

const chosenText = (answer: Answer, ask: AskOf<CarcassonneTypes>, view: View, name: NameOf): string =>
  `Choosing “${choice(answer as Parameters<typeof choice>[0], ask, view, name)}”`;
