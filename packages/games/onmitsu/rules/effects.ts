// Effects in printed order, as far as possible (ruling 12): each step is carried out by the file of its group.

import type { Flow } from '@tabella/kernel';
import type { Cast } from './acting.ts';
import { fetchDiscard, searchDeck } from './ops/deck.ts';
import { destroyCard, restoreDestroyed } from './ops/destroyed.ts';
import { antidote, endGame, vouch } from './ops/ending.ts';
import { discardCards, drawCards } from './ops/hand.ts';
import { cancelKeyword, reverse } from './ops/keywords.ts';
import { exchangeSealed, scrollFromPile, scrollToPile } from './ops/pile.ts';
import { blockLocation, destroyLocation, unblockLocation } from './ops/places.ts';
import { playCard } from './ops/play.ts';
import { choosePlayer, when } from './ops/players.ts';
import { crackSealed, lookScroll, moveSealed, repair, shuffleSealed, swapSealed } from './ops/sealed.ts';
import { summon } from './ops/summon.ts';
import { lookHand, replaceCard, takeCard } from './ops/take.ts';
import type { Step } from './set/card.ts';
import type { RulesStage } from './stage.ts';

/** More than the cards of a table can do to each other, unless they were written to go on for ever (ruling 47). */
const MOST_STEPS = 150;

export function* carryOut(g: RulesStage, steps: readonly Step[], cast: Cast): Flow {
  for (const step of steps) {
    if (++g.tally.steps > MOST_STEPS) return;
    const flow = begin(g, step, cast);
    if (flow) yield* flow;
  }
}

/** A step that asks is a flow to go through; the others are done at once. */
function begin(g: RulesStage, step: Step, cast: Cast): Flow | null {
  switch (step.op) {
    case 'draw':
      drawCards(g, step, cast);
      return null;
    case 'discard':
      return discardCards(g, step, cast);
    case 'takeCard':
      return takeCard(g, step, cast);
    case 'replaceCard':
      return replaceCard(g, step, cast);
    case 'lookHand':
      lookHand(g, step, cast);
      return null;
    case 'lookScroll':
      return lookScroll(g, step, cast);
    case 'crack':
      return crackSealed(g, step, cast);
    case 'repair':
      return repair(g, step, cast);
    case 'moveSealed':
      return moveSealed(g, step, cast);
    case 'swapSealed':
      return swapSealed(g, step, cast);
    case 'shuffleSealed':
      shuffleSealed(g);
      return null;
    case 'exchangeSealed':
      return exchangeSealed(g, step, cast);
    case 'scrollFromPile':
      return scrollFromPile(g, step, cast);
    case 'scrollToPile':
      return scrollToPile(g, step, cast);
    case 'choosePlayer':
      return choosePlayer(g, step, cast);
    case 'playCard':
      return playCard(g, step, cast);
    case 'blockLocation':
      return blockLocation(g, step, cast);
    case 'unblockLocation':
      return unblockLocation(g, step, cast);
    case 'destroyLocation':
      return destroyLocation(g, step, cast);
    case 'destroyCard':
      return destroyCard(g, step, cast);
    case 'restoreDestroyed':
      return restoreDestroyed(g, step, cast);
    case 'fetchDiscard':
      return fetchDiscard(g, step, cast);
    case 'searchDeck':
      return searchDeck(g, step, cast);
    case 'cancelKeyword':
      cancelKeyword(g, step, cast);
      return null;
    case 'reverse':
      reverse(g, cast);
      return null;
    case 'summon':
      return summon(g, step, cast);
    case 'if':
      return carryOut(g, when(g, step, cast), cast);
    case 'vouch':
      return vouch(g, step, cast);
    case 'antidote':
      antidote(g, step, cast);
      return null;
    case 'endGame':
      endGame(g, cast);
      return null;
  }
}
