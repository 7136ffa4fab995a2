// What each of the 27 characters looks like: one of eleven heads and an emblem.

import angelWings from 'game-icon:angel-wings';
import battleTank from 'game-icon:battle-tank';
import bowArrow from 'game-icon:bow-arrow';
import cardJoker from 'game-icon:card-joker';
import chessKnight from 'game-icon:chess-knight';
import crossedSwords from 'game-icon:crossed-swords';
import crown from 'game-icon:crown';
import cutDiamond from 'game-icon:cut-diamond';
import delicatePerfume from 'game-icon:delicate-perfume';
import doubleFaceMask from 'game-icon:double-face-mask';
import drippingBlade from 'game-icon:dripping-blade';
import fist from 'game-icon:fist';
import flame from 'game-icon:flame';
import hummingbird from 'game-icon:hummingbird';
import lightningTrio from 'game-icon:lightning-trio';
import megaphone from 'game-icon:megaphone';
import metalBar from 'game-icon:metal-bar';
import nightSky from 'game-icon:night-sky';
import puppet from 'game-icon:puppet';
import revolver from 'game-icon:revolver';
import smokingPipe from 'game-icon:smoking-pipe';
import snake from 'game-icon:snake';
import stiletto from 'game-icon:stiletto';
import swan from 'game-icon:swan';
import triquetra from 'game-icon:triquetra';
import twoShadows from 'game-icon:two-shadows';
import waveCrest from 'game-icon:wave-crest';
import type { Head } from './heads.tsx';

export interface Likeness {
  readonly head: Head;
  readonly emblem: string;
}

const one = (head: Head, emblem: string): Likeness => ({ head, emblem });

export const LIKENESS: Readonly<Record<string, Likeness>> = {
  Alias: one('bob', doubleFaceMask),
  Angel: one('long', angelWings),
  'Brumaire Baron': one('top', crown),
  'Dark Flow': one('fedora', waveCrest),
  Detective: one('fedora', smokingPipe),
  'Diamond Man': one('mask', cutDiamond),
  'Double Knight': one('cap', chessKnight),
  Fire: one('beret', flame),
  Hunter: one('beret', bowArrow),
  J: one('top', cardJoker),
  'Kwon Ki Ku': one('fedora', crossedSwords),
  Lark: one('cloche', hummingbird),
  Manipulator: one('hood', puppet),
  'Mark Jr.': one('cap', fist),
  Nightmare: one('long', nightSky),
  'Oblique Shadow': one('hood', twoShadows),
  Perfume: one('cloche', delicatePerfume),
  'Savage Assassin': one('hood', stiletto),
  'Scarlet Blade': one('mask', drippingBlade),
  Speaker: one('top', megaphone),
  'Static Electricity': one('bob', lightningTrio),
  Swan: one('bun', swan),
  Tank: one('helm', battleTank),
  Titanium: one('helm', metalBar),
  'Tough Gun': one('fedora', revolver),
  Trinity: one('bun', triquetra),
  Viper: one('hood', snake),
};
