// Features: what in a position predicts who will win, for each seat. They look at the faces of an imagined world.

import { bitOf, NONE, type Seat } from '@tabella/kernel';
import { CRACKED, HAND } from '../rules/box.ts';
import type { Card } from '../rules/set/card.ts';
import { cardOf, countIn, type Look, scrollOf, sealedOf, weightInPlay } from '../rules/stage.ts';
import { nearness } from './eyes.ts';

/** In the order of the weights. Those that end in `near` count the more the nearer the end is. */
export const FEATURES = [
  'none',
  'top',
  'topContested',
  'plain',
  'poisonSeen',
  'poisonUnseen',
  'cracked',
  'many',
  'noneNear',
  'topNear',
  'topContestedNear',
  'plainNear',
  'poisonNear',
  'crackedNear',
  'manyNear',
  'ownUnseen',
  'hand',
  'handNear',
  'points',
  'pointsNear',
  'lead',
  'leadNear',
  'castle',
  'castleLead',
  'castleLeadNear',
  'castleBehindNear',
  'places',
  'answers',
  'remedies',
  'antidote',
  'vouchers',
  'spareTop',
  'exposed',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What kills, or gives away what one has. */
export const DANGERS: ReadonlySet<Feature> = new Set<Feature>([
  'poisonSeen',
  'poisonUnseen',
  'poisonNear',
  'cracked',
  'crackedNear',
  'many',
  'manyNear',
  'ownUnseen',
  'exposed',
]);

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

/** What a card can do for its holder, worked out once per card. */
interface Talents {
  readonly answers: boolean;
  readonly repairs: boolean;
  readonly sheds: boolean;
  readonly antidote: boolean;
  readonly vouches: boolean;
}

/** Effects by which a scroll that kills goes elsewhere. */
const SHEDDING = ['scrollToPile', 'moveSealed', 'swapSealed', 'replaceCard', 'shuffleSealed'];

const talents = new WeakMap<Card, Talents>();

function talentsOf(card: Card): Talents {
  const found = talents.get(card);
  if (found !== undefined) return found;
  const ops = new Set<string>(card.deeds.flatMap((deed) => deed.effects.map((step) => step.op)));
  const made = {
    answers: card.deeds.some((deed) => deed.answers !== null),
    repairs: ops.has('repair'),
    sheds: SHEDDING.some((op) => ops.has(op)),
    antidote: ops.has('antidote'),
    vouches: ops.has('vouch'),
  };
  talents.set(card, made);
  return made;
}

/** A hand, counted by what it can do. */
interface Holding {
  readonly cards: number;
  readonly castle: boolean;
  readonly places: number;
  readonly answers: number;
  readonly repairs: number;
  readonly sheds: number;
  readonly antidote: boolean;
  readonly vouchers: number;
}

function holdingOf(g: Look, seat: Seat): Holding {
  const { box } = g.rules;
  let [cards, places, answers, repairs, sheds, vouchers] = [0, 0, 0, 0, 0, 0];
  let castle = false;
  let antidote = false;
  for (let id = box.first(g.s.cards, HAND + seat); id !== NONE; id = box.next(g.s.cards, id)) {
    const card = cardOf(g, id);
    const can = talentsOf(card);
    cards++;
    if (card.endsGame) castle = true;
    else if (card.kind === 'location') places += card.weight;
    if (can.answers) answers++;
    if (can.repairs) repairs++;
    if (can.sheds) sheds++;
    if (can.antidote) antidote = true;
    if (can.vouches) vouchers++;
  }
  return { cards, castle, places, answers, repairs, sheds, antidote, vouchers };
}

/** What is left of a trouble with none, one, two and more cards at hand that would mend it. */
export type Left = readonly number[];

/** What all seats share. */
interface FeatureTable {
  readonly g: Look;
  readonly near: number;
  /** Of each seat: its sealed scrolls, and its hand. */
  readonly sealed: readonly (readonly number[])[];
  readonly holdings: readonly Holding[];
  /** Two have a sealed scroll of the highest kind. */
  readonly contested: boolean;
  readonly left: Left;
}

function tableOf(g: Look, left: Left): FeatureTable {
  const seats = Array.from({ length: g.s.seats }, (_, seat) => seat);
  const sealed = seats.map((seat) => sealedOf(g, seat));
  const holders = sealed.filter((ids) => ids.some((id) => scrollOf(g, id) === g.set.top));
  return {
    g,
    near: nearness(g, weightInPlay(g)),
    sealed,
    holdings: seats.map((seat) => holdingOf(g, seat)),
    contested: holders.length > 1,
    left,
  };
}

/** What the scrolls of a seat come to: its features, what it would score now, and cards that would help it. */
interface Standing {
  readonly features: Partial<Record<Feature, number>>;
  readonly points: number;
  readonly remedies: number;
}

const leftOf = (left: Left, remedies: number): number => left[Math.min(remedies, left.length - 1)] as number;

function standingOf(table: FeatureTable, seat: Seat): Standing {
  const { g, near } = table;
  const { cards, sheds, repairs } = table.holdings[seat] as Holding;
  const sealed = table.sealed[seat] as readonly number[];
  const count = sealed.length + countIn(g, CRACKED + seat);
  const [id] = sealed;
  if (count === 0) {
    return { features: { none: 1, noneNear: near }, points: cards * g.set.file.scoring.perHandCard, remedies: 0 };
  }
  if (count > 1) {
    const spareTop = sealed.some((one) => scrollOf(g, one) === g.set.top) ? 1 : 0;
    const left = leftOf(table.left, sheds);
    return { features: { many: left, manyNear: near * left, spareTop }, points: 0, remedies: sheds };
  }
  if (id === undefined) {
    const left = leftOf(table.left, repairs);
    return { features: { cracked: left, crackedNear: near * left }, points: 0, remedies: repairs };
  }
  return sealedStanding(table, seat, id);
}

/** One sealed scroll, and no other. */
function sealedStanding(table: FeatureTable, seat: Seat, id: number): Standing {
  const { g, near, contested, holdings } = table;
  const { s, set, rules } = g;
  const { cards, sheds, antidote, vouchers } = holdings[seat] as Holding;
  const per = set.file.scoring.perHandCard;
  const kind = scrollOf(g, id);
  const seen = (rules.box.seenBy(s.cards, id) & bitOf(seat)) !== 0;
  const ownUnseen = seen ? 0 : 1;
  if (kind.lethal) {
    const saved = antidote && cards > 1;
    const remedies = seen ? sheds : 0;
    const left = leftOf(table.left, remedies);
    const features = {
      [seen ? 'poisonSeen' : 'poisonUnseen']: left,
      poisonNear: near * left,
      antidote: saved ? 1 : 0,
      ownUnseen,
    };
    return { features, points: saved ? Math.max(0, cards - 2) * per : 0, remedies };
  }
  const points = kind.points + cards * per;
  if (kind !== set.top) return { features: { plain: 1, plainNear: near, ownUnseen }, points, remedies: 0 };
  const exposed = s.glimpses.some((one) => one.card === id && one.seat !== seat) ? 1 : 0;
  if (!contested) return { features: { top: 1, topNear: near, ownUnseen, exposed }, points, remedies: 0 };
  const features = { topContested: 1, topContestedNear: near, vouchers, ownUnseen, exposed };
  return { features, points: vouchers === 0 ? 0 : points, remedies: 0 };
}

/** The features of every seat, one row each. */
export function featuresOf(g: Look, left: Left): Float64Array[] {
  const table = tableOf(g, left);
  const { near } = table;
  const standings = table.holdings.map((_, seat) => standingOf(table, seat));
  const top = Math.max(...standings.map((one) => one.points));
  const leaders = standings.filter((one) => one.points === top).length;
  const best = Math.max(1, g.set.top.points);
  return standings.map(({ features, points, remedies }, seat) => {
    const { cards, castle, places, answers } = table.holdings[seat] as Holding;
    const leads = top > 0 && points === top ? 1 / leaders : 0;
    return rowOf({
      ...features,
      hand: cards / 5,
      handNear: (near * cards) / 5,
      points: points / best,
      pointsNear: (near * points) / best,
      places,
      answers: Math.min(3, answers),
      remedies: Math.min(2, remedies),
      lead: leads,
      leadNear: leads * near,
      castle: castle ? 1 : 0,
      castleLead: castle ? leads : 0,
      castleLeadNear: castle ? leads * near * near : 0,
      castleBehindNear: castle ? (1 - leads) * near * near : 0,
    });
  });
}

function rowOf(features: Partial<Record<Feature, number>>): Float64Array {
  const row = new Float64Array(FEATURES.length);
  for (const name in features) row[at[name as Feature]] = features[name as Feature] ?? 0;
  return row;
}
