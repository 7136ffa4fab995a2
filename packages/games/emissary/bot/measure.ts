// Measuring beliefs: bots play among themselves, and in the last turn of each match, when its message is about to be sent,
// every living seat says what it takes the others to be. Those whom everybody knows do not count.

import { type AnyTypes, type BotOf, FastChance, hears, Match, selfPlay, sha256Hex } from '@tabella/kernel';
import type { EmissaryEvent } from '../rules/events.ts';
import { emissary } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { identityAt, type State } from '../rules/state.ts';
import { IDENTITIES } from '../rules/terms.ts';
import { view as viewOf } from '../rules/view.ts';
import { oddsOf } from './belief.ts';
import { certain } from './certain.ts';
import { newBot } from './decide.ts';
import { type Level, NORMAL } from './level.ts';
import { earFor, newMemory } from './memory.ts';

export interface Beliefs {
  readonly matches: number;
  /** Opinions of living seats on living others who are not exposed. */
  readonly opinions: number;
  /** Of these, the likeliest identity was the true one. */
  readonly right: number;
  /** Mean squared error of the chances, summed over the three identities: 0 is best. */
  readonly brier: number;
}

interface Opinion {
  readonly odds: readonly number[];
  readonly is: number;
}

export function measureBeliefs(matches: number, seats: number, seed: string, level: Level = NORMAL): Beliefs {
  const opinions = Array.from({ length: matches }, (_, i) => lastOpinions(seats, `${seed} ${i}`, level)).flat();
  const error = ({ odds, is }: Opinion): number =>
    odds.reduce((sum, chance, i) => sum + (chance - (i === is ? 1 : 0)) ** 2, 0);
  const right = opinions.filter(({ odds, is }) => odds.every((chance) => chance <= (odds[is] as number)));
  return {
    matches,
    opinions: opinions.length,
    right: right.length,
    brier: opinions.reduce((sum, one) => sum + error(one), 0) / Math.max(1, opinions.length),
  };
}

function lastOpinions(seats: number, seed: string, level: Level): Opinion[] {
  const started = Match.start(emissary, { seats, fairness: { secret: sha256Hex(seed), contributions: [] } });
  if (!(started instanceof Match)) throw new Error(started.reason);
  const bots: readonly BotOf<AnyTypes>[] = Array.from({ length: seats }, () => newBot(level));
  const chance = new FastChance(Number.parseInt(sha256Hex(`thoughts ${seed}`).slice(0, 12), 16));
  let last: Opinion[] = [];
  selfPlay(started, bots, chance, () => {
    if (started.batch?.asks[0]?.kind === 'send') last = opinionsIn(started);
  });
  return last;
}

/** Events of the match are read by these rules. */
const heardBy = (match: Match<State, Options>, seat: number): EmissaryEvent[] =>
  match.told.filter((one) => hears(one.to, seat)).map((one) => one.event as EmissaryEvent);

function opinionsIn(match: Match<State, Options>): Opinion[] {
  const out: Opinion[] = [];
  for (let seat = 0; seat < match.seats; seat++) {
    const view = viewOf(match.state, seat);
    if (view.seats[seat]?.alive !== true) continue;
    const { belief } = earFor(newMemory(), { seat, heard: heardBy(match, seat), view }, true);
    const odds = oddsOf(belief, belief.own, certain(view));
    view.seats.forEach((one, other) => {
      if (other === seat || !one.alive || one.exposed) return;
      out.push({ odds: odds[other] ?? [], is: IDENTITIES.indexOf(identityAt(match.state, other)) });
    });
  }
  return out;
}
