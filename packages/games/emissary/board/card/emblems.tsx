// What each of the 27 characters looks like: one of eleven heads and an emblem, which is loaded when it is first shown.

import { type Part, part } from '@tabella/ui/part';
import type { ComponentType } from 'react';
import type { Head } from './heads.tsx';

export interface Likeness {
  readonly head: Head;
  readonly Emblem: Part;
}

type Load = () => Promise<{ readonly default: string }>;

/** A portrait is complete enough without its emblem: one that cannot be loaded stays empty. */
async function emblemOf(load: Load): Promise<{ readonly default: ComponentType }> {
  const path = await load().then(
    (icon) => icon.default,
    () => '',
  );
  return { default: () => <path d={path} fill="#1b1611" transform="scale(0.062) translate(-256 -256)" /> };
}

const one = (head: Head, load: Load): Likeness => ({ head, Emblem: part(() => emblemOf(load)) });

export const LIKENESS: Readonly<Record<string, Likeness>> = {
  Alias: one('bob', () => import('game-icon:double-face-mask')),
  Angel: one('long', () => import('game-icon:angel-wings')),
  'Brumaire Baron': one('top', () => import('game-icon:crown')),
  'Dark Flow': one('fedora', () => import('game-icon:wave-crest')),
  Detective: one('fedora', () => import('game-icon:smoking-pipe')),
  'Diamond Man': one('mask', () => import('game-icon:cut-diamond')),
  'Double Knight': one('cap', () => import('game-icon:chess-knight')),
  Fire: one('beret', () => import('game-icon:flame')),
  Hunter: one('beret', () => import('game-icon:bow-arrow')),
  J: one('top', () => import('game-icon:card-joker')),
  'Kwon Ki Ku': one('fedora', () => import('game-icon:crossed-swords')),
  Lark: one('cloche', () => import('game-icon:hummingbird')),
  Manipulator: one('hood', () => import('game-icon:puppet')),
  'Mark Jr.': one('cap', () => import('game-icon:fist')),
  Nightmare: one('long', () => import('game-icon:night-sky')),
  'Oblique Shadow': one('hood', () => import('game-icon:two-shadows')),
  Perfume: one('cloche', () => import('game-icon:delicate-perfume')),
  'Savage Assassin': one('hood', () => import('game-icon:stiletto')),
  'Scarlet Blade': one('mask', () => import('game-icon:dripping-blade')),
  Speaker: one('top', () => import('game-icon:megaphone')),
  'Static Electricity': one('bob', () => import('game-icon:lightning-trio')),
  Swan: one('bun', () => import('game-icon:swan')),
  Tank: one('helm', () => import('game-icon:battle-tank')),
  Titanium: one('helm', () => import('game-icon:metal-bar')),
  'Tough Gun': one('fedora', () => import('game-icon:revolver')),
  Trinity: one('bun', () => import('game-icon:triquetra')),
  Viper: one('hood', () => import('game-icon:snake')),
};
