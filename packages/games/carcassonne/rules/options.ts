// Options along three axes: which tiles, which figures, which variants of the rules; and the aids at the table.

import type { Schema } from '@tabella/kernel';

/** Does a figure take part: with its tile set, in any case, or not at all? */
export type Presence = 'with' | 'yes' | 'no';
/** `off`, or by whose rules: Hans im Glück (2017), Z-Man (2017), Hans im Glück (2025). */
export type Edition = 'off' | 'hig' | 'zmg' | '2025';

/** Tile sets beside the base game. */
export type SetId =
  | 'inns'
  | 'traders'
  | 'river'
  | 'watch'
  | 'shrines'
  | 'wind'
  | 'hills'
  | 'bigtop'
  | 'german'
  | 'siege'
  | 'dragon'
  | 'dutch'
  | 'japan'
  | 'bridges'
  | 'darmstadt'
  | 'fruit'
  | 'abbey'
  | 'school'
  | 'wheel'
  | 'tower';

export interface Options {
  readonly sets: readonly SetId[];
  /** Comes with Inns & Cathedrals. */
  readonly big: Presence;
  /** Come with Traders & Builders. */
  readonly builder: Presence;
  readonly pig: Presence;
  /** His gardens are on the tiles in any case. */
  readonly abbot: boolean;
  readonly messages: Edition;
  readonly farmers: boolean;
  /** `field`: 3 for every completed city a field touches. `city`: 4 for every completed city, awarded once (first edition). */
  readonly fields: 'field' | 'city';
  /** A city of two tiles: 4 points, or 2 (first edition). */
  readonly tiny: 'four' | 'two';
  /** Those of the base game stay in the box beside monasteries in which one may lie down. */
  readonly monasteries?: boolean;
  /** Bridges, Castles & Bazaars: the tiles of a bazaar are auctioned, or drawn as always. */
  readonly auctions?: boolean;
  /** Bids may go beyond one's points, which fall below nothing then; not with The Messages. */
  readonly debts?: boolean;
  /** Points that the active seat is paid can bring a message. */
  readonly paymentsTrigger?: boolean;
  /** When a tree bears fruit: on the turn in which it is laid, or from the next on (first wording). */
  readonly fruit?: 'now' | 'next';
  /** Where a scored wagon may drive on: to anything on the tiles around, or to what meets the feature (first edition). */
  readonly wagon?: 'around' | 'joined';
  /** May a field have several barns? */
  readonly barns?: boolean;
  /** Does the dragon spare who stands on a tower? */
  readonly guards?: 'safe' | 'eaten';
  /** Whether a knight may be sent home by the princess, or must be (Rio Grande, Z-Man). */
  readonly princess?: 'may' | 'must';
  /** When the dragon walks: before what the tile completes is scored, or as the turn ends (first edition by Rio Grande). */
  readonly dragonWalk?: 'before' | 'after';
  /** What a watchtower gives to a seat with several followers beside it: its points for each, or once. */
  readonly watchtowers?: 'each' | 'once';
  /** Remaining tiles, spots that nothing can fill, the known order of messages; without: as on a real table. */
  readonly aids: boolean;
}

/** Does a figure take part that comes with this set? */
export const comes = ({ sets }: Options, presence: Presence, set: SetId): boolean =>
  presence === 'yes' || (presence === 'with' && sets.includes(set));

const beside = (...values: readonly SetId[]) => ({ option: 'sets', values }) as const;

const presence = { kind: 'one', of: ['with', 'yes', 'no'], default: 'with' } as const;

export const schema: Schema<Options> = {
  sets: {
    kind: 'some',
    of: [
      'inns',
      'traders',
      'river',
      'watch',
      'shrines',
      'wind',
      'hills',
      'bigtop',
      'german',
      'siege',
      'dragon',
      'dutch',
      'japan',
      'bridges',
      'darmstadt',
      'fruit',
      'abbey',
      'school',
      'wheel',
      'tower',
    ],
    default: [],
  },
  messages: { kind: 'one', of: ['off', 'hig', 'zmg', '2025'], default: 'hig' },
  abbot: { kind: 'flag', default: false },
  big: presence,
  builder: presence,
  pig: presence,
  farmers: { kind: 'flag', default: true },
  fields: { kind: 'one', of: ['field', 'city'], default: 'field' },
  tiny: { kind: 'one', of: ['four', 'two'], default: 'four' },
  monasteries: { kind: 'flag', default: true, late: true, beside: beside('german', 'dutch', 'japan') },
  auctions: { kind: 'flag', default: true, late: true, beside: beside('bridges') },
  debts: { kind: 'flag', default: false, late: true, beside: beside('bridges') },
  paymentsTrigger: { kind: 'flag', default: false, late: true, beside: beside('bridges') },
  fruit: { kind: 'one', of: ['now', 'next'], default: 'now', late: true, beside: beside('fruit') },
  wagon: { kind: 'one', of: ['around', 'joined'], default: 'around', late: true, beside: beside('abbey') },
  barns: { kind: 'flag', default: false, late: true, beside: beside('abbey') },
  guards: { kind: 'one', of: ['safe', 'eaten'], default: 'safe', late: true, beside: beside('tower') },
  princess: { kind: 'one', of: ['may', 'must'], default: 'may', late: true, beside: beside('dragon') },
  dragonWalk: { kind: 'one', of: ['before', 'after'], default: 'before', late: true, beside: beside('dragon') },
  watchtowers: { kind: 'one', of: ['each', 'once'], default: 'each', late: true, beside: beside('watch') },
  aids: { kind: 'flag', default: true },
};
