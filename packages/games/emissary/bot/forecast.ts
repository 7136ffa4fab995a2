// Forecast: how likely one of a side wins from a table on, when it is known who is who. The weights were fitted to some
// sixty thousand turns of matches between bots; they add up to the logarithm of the odds.

import { COLOURS } from '../rules/terms.ts';
import { BLACK, colourPlace, MOF, type Situation, sits } from './situation.ts';

const START = 0.21;
/** By messages of its own colour before a friend or myself; and when two of us need but one more. */
const OURS = [0, 0.36, 1.26];
const OURS_TWICE = -0.69;
const THEIRS = [0, -0.13, -0.71];
const THEIRS_TWICE = 0.56;
/** By black messages. */
const MINE_BLACK = [0, -0.18, -0.75];
const FRIEND_BLACK = [0, -0.14, -0.49];
const ENEMY_BLACK = [0, 0.13, 0.5];
/** Each who has fallen, each card in a hand, each true message before a MOF, and whose turn begins. */
const FALLEN = { friend: -0.55, enemy: 0.9, mof: -0.18 };
const CARDS = { mine: 0.07, friend: 0.1, enemy: -0.11, mof: -0.16 };
const MOF_MESSAGE = -0.1;
const TURN = { ours: -0.31, theirs: -0.11 };
/** What a card of mine adds beyond being one. */
const HELD: Readonly<Record<string, number>> = { counteract: 0.16, intercept: 0.13, delete: 0.18, trap: 0.09 };
const HELD_OWN = 0.04;
const HELD_BLACK = -0.09;

const by = (weights: readonly number[], n: number): number => weights[Math.min(n, 2)] as number;

/** The chance that I win, being KDR or FRS. `is`: everybody's identity. */
export function forecast(sc: Situation, is: readonly number[]): number {
  let sum = START + TURN[is[sc.active] === sc.is ? 'ours' : 'theirs'] * (is[sc.active] === MOF ? 0 : 1);
  let [ours, theirs] = [0, 0];
  for (let seat = 0; seat < sc.seats; seat++) {
    const who = is[seat] === MOF ? 'mof' : is[seat] === sc.is ? 'friend' : 'enemy';
    if (!sits(sc.alive, seat)) {
      sum += FALLEN[who];
      continue;
    }
    const count = (colour: number): number => sc.tally[seat * 3 + colour] as number;
    const own = who === 'mof' ? 0 : count(is[seat] as number);
    sum += CARDS[seat === sc.me ? 'mine' : who] * (sc.hands[seat] as number);
    if (who === 'mof') sum += MOF_MESSAGE * (count(0) + count(1));
    else if (who === 'enemy') sum += by(THEIRS, own) + by(ENEMY_BLACK, count(BLACK));
    else sum += by(OURS, own) + by(seat === sc.me ? MINE_BLACK : FRIEND_BLACK, count(BLACK));
    if (own >= 2 && who === 'friend') ours++;
    if (own >= 2 && who === 'enemy') theirs++;
  }
  if (ours > 1) sum += OURS_TWICE;
  if (theirs > 1) sum += THEIRS_TWICE;
  for (const { face } of sc.hand) {
    sum += HELD[face.effect] ?? 0;
    if (colourPlace(face) === sc.is) sum += HELD_OWN;
    else if (face.colour === COLOURS[BLACK]) sum += HELD_BLACK;
  }
  return 1 / (1 + Math.exp(-sum));
}
