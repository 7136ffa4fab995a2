// Every choice of every question of real matches can be pointed at on the board, part by part, and names things it shows.

import { type Choice, defaultsOf, FastChance, Match, type OpenAsk, sampleAnswer } from '@tabella/kernel';
import { describe, expect, it } from 'vitest';
import { isEmpty, NOTHING, offered, openWith, PARTS, type Picked, partsOf, pick } from '../board/choose/parts.ts';
import { emissary } from '../rules/game.ts';
import { people } from '../rules/people.ts';
import type { View } from '../rules/view.ts';

/** What is picked when a hand goes for this choice, touching only what is offered; null when it cannot get there. */
function reach(from: readonly Choice[], choice: Choice): Picked | null {
  const parts = partsOf(choice);
  let picked = NOTHING;
  for (const part of PARTS) {
    const value = parts[part];
    if (value === undefined || (!isEmpty(picked) && openWith(from, picked).length === 1)) continue;
    const may = offered(from, picked).get(part);
    if (may?.has(value)) picked = pick(from, picked, part, value);
    else if (may) return null;
  }
  return isEmpty(picked) ? null : picked;
}

function faultsOf(ask: OpenAsk, view: View): string[] {
  const own = people.find((one) => one.name === view.seats[ask.seat]?.character);
  const cards = [...view.hand, ...view.offer].map((one) => one.card);
  return ask.from.flatMap((choice) => {
    const parts = partsOf(choice);
    if (isEmpty(parts)) return [];
    const faults: string[] = [];
    const picked = ask.from.length === 1 ? parts : reach(ask.from, choice);
    const left = picked === null ? [] : openWith(ask.from, picked);
    if (left.length !== 1 || left[0] !== choice) faults.push(`cannot reach ${JSON.stringify(choice)} of ${ask.kind}`);
    if (parts.card !== undefined && !cards.includes(Number(parts.card)))
      faults.push(`${ask.kind}: no card ${parts.card}`);
    if (parts.ability !== undefined && ![...(own?.blue ?? []), ...(own?.red ?? [])].includes(String(parts.ability))) {
      faults.push(`${parts.ability} is no ability of ${own?.name}`);
    }
    const seat = parts.at ?? parts.to;
    if (seat !== undefined && !view.seats[Number(seat)]) faults.push(`no seat ${seat}`);
    if (parts.place !== undefined && !view.seats[Number(parts.at)]?.messages[Number(parts.place)]) {
      faults.push(`no message ${parts.place} before ${parts.at}`);
    }
    return faults;
  });
}

function faultsOfMatch(seats: number, seed: number): string[] {
  const chance = new FastChance(seed);
  const match = Match.start(emissary, {
    seats,
    options: defaultsOf(emissary.options),
    fairness: { secret: `board ${seed}`, contributions: Array.from({ length: seats }, () => '') },
  });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const faults: string[] = [];
  let looked = -1;
  while (match.result === null && faults.length === 0) {
    const asks = match.asks();
    for (const ask of asks[0]?.id === looked ? [] : asks) {
      const pointed = ask.from.some((choice) => !isEmpty(partsOf(choice)));
      if (pointed) faults.push(...faultsOf(ask, match.view(ask.seat) as unknown as View));
    }
    looked = asks[0]?.id ?? -1;
    const ask = asks[chance.int(asks.length)] as OpenAsk;
    match.answer(ask.seat, ask.id, sampleAnswer(ask, chance));
  }
  return faults;
}

describe('the board and real questions', () => {
  it.each([3, 5, 7, 9])('with %i seats every choice can be pointed at', (seats) => {
    expect([1, 2].flatMap((seed) => faultsOfMatch(seats, seats * 100 + seed))).toEqual([]);
  });
});
