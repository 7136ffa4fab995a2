// The colour of a message that was not seen: by who sent it, and how such people send.

import { STAMPS } from '../rules/terms.ts';
import type { Aimed, Counted, Manner } from './habits.ts';
import { BLACK, CERTAIN, MOF, type Post, type Situation, sits } from './situation.ts';
import { gathers } from './travel.ts';

/** How much likelier somebody sends a colour than lots would have it: their own, another true one, black. */
const SENDS = { own: 1.8, other: 0.25, black: 0.95 };
const EXPOSES = { own: 2.5, other: 0.3, black: 0.3 };
const TO_FRIEND = { own: 2.4, other: 0.55, black: 0.15 };
const TO_ENEMY = { own: 2, other: 0.2, black: 0.8 };
const OUTSIDE = { own: 0.7, other: 0.7, black: 1.6 };

/** The chances of each colour of the message on its way, as far as I know. */
export function colours(sc: Situation, post: Post): readonly number[] {
  if (post.colour >= 0) return CERTAIN[post.colour] as readonly number[];
  const { sends } = sc.habits;
  if (sends !== null) return asCounted(sc, post, sends);
  const row = STAMPS.indexOf(post.stamp) * 3;
  const out = [0, 0, 0];
  const odds = sc.odds[post.from] as readonly number[];
  for (let is = 0; is < 3; is++) {
    const tell = manner(sc, post, is);
    for (let colour = 0; colour < 3; colour++) {
      const kind = colour === BLACK ? tell.black : is === colour ? tell.own : tell.other;
      out[colour] = (out[colour] as number) + (odds[is] as number) * kind * ((sc.mix[row + colour] as number) + 0.3);
    }
  }
  const sum = (out[0] as number) + (out[1] as number) + (out[2] as number);
  return out.map((one) => one / sum);
}

function manner(sc: Situation, post: Post, is: number): Manner {
  if (is === MOF) return OUTSIDE;
  if (post.stamp !== 'OM') return post.stamp === 'EM' ? EXPOSES : SENDS;
  // It was sent to the seat it first came to; that seat declined it if it lies before its sender.
  if (post.at === post.from) return SENDS;
  const friend = post.at === sc.me ? sc.is === is : (sc.odds[post.at]?.[is] ?? 0) > 0.6;
  return friend ? TO_FRIEND : TO_ENEMY;
}

/** What the message is worth on average, for whatever colour it may have. */
export function average(chances: readonly number[], of: (colour: number) => number): number {
  let sum = 0;
  for (let colour = 0; colour < 3; colour++) {
    const chance = chances[colour] as number;
    if (chance > 0.005) sum += chance * of(colour);
  }
  return sum;
}

/** Of each that its sender may be, the chances of the colours, as they were counted. */
function asCounted(sc: Situation, post: Post, sends: Counted): readonly number[] {
  const out = [0, 0, 0];
  const odds = sc.odds[post.from] as readonly number[];
  for (let is = 0; is < 3; is++) {
    const chance = odds[is] as number;
    const aimed = sits(sc.locked, post.at) ? sends.forced : sends.direct;
    const plain = post.stamp === 'CM' ? sends.sealed : post.at === post.from ? sends.back : null;
    if (plain !== null) add(sc, post, out, chance, is, is === MOF ? plain.mof : plain.side);
    else if (is === MOF) add(sc, post, out, chance, is, aimed.mof);
    else addAimed(sc, post, out, chance, is, aimed);
  }
  return out;
}

function addAimed(sc: Situation, post: Post, out: number[], chance: number, is: number, aimed: Aimed): void {
  (sc.odds[post.at] as readonly number[]).forEach((part, to) => {
    add(sc, post, out, chance * part, is, to === MOF ? aimed.toMof : to === is ? aimed.friend : aimed.enemy);
  });
}

function add(sc: Situation, post: Post, out: number[], chance: number, is: number, manner: Manner): void {
  if (chance < 0.001) return;
  const row = STAMPS.indexOf(post.stamp) * 3;
  const name = sc.cast[post.from]?.name;
  const weights = [0, 1, 2].map((colour) => {
    const own = is === MOF ? gathers(name, colour) : is === colour;
    const kind = colour === BLACK ? manner.black : own ? manner.own : manner.other;
    return kind * ((sc.mix[row + colour] as number) + 0.3);
  });
  const sum = weights.reduce((so, one) => so + one, 0);
  weights.forEach((one, colour) => {
    out[colour] = (out[colour] as number) + (chance * one) / sum;
  });
}
