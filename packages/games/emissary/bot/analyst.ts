// How a match of Emissary Crisis is analysed: worlds are drawn by who is likely to be who, and played on by the rules of
// thumb; what people try to guess is everybody's identity.

import {
  type Analyst,
  type Belief as Guess,
  judgeByPlay,
  type OnlookerOf,
  PASS,
  type Seat,
  sampleAnswer,
} from '@tabella/kernel';
import { identityAt, type State } from '../rules/state.ts';
import { IDENTITIES } from '../rules/terms.ts';
import type { Ask, EmissaryTypes } from '../rules/types.ts';
import { answered } from './ahead.ts';
import { oddsOf } from './belief.ts';
import { certain } from './certain.ts';
import { earFor, newMemory } from './memory.ts';
import { type Odds, sceneOf } from './situation.ts';
import { imagined, type Outlook, rules } from './worlds.ts';

type Onlooker = OnlookerOf<EmissaryTypes>;

/** In the place of a seat: the public acts for nobody. */
const NOBODY = -1;

const beliefId = (seat: Seat): string => `identity ${seat}`;

/** What somebody makes of what they see and have heard. */
function outlookOf({ seat, view, known, heard }: Onlooker): Outlook {
  const me = seat ?? NOBODY;
  const { belief } = earFor(newMemory(), { seat: me, heard, view }, true);
  const masks = certain(view);
  const odds = oddsOf(belief, belief.own, masks);
  return { seat: me, known, scene: sceneOf(view, me, odds), belief, masks };
}

export const analyst: Analyst<EmissaryTypes> = {
  worth: 'chance',
  advises: 'hard',
  worlds: { moments: 4200, decision: 40 },
  decisions: 30,
  judge: (onlooker) => {
    const look = outlookOf(onlooker);
    const minds = new Map<number, Odds>();
    return judgeByPlay<State>({
      game: rules,
      known: onlooker.known,
      world: (chance) => imagined(look, chance),
      // The questions of a run, plain data to the kernel, are those of its game.
      answer: ({ state, chance }, ask) =>
        ask.kind === 'pick' ? sampleAnswer(ask, chance) : answered(state, ask as Ask, look, minds),
    });
  },
  interest: (ask, chosen) => {
    if (ask.kind === 'pick') return 0;
    if (ask.kind === 'send' || ask.kind === 'accept') return 3;
    return chosen === PASS ? 1 : 4;
  },
  beliefs: (onlooker) => {
    if (onlooker.view.phase === 'pick') return [];
    const { scene } = outlookOf(onlooker);
    return scene.odds.flatMap((odds, seat): Guess[] =>
      seat === onlooker.seat
        ? []
        : [{ id: beliefId(seat), seat, odds: Object.fromEntries(IDENTITIES.map((is, i) => [is, odds[i] ?? 0])) }],
    );
  },
  truth: (state) =>
    Object.fromEntries(Array.from({ length: state.seats }, (_, seat) => [beliefId(seat), identityAt(state, seat)])),
};
