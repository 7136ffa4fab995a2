// What each choice in a window is worth: cards to play, abilities to use; to pass is worth nothing.

import type { PlayChoice } from '../rules/choices.ts';
import { IDENTITIES } from '../rules/terms.ts';
import type { WindowChoice } from '../rules/types.ts';
import { abilityWorth } from './abilities.ts';
import { average, colours } from './colours.ts';
import { answerWorth, asItStands, divert, effectWorth, fed, lockWorth, proveWorth, trapWorth } from './effects.ts';
import { keepWorth, RESERVE, TRUST } from './keep.ts';
import { leaveWorth, mineOtherwise } from './mine.ts';
import { lockFirst } from './send.ts';
import type { Held, Situation } from './situation.ts';
import { gain } from './worth.ts';

/** What would change nothing is not even thought over. */
const IDLE = -50;

export function windowWorths(sc: Situation, from: readonly WindowChoice[]): number[] {
  return from.map((choice) => {
    if (choice === 'pass') return 0;
    if ('ability' in choice) return abilityWorth(sc, choice);
    const held = sc.hand.find((card) => card.card === choice.card);
    if (held === undefined || isIdle(sc, choice)) return IDLE;
    return TRUST * playWorth(sc, choice, held) - keepWorth(sc, held) - RESERVE;
  });
}

/**
 * Lock On and Trap wait until the message is on its way to whom they are for; who may decline needs no Trap. A Trap on
 * somebody who is near nothing is let pass. An Angel or a J who is no friend is fed only with what decides something.
 */
function isIdle(sc: Situation, choice: PlayChoice): boolean {
  const { me, letter, lateLocks, stack, tally } = sc;
  const [first] = stack;
  switch (choice.as) {
    case 'counteract':
      return first?.as === 'trap' && tally.slice(first.to * 3, first.to * 3 + 3).every((count) => count < 2);
    case 'delete': {
      const colour = sc.colourAt(choice.at, choice.place);
      return fed(sc, me, colour) < 0 && (tally[choice.at * 3 + colour] as number) < 2;
    }
    case 'lock-on':
      return letter === null ? lateLocks : letter.at !== choice.to;
    case 'trap':
      return letter?.at !== choice.to || choice.to === me;
    case 'intercept':
      return letter === null || letter.at === me;
    default:
      return false;
  }
}

function playWorth(sc: Situation, choice: PlayChoice, held: Held): number {
  const post = sc.letter;
  switch (choice.as) {
    case 'counteract':
      return answerWorth(sc);
    case 'prove': {
      const { bet, kind } = held.face.prove ?? { bet: 'MOF', kind: 'draw' };
      return proveWorth(sc, choice.to, IDENTITIES.indexOf(bet), kind);
    }
    case 'lock-on':
      return post === null ? lockFirst(sc, choice.to, held) : lockWorth(sc, post, choice.to);
    case 'trap':
      return post === null ? 0 : trapWorth(sc, post, choice.to);
    case 'intercept':
      return post === null ? 0 : divert(sc, post, sc.me, asItStands(sc, post, colours(sc, post)));
    case 'transfer':
      return post === null ? 0 : divert(sc, post, choice.to, mineOtherwise(sc));
    case 'decode':
      return decodeWorth(sc);
    case 'delete':
      return effectWorth(sc, {
        by: sc.me,
        as: 'delete',
        to: -1,
        at: choice.at,
        colour: sc.colourAt(choice.at, choice.place),
      });
    case 'distribute':
      return effectWorth(sc, { by: sc.me, as: 'distribute', to: -1, at: -1, colour: -1 });
  }
}

/** To look before taking or leaving. */
function decodeWorth(sc: Situation): number {
  const post = sc.letter;
  if (post === null || post.colour >= 0 || ((sc.locked >> sc.me) & 1) === 1 || ((sc.trapped >> sc.me) & 1) === 1)
    return 0;
  const seen = average(colours(sc, post), (colour) => Math.max(gain(sc, sc.me, colour), leaveWorth(sc, colour)));
  return seen - mineOtherwise(sc);
}
