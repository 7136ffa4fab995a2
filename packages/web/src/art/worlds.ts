// What the front page shows of each game's world: its scene, its sign and how long a game takes. A game without a world
// of its own gets the courier's.

import envelope from 'game-icon:envelope';
import gate from 'game-icon:medieval-gate';
import radar from 'game-icon:radar-sweep';
import scroll from 'game-icon:scroll-unfurled';
import spy from 'game-icon:spy';
import type { ComponentType } from 'react';
import { CarcassonneScene } from './carcassonne.tsx';
import { CourierScene } from './courier.tsx';
import { EmissaryScene } from './emissary.tsx';
import { OnmitsuScene } from './onmitsu.tsx';
import { StarsScene } from './stars.tsx';

export interface World {
  readonly Scene: ComponentType;
  readonly sign: string;
  /** Ground and ink of the sign. */
  readonly ground: string;
  readonly ink: string;
  readonly minutes: number;
  /** With how many it is at its best. */
  readonly company: number;
}

const COURIER: World = {
  Scene: CourierScene,
  sign: envelope,
  ground: '#57391f',
  ink: '#f3e6c8',
  minutes: 15,
  company: 4,
};

const WORLDS: Readonly<Record<string, World>> = {
  courier: COURIER,
  emissary: { Scene: EmissaryScene, sign: spy, ground: '#2a221a', ink: '#ebddb8', minutes: 25, company: 5 },
  carcassonne: { Scene: CarcassonneScene, sign: gate, ground: '#b65a36', ink: '#fbf3e0', minutes: 40, company: 3 },
  stars: { Scene: StarsScene, sign: radar, ground: '#080e1a', ink: '#6ee7a0', minutes: 30, company: 4 },
  onmitsu: { Scene: OnmitsuScene, sign: scroll, ground: '#1d2e54', ink: '#f4ecdc', minutes: 20, company: 3 },
};

/** The order of the front page; games that have no place in it come last. */
const ORDER = ['emissary', 'carcassonne', 'stars', 'onmitsu', 'courier'];

export const worldOf = (game: string): World => WORLDS[game] ?? COURIER;

export function inOrder<T extends { readonly id: string }>(games: readonly T[]): readonly T[] {
  const place = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return games.toSorted((a, b) => place(a.id) - place(b.id));
}
