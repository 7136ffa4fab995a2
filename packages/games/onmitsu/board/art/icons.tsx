// Signs: keywords and the like from game-icons (filled, 512 × 512), plain ones drawn on 24 × 24 with one stroke.

import abacus from 'game-icon:abacus';
import barricade from 'game-icon:barricade';
import bowlOfRice from 'game-icon:bowl-of-rice';
import crossedSwords from 'game-icon:crossed-swords';
import flowerEmblem from 'game-icon:flower-emblem';
import katana from 'game-icon:katana';
import lotusFlower from 'game-icon:lotus-flower';
import ninjaStar from 'game-icon:ninja-star';
import paintBrush from 'game-icon:paint-brush';
import twoCoins from 'game-icon:two-coins';
import { iconSet, SIGNS } from '@tabella/ui/icon';
import type { ReactElement } from 'react';
import { type Trade, tradeOf } from './trades.ts';

const FILLED = { barricade, combat: crossedSwords } as const;

const TRADES: Readonly<Record<Trade, string>> = {
  Warrior: katana,
  Official: abacus,
  Shinobi: ninjaStar,
  Peasant: bowlOfRice,
  Religious: lotusFlower,
  Craftsman: paintBrush,
  Merchant: twoCoins,
  Noble: flowerEmblem,
};

const DRAWN = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10.3 20.5a1.8 1.8 0 0 0 3.4 0M3 9a8 8 0 0 1 2-4M21 9a8 8 0 0 0-2-4',
  check: SIGNS.check,
  close: SIGNS.close,
  crack: 'M12 3 9.5 9l4 3-3 4 2 5',
  eye: SIGNS.eye,
  next: 'M9 5l7 7-7 7',
  turn: 'M4 9h11a5 5 0 0 1 0 10h-4M8 5 4 9l4 4',
} as const;

export type IconName = keyof typeof DRAWN | keyof typeof FILLED;

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  if (name in FILLED) return <Filled path={FILLED[name as keyof typeof FILLED]} />;
  return <Drawn name={name as keyof typeof DRAWN} />;
}

const Drawn = iconSet(DRAWN, 'on-icon');

/** A keyword that sounds like no trade has a plain dot. */
const DOT = 'M256 136a120 120 0 1 0 0 240 120 120 0 0 0 0-240Z';

export function KeywordIcon({ keyword }: { readonly keyword: string }): ReactElement {
  const trade = tradeOf(keyword);
  return <Filled path={trade ? TRADES[trade] : DOT} />;
}

function Filled({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="on-icon on-icon-filled" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
