// Why a card of the hand cannot be played now: it stands under the card, so it has four words at most.

import type { Reason } from '../../rules/choices.ts';

export const reasons: Readonly<Record<Reason, string>> = {
  'not-asked': 'Not now',
  'own-play-phase': 'On your turn',
  'own-turn': 'On your turn',
  'others-turn': 'On others’ turns',
  'in-transit': 'In transit',
  'on-arrival': 'On arrival',
  'not-before-you': 'When it reaches you',
  'locked-on': 'You are locked',
  'no-target': 'No target now',
  'answers-only': 'In answer',
  'answer-first': 'After this stack',
  out: 'You are out',
};
