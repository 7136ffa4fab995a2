// How a table stands for those who sit at it, and each one's share of the win as a bot judges it.

import type { Seat } from '@tabella/kernel';
import { type Colour, colourIn, type Role } from '../rules/box.ts';
import type { View } from '../rules/view.ts';

export interface Person {
  readonly red: number;
  readonly blue: number;
  readonly black: number;
  readonly seals: number;
  readonly cards: number;
  /** The roles that they may have, each as likely as the others. */
  readonly may: readonly Role[];
}

export interface People {
  readonly me: Seat;
  /** How many seals must hold to win. */
  readonly silence: number;
  readonly all: readonly Person[];
}

export function peopleIn(view: View, me: Seat): People {
  const all = view.seats.map(({ before, silenced, cards, may }) => {
    const count = (colour: Colour): number => before.filter((card) => colourIn(card) === colour).length;
    return { red: count('red'), blue: count('blue'), black: count('black'), seals: silenced, cards, may };
  });
  return { me, silence: view.silence, all };
}

/** The same people after one of them changed. */
export function after(people: People, seat: Seat, change: (person: Person) => Partial<Person>): People {
  return { ...people, all: people.all.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) };
}

export const taking = (people: People, seat: Seat, colour: Colour): People =>
  after(people, seat, (one) => ({ [colour]: one[colour] + 1 }));

/** How near the goal so many letters bring one: the last step counts most. */
const OF_THREE = [0.02, 0.1, 0.35, 1];
const OF_FOUR = [0.02, 0.07, 0.18, 0.42, 1];

/** 0 to 1, and 1 for the goal itself. */
function nearness(role: Role, { red, blue }: Person): number {
  switch (role) {
    case 'crown':
      return OF_THREE[Math.min(red, 3)] ?? 1;
    case 'league':
      return OF_THREE[Math.min(blue, 3)] ?? 1;
    case 'free':
      return OF_FOUR[Math.min(red, 2) + Math.min(blue, 2)] ?? 1;
  }
}

/** The prospects of somebody who has nothing yet. */
const AT_FIRST = 0.3;
/** What a card in the hand adds to somebody's prospects, and what so many black letters leave of them. */
const CARD = 0.012;
const LEFT = [1, 0.85, 0.6];

function prospects(one: Person, silence: number): number {
  const goal = one.may.reduce((sum, role) => sum + nearness(role, one), 0) / one.may.length;
  const sealed = (one.seals / silence) ** 2;
  return (AT_FIRST + goal + sealed - goal * sealed + CARD * one.cards) * (LEFT[one.black] ?? 0);
}

const hasWon = (one: Person, silence: number): number =>
  one.seals >= silence ? 1 : one.may.filter((role) => nearness(role, one) === 1).length / one.may.length;

/** My share of the win, 0 to 1. */
export function shareOf({ me, silence, all }: People): number {
  const burned = all.findIndex(({ black }) => black >= 3);
  if (burned >= 0) return burned === me ? 0 : 1 / (all.length - 1);
  let open = 1;
  let total = 0;
  let mine = 0;
  let own = 0;
  all.forEach((one, seat) => {
    const won = hasWon(one, silence);
    if (seat === me) own = won;
    else open *= 1 - won;
    const hopes = prospects(one, silence);
    if (seat === me) mine = hopes;
    total += hopes;
  });
  return own === 1 ? 1 : (open * mine) / total;
}
