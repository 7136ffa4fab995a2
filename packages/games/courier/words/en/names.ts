// Names of things in Courier, and the little words between them.

import type { Agent, Role } from '../../rules/box.ts';

/** How a role stands after "of": nobody is of the free. */
export const SIDE: Readonly<Record<Role, string>> = {
  crown: 'of the Crown',
  league: 'of the League',
  free: 'free',
};

export const ROLE: Readonly<Record<Role, string>> = { crown: 'Crown', league: 'League', free: 'free' };

export const GOAL: Readonly<Record<Role, string>> = {
  crown: 'three red letters win',
  league: 'three blue letters win',
  free: 'two red and two blue letters win',
};

/** What an agent does when it is turned up, said to the one who has it. */
export const DEED: Readonly<Record<Agent, string>> = {
  fox: 'draw two cards',
  owl: 'look at the role of somebody',
  moth: 'be rid of a black letter',
  crow: 'take a random card from another hand',
  hare: 'look at the top of the deck and keep it if you like',
  wren: 'draw a card for each of your black letters',
};
