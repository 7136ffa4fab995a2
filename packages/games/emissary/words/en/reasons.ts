// Why a card of the hand cannot be played now: it stands under the card, so it has four words at most.

import type { Reason } from '../../rules/choices.ts';

export const reasons: Readonly<Record<Reason, string>> = {
  'not-asked': 'Not now',
  'own-play-phase': 'In your Play phase',
  'own-turn': 'On your turn',
  'others-turn': 'On others’ turns',
  'in-transit': 'While a message travels',
  'on-arrival': 'When it reaches you',
  'not-before-you': 'Not before you',
  'locked-on': 'You are locked',
  'no-target': 'Nobody to aim at',
  'answers-only': 'Answers a card only',
  'answer-first': 'After this stack',
  out: 'You are out',
};
