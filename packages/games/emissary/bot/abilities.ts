// What abilities are worth that are used in windows.

import type { AskOf } from '@tabella/kernel';
import type { AbilityChoice, SeatChoice } from '../rules/choices.ts';
import type { EmissaryTypes } from '../rules/types.ts';
import { average, colours } from './colours.ts';
import { answerWorth, collected, deckColours, divert } from './effects.ts';
import { keepWorth } from './keep.ts';
import { leaveWorth, mineOtherwise } from './mine.ts';
import { held } from './mission.ts';
import { lockFirst } from './send.ts';
import { BLACK, colourPlace, isDecisive, MOF, type Situation } from './situation.ts';
import { CARD, travel } from './travel.ts';
import { change, gain, swapWorth } from './worth.ts';

/** To come out of hiding is used up until one hides again. */
const SHOWN = 1.5;
/** To show one's identity. */
const EXPOSED = 5;
/** What is used once in a match is kept for when it decides something: while nobody is near anything, and later. */
const EARLY = 18;
const LATE = 6;
const ONCE = new Set(['Ambush', 'Awe', 'Best Show', 'Exchange', 'Redemption']);

export function abilityWorth(sc: Situation, use: AbilityChoice): number {
  return useWorth(sc, use) - (ONCE.has(use.ability) ? (isDecisive(sc) ? LATE : EARLY) : 0);
}

function useWorth(sc: Situation, { ability, to = -1, card = -1, at = -1, place = 0 }: AbilityChoice): number {
  const post = sc.letter;
  const colour = at >= 0 ? sc.colourAt(at, place) : -1;
  switch (ability) {
    case 'Substitute':
      return substituteWorth(sc, card) - SHOWN;
    case 'Change':
      return changeWorth(sc, card);
    case 'Bet':
      return betWorth(sc);
    case 'Cruel':
      return lockFirst(sc, to) - 0.1;
    case 'Ambush':
      return claim(sc, at, colour) - SHOWN;
    case 'Best Show':
      return average(deckColours(sc), (one) => bestOf(sc, one)) + CARD * (foe(sc, to) - 0.5) - SHOWN - CARD;
    case 'Plunder':
      if (post === null || post.at === sc.me) return -1;
      return (
        divert(
          sc,
          post,
          sc.me,
          average(colours(sc, post), (one) => flies(sc, one)),
        ) - SHOWN
      );
    case 'Exchange':
      return swapWorth(sc, sc.me, to) - SHOWN;
    case 'Impute':
      return post === null ? -1 : divert(sc, post, to, mineOtherwise(sc)) - SHOWN + imputed(sc, to);
    case 'Wipe':
      return change(sc, sc.me, colour, -1) + collected(sc, colour) + 0.8;
    case 'Snipe':
      return change(sc, at, colour, -1) + collected(sc, colour) + (colour === BLACK ? 0 : 2 * CARD) - SHOWN - 0.5;
    case 'Awe':
      return (
        0.4 * claim(sc, at, colour) + 0.6 * Math.max(0, gain(sc, at, BLACK)) * Math.min(held(sc, BLACK), 1) - SHOWN
      );
    case 'Force':
      return answerWorth(sc) - SHOWN;
    case 'Cover':
      return claim(sc, at, BLACK) + 0.8;
    case 'Redemption':
      return bestLoss(sc, [sc.me]) + bestLoss(sc, others(sc)) - EXPOSED;
    default:
      return -1;
  }
}

/** A message moves from somebody to me. */
export const claim = (sc: Situation, at: number, colour: number): number =>
  change(sc, at, colour, -1) + gain(sc, sc.me, colour);

const others = (sc: Situation): number[] => {
  const out: number[] = [];
  for (let seat = 0; seat < sc.seats; seat++) if (seat !== sc.me && ((sc.alive >> seat) & 1) === 1) out.push(seat);
  return out;
};

/** How likely a seat is no friend of mine. */
export const foe = (sc: Situation, seat: number): number => (sc.is === MOF ? 1 : 1 - (sc.odds[seat]?.[sc.is] ?? 0));

/** The most that a message of this colour can be worth before anybody. */
function bestOf(sc: Situation, colour: number): number {
  return Math.max(gain(sc, sc.me, colour), ...others(sc).map((seat) => gain(sc, seat, colour)));
}

/** The best message to be deleted before these seats. */
function bestLoss(sc: Situation, seats: readonly number[]): number {
  let best = -100;
  for (const seat of seats) {
    for (let colour = 0; colour < 3; colour++) {
      if ((sc.tally[seat * 3 + colour] as number) === 0) continue;
      best = Math.max(best, change(sc, seat, colour, -1) + collected(sc, colour));
    }
  }
  return best;
}

function flies(sc: Situation, colour: number): number {
  return sc.letter === null ? 0 : travel(sc, sc.letter, sc.letter.at, colour, sc.locked, sc.trapped);
}

function substituteWorth(sc: Situation, card: number): number {
  const one = sc.hand.find((own) => own.card === card);
  const post = sc.letter;
  if (one === undefined || post === null) return -1;
  return flies(sc, colourPlace(one.face)) - average(colours(sc, post), (is) => flies(sc, is)) + 2 - keepWorth(sc, one);
}

function changeWorth(sc: Situation, card: number): number {
  const one = sc.hand.find((own) => own.card === card);
  if (one === undefined) return -1;
  const locked = ((sc.locked >> sc.me) & 1) === 1;
  const anew = average(deckColours(sc), (is) =>
    locked ? gain(sc, sc.me, is) : Math.max(gain(sc, sc.me, is), leaveWorth(sc, is)),
  );
  // What it is instead is seen by nobody: to choose well one would have to look.
  const blind = locked ? anew : 0.5 * anew;
  return blind - mineOtherwise(sc) - keepWorth(sc, one) - 0.5;
}

/** Two who take a card of the deck as a message. */
function betWorth(sc: Situation): number {
  const [first = 0, second = 0] = betRanks(sc).map((one) => one.worth);
  return first + second - 0.3;
}

function betRanks(sc: Situation): { readonly to: number; readonly worth: number }[] {
  const deck = deckColours(sc);
  return [sc.me, ...others(sc)]
    .map((to) => ({ to, worth: average(deck, (colour) => gain(sc, to, colour)) }))
    .sort((a, b) => b.worth - a.worth);
}

/** Bet: the two before whom a card of the deck is worth most. */
export function betSeats(sc: Situation, ask: AskOf<EmissaryTypes, 'seats'>): SeatChoice[] {
  const two = betRanks(sc).slice(0, 2);
  return ask.from.filter((choice) => two.some((one) => one.to === choice.to));
}

/** Speaker's mission: somebody falls in the turn of his Impute. */
function imputed(sc: Situation, to: number): number {
  if (sc.is !== MOF || sc.letter === null) return 0;
  return (sc.tally[to * 3 + BLACK] as number) >= 2 ? 90 * (colours(sc, sc.letter)[BLACK] as number) : -3;
}
