// Why a card of the hand cannot be played now, in a few words.

import type { Reason } from '../rules/choices.ts';

export const reasons: Readonly<Record<Reason, string>> = {
  'not-asked': 'not now',
  'own-play-phase': 'only in your play phase',
  'own-turn': 'only on your own turn',
  'others-turn': "only on others' turns",
  'in-transit': 'only while a message is in transit',
  'on-arrival': 'only when a message reaches you',
  'not-before-you': 'the message is not before you',
  'locked-on': 'you are locked on',
  'no-target': 'nothing to aim it at',
  'answers-only': 'only in answer to a card',
  'answer-first': 'only an answer to the card counts now',
  out: 'you are out',
};
