// Eight trades that a picture can show. A keyword of another set is drawn as the trade it sounds like.

export type Trade = 'Warrior' | 'Official' | 'Shinobi' | 'Peasant' | 'Religious' | 'Craftsman' | 'Merchant' | 'Noble';

const SOUNDS: readonly (readonly [Trade, RegExp])[] = [
  ['Warrior', /warrior|samurai|guard|soldier|knight|rider|bandit|fight/i],
  ['Official', /official|court|judge|clerk|magistrate|tax|inspector/i],
  ['Shinobi', /shinobi|ninja|spy|thief|assassin|agent|rogue/i],
  ['Peasant', /peasant|farmer|fisher|servant|porter|villager|common/i],
  ['Religious', /relig|holy|monk|priest|nun|temple|hermit|shaman|oracle/i],
  ['Craftsman', /craft|artisan|scribe|smith|painter|maker|forger|carpenter/i],
  ['Merchant', /merchant|trader|dealer|seller|caravan|bank/i],
  ['Noble', /noble|lord|lady|prince|court|khan|royal/i],
];

export const tradeOf = (keyword: string): Trade | null => SOUNDS.find(([, sound]) => sound.test(keyword))?.[0] ?? null;
