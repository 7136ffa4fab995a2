// A bot for Post: it hooks a letter when the worlds it can imagine say that it is worth something.

import { type Bot, type Game, imagine, PASS, pickOne } from '@tabella/kernel';
import { box, ROAD, WORTH } from '../rules/box.ts';
import { post } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

const WORLDS = 20;

export const hopeful: Bot<State> = {
  id: 'hopeful',
  decide: ({ ask, known }, chance) => {
    const hook = ask.from.find((choice) => choice !== PASS) ?? PASS;
    if (ask.kind !== 'hook' || hook === PASS) return pickOne(chance, ask.from);
    let sum = 0;
    for (let i = 0; i < WORLDS; i++) {
      const state = imagine(post as Game<State, unknown>, known, chance)?.run.state;
      if (state) sum += WORTH[box.face(state.cards, box.top(state.cards, ROAD))] ?? 0;
    }
    return sum > 0 ? hook : PASS;
  },
};
