// The table at which the guided game begins: everything lies where the lesson wants it.

import { type Chance, Match, type Seat } from '@tabella/kernel';
import {
  AGENT,
  type Agent,
  agentFaces,
  BEFORE,
  box,
  type CardName,
  DECK,
  deckFaces,
  HAND,
  nameOf,
  ROLE,
  type Role,
  roleFaces,
} from '../../rules/box.ts';
import { courier } from '../../rules/game.ts';
import type { Options, State } from '../../rules/state.ts';

export const YOU: Seat = 0;
export const RIGHT: Seat = 1;
export const LEFT: Seat = 2;

export const OPTIONS: Options = { silence: 5, errands: false };

interface Place {
  readonly role: Role;
  readonly agent: Agent;
  readonly hand: readonly CardName[];
  readonly before: readonly CardName[];
}

const PLACES: readonly Place[] = [
  {
    role: 'crown',
    agent: 'fox',
    hand: ['red seize', 'blue question', 'black seal', 'red gift'],
    before: ['red mask', 'red seal'],
  },
  { role: 'league', agent: 'owl', hand: ['blue seal', 'black gift', 'red burn'], before: ['blue gift'] },
  {
    role: 'free',
    agent: 'crow',
    hand: ['red seal', 'black burn', 'blue mask'],
    before: ['black mask', 'red question'],
  },
];

export function firstTable(): Match<State, Options> {
  const match = Match.start(
    { ...courier, setup: (seats, options, chance) => arranged(courier.setup(seats, options, chance), chance) },
    { seats: PLACES.length, options: OPTIONS, fairness: { secret: 'c0'.repeat(32), contributions: [] } },
  );
  if (!(match instanceof Match)) throw new Error(match.reason);
  return match;
}

/** A new box, dealt as the lesson has it. */
function arranged(dealt: State, chance: Chance): State {
  const cards = box.make([...deckFaces, ...roleFaces, ...agentFaces], DECK);
  const face = (id: number): number => box.face(cards, id);
  const give = (name: string, to: number): void => {
    const id = box.list(cards, DECK).find((one) => nameOf(face(one)) === name);
    if (id === undefined) throw new Error(`no ${name} is left`);
    box.move(cards, id, to);
  };
  PLACES.forEach(({ role, agent, hand, before }, seat) => {
    give(role, ROLE + seat);
    give(agent, AGENT + seat);
    for (const card of hand) give(card, HAND + seat);
    for (const card of before) give(card, BEFORE + seat);
  });
  for (const id of box.list(cards, DECK)) {
    if (roleFaces.includes(face(id))) box.move(cards, id, box.zone('roles'));
    if (agentFaces.includes(face(id))) box.move(cards, id, box.zone('agents'));
  }
  box.shuffle(cards, DECK, chance);
  return { ...dealt, cards, phase: 'send', active: LEFT };
}
