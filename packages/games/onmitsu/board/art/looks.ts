// How a person is drawn: sky, robe, head and the signs on the slip. A card named like one of the built-in people looks
// like them; all others get a look from their first keyword and their id.

import type { ClothName, SkyName } from './palette.ts';
import { keyOf, pickBy } from './seed.ts';
import { type Trade, tradeOf } from './trades.ts';

export type Head = 'kasa' | 'jingasa' | 'knot' | 'bun' | 'band' | 'cloth' | 'hood' | 'eboshi' | 'tokin';

export interface Look {
  readonly sky: SkyName;
  readonly cloth: ClothName;
  readonly head: Head;
  /** An ornament for the eye; the Latin name is the name. */
  readonly signs: string;
}

const look = (head: Head, sky: SkyName, cloth: ClothName, signs: string): Look => ({ sky, cloth, head, signs });

const LOOKS: Readonly<Record<string, Look>> = {
  yojimbo: look('knot', 'day', 'pine', '用心棒'),
  metsuke: look('jingasa', 'evening', 'slate', '目付'),
  kunoichi: look('bun', 'evening', 'crimson', 'くノ一'),
  hikyaku: look('band', 'dawn', 'amber', '飛脚'),
  onmyoji: look('eboshi', 'evening', 'white', '陰陽師'),
  daikan: look('jingasa', 'dusk', 'brown', '代官'),
  suri: look('cloth', 'day', 'grey', 'すり'),
  kusa: look('kasa', 'moss', 'pine', '草'),
  ronin: look('kasa', 'dawn', 'indigo', '浪人'),
  shinobi: look('hood', 'night', 'night', '忍び'),
  hyogushi: look('band', 'gold', 'violet', '表具師'),
  gisakushi: look('knot', 'dusk', 'brown', '偽作師'),
  ashigaru: look('jingasa', 'dawn', 'umber', '足軽'),
  shonin: look('knot', 'dawn', 'orange', '商人'),
  yamabushi: look('tokin', 'ice', 'straw', '山伏'),
  hitsuke: look('hood', 'fire', 'ember', '火付'),
  kuge: look('eboshi', 'gold', 'plum', '公家'),
  dokumi: look('bun', 'dusk', 'celadon', '毒見'),
};

interface Wardrobe {
  readonly heads: readonly [Head, ...Head[]];
  readonly cloths: readonly [ClothName, ...ClothName[]];
  readonly signs: string;
}

const WARDROBES: Readonly<Record<Trade, Wardrobe>> = {
  Warrior: { heads: ['kasa', 'jingasa', 'knot'], cloths: ['indigo', 'umber', 'slate'], signs: '武人' },
  Official: { heads: ['jingasa', 'eboshi', 'knot'], cloths: ['slate', 'brown', 'plum'], signs: '官' },
  Shinobi: { heads: ['hood', 'kasa', 'bun'], cloths: ['night', 'ember', 'crimson'], signs: '忍' },
  Peasant: { heads: ['band', 'cloth', 'kasa'], cloths: ['grey', 'amber', 'brown'], signs: '農' },
  Religious: { heads: ['tokin', 'eboshi', 'kasa'], cloths: ['straw', 'white', 'orange'], signs: '僧' },
  Craftsman: { heads: ['band', 'knot', 'cloth'], cloths: ['violet', 'brown', 'pine'], signs: '匠' },
  Merchant: { heads: ['knot', 'cloth', 'bun'], cloths: ['orange', 'amber', 'pine'], signs: '商人' },
  Noble: { heads: ['eboshi', 'bun'], cloths: ['plum', 'crimson', 'white'], signs: '公家' },
};

const ANYBODY: Wardrobe = { heads: ['knot', 'bun', 'band', 'kasa'], cloths: ['indigo', 'pine', 'brown'], signs: '人' };
const ANY_SKY = ['dawn', 'day', 'evening', 'dusk', 'moss', 'ice', 'gold'] as const satisfies readonly SkyName[];

export function lookOf(id: string, name: string, keywords: readonly string[]): Look {
  const key = keyOf(name);
  const own = Object.hasOwn(LOOKS, key) ? LOOKS[key] : undefined;
  if (own) return own;
  const trade = keywords.map(tradeOf).find((one) => one !== null);
  const wardrobe = trade ? WARDROBES[trade] : ANYBODY;
  return {
    head: pickBy(wardrobe.heads, id, 'head'),
    cloth: pickBy(wardrobe.cloths, id, 'cloth'),
    sky: pickBy(ANY_SKY, id, 'sky'),
    signs: wardrobe.signs,
  };
}
