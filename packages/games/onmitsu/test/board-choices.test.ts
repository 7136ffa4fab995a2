// Every question of real matches can be answered by taps: no two choices are the same taps, and what is tapped is in sight.

import { FastChance, hears, Match, same, sampleAnswer } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../board/deck.ts';
import { tap, wayOf } from '../board/picks.ts';
import { recapOf } from '../board/recap.ts';
import { idOfCard } from '../board/scene.ts';
import type { Happening } from '../rules/events.ts';
import { onmitsuGame } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { OnmitsuChoice, OnmitsuOpenAsk } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { setEntries } from '../sets/index.ts';

const game = onmitsuGame(setEntries);
const MATCHES = 4;

function start(seats: number, set: string, deal: number): Match<State, Options> {
  const fairness = {
    secret: String(deal).padStart(64, '0'),
    contributions: Array.from({ length: seats }, (_, i) => `${i}`),
  };
  const match = Match.start(game, { seats, options: { set }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** Taps out a choice as a person would, and says what was chosen. */
function tapped(ask: OnmitsuOpenAsk, choice: OnmitsuChoice): OnmitsuChoice | undefined {
  let taken: readonly string[] = [];
  for (const thing of wayOf(choice, ask.seat)) {
    const picked = tap(ask.from, ask.seat, taken, thing);
    if (picked.made !== undefined) return picked.made;
    taken = picked.taken;
  }
  return undefined;
}

/** Whether a thing to tap lies open before the seat. */
function inSight(view: View, thing: string): boolean {
  const [kind, a = '', b = ''] = thing.split(' ');
  switch (kind) {
    case 'card':
      return (
        idOfCard({ view, me: view.me }, Number(a)) !== null ||
        view.seats.some(({ cracked }) => cracked.some(({ card }) => card === Number(a)))
      );
    case 'seat':
      return view.seats[Number(a)] !== undefined;
    case 'sealed':
      return view.seats[Number(a)]?.sealed[Number(b)] !== undefined;
    case 'scroll':
      return view.pile.includes(a);
    default:
      return true;
  }
}

describe.each(setEntries.flatMap(({ id }) => [2, 3, 4].map((seats) => [id, seats] as const)))(
  'matches with the set %s for %i',
  (set, seats) => {
    it('ask nothing that cannot be tapped on the board', () => {
      for (let deal = 1; deal <= MATCHES; deal++) {
        const match = start(seats, set, deal);
        const chance = new FastChance(deal);
        const lost: string[] = [];
        for (;;) {
          const ask = match.asks().find(({ declared }) => declared === undefined) as OnmitsuOpenAsk | undefined;
          if (!ask) break;
          const view = match.view(ask.seat) as object as View;
          for (const choice of ask.from) {
            if (!same(tapped(ask, choice), choice)) lost.push(`${ask.kind} ${JSON.stringify(choice)}`);
            const hidden = wayOf(choice, ask.seat).find((thing) => !inSight(view, thing));
            if (hidden !== undefined) lost.push(`${ask.kind} ${hidden}`);
          }
          const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
          if (!reply.ok) throw new Error(reply.reason);
        }
        expect(lost).toEqual([]);
        const told = match.told.filter(({ to }) => hears(to, 0)).map(({ event }) => event as object as Happening);
        expect(recapOf(told, (card) => deckOf(set).face(card).order)?.acts.length).toBeGreaterThan(0);
      }
    });
  },
);
