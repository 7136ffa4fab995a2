// A bot for Post: it hooks a letter when the worlds it can imagine say that it is worth something.

import { type BotOf, imagine, PASS, pickOne } from '@tabella/kernel';
import { box, ROAD, WORTH } from '../rules/box.ts';
import { post } from '../rules/game.ts';
import type { PostTypes } from '../rules/types.ts';

const WORLDS = 20;

export const hopeful: BotOf<PostTypes> = {
  id: 'hopeful',
  decide: ({ ask, known }, chance) => {
    if (ask.kind === 'send') return pickOne(chance, ask.from);
    const hook = ask.from.find((choice) => choice !== PASS) ?? PASS;
    if (hook === PASS) return PASS;
    let sum = 0;
    for (let i = 0; i < WORLDS; i++) {
      const state = imagine(post, known, chance)?.run.state;
      if (state) sum += WORTH[box.face(state.cards, box.top(state.cards, ROAD))] ?? 0;
    }
    return sum > 0 ? hook : PASS;
  },
};
