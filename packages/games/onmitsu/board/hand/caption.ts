// The few words under a card of the hand.

import { PASS } from '@tabella/kernel';
import type { HandCardView, Why } from '../../rules/view.ts';
import { actionOf } from '../card/face.ts';
import { cardThing, wayOf } from '../picks.ts';
import type { BoardWords } from '../say.ts';
import type { BoardScene } from '../scene.ts';

/** Questions that are answered out of the own hand: in them a card that cannot be used steps back. */
const OUT_OF_HAND: readonly string[] = [
  'choose',
  'respond',
  'last',
  'play',
  'pay',
  'discard',
  'shed',
  'limit',
  'give',
  'plant',
  'destroy',
];

export const isHandAsk = ({ ask }: Pick<BoardScene, 'ask'>): boolean =>
  ask !== null && ask.declared === undefined && OUT_OF_HAND.includes(ask.kind);

/** Questions in which a card is played. */
export const isThrow = ({ ask }: Pick<BoardScene, 'ask'>): boolean =>
  ask !== null && ['choose', 'respond', 'last', 'play'].includes(ask.kind);

export function captionOf(
  scene: Pick<BoardScene, 'ask' | 'me' | 'deck' | 'view'>,
  say: Pick<BoardWords, 'why' | 'notAsked' | 'notAnyTime'>,
  card: HandCardView,
  may: boolean,
): string {
  const { ask, me, deck } = scene;
  if (!isHandAsk(scene) || ask === null) return '';
  const face = deck.face(card.id);
  if (!may) {
    const why = card.notNow ?? null;
    if (why?.why === 'timing' && !face.anyTime) return say.notAnyTime;
    return why ? say.why(why, deck) : say.notAsked;
  }
  if (ask.kind === 'respond' || ask.kind === 'last') {
    const thing = cardThing(card.card);
    const actions = ask.from.flatMap((choice) =>
      choice !== PASS && wayOf(choice, me)[0] === thing ? [choice.action] : [],
    );
    return [...new Set(actions)].map((action) => actionOf(face, action).name).join(' / ');
  }
  // Throwing it is legal in any case, but a card none of whose Actions could do anything now deserves a warning.
  if (ask.kind !== 'choose' || card.actions.length === 0) return '';
  return card.actions.every(({ why }) => why.length > 0) ? say.why(card.actions[0]?.why[0] as Why, deck) : '';
}
