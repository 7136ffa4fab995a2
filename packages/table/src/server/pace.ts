// What people may say over live connections, however many they have.

import { Buckets } from './bucket.ts';

const BURST = 40;
const PER_SECOND = 20;
/** They cost more than other messages. */
const PREVIEW_BURST = 12;
const PREVIEWS_PER_SECOND = 4;
/** A bot thinks for each. */
const HINT_BURST = 5;
const HINTS_PER_SECOND = 0.5;
const CHAT_BURST = 5;
const CHAT_PER_SECOND = 0.5;

export interface Pace {
  readonly messages: Buckets;
  readonly chat: Buckets;
  readonly previews: Buckets;
  readonly hints: Buckets;
}

export const newPace = (now?: () => number): Pace => ({
  messages: new Buckets(BURST, PER_SECOND, now),
  chat: new Buckets(CHAT_BURST, CHAT_PER_SECOND, now),
  previews: new Buckets(PREVIEW_BURST, PREVIEWS_PER_SECOND, now),
  hints: new Buckets(HINT_BURST, HINTS_PER_SECOND, now),
});
