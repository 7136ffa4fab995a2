// Features: what of a position tells who will win, for each seat. They look at the faces of a world that is imagined.

import { bitOf, NONE, type Seat } from '@tabella/kernel';
import { CRACKED, HAND, SEALED } from '../rules/box.ts';
import type { Card } from '../rules/set/card.ts';
import { cardOf, countIn, idsIn, type Look, scrollOf, weightInPlay } from '../rules/stage.ts';
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
const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

/** What a card can do for its holder, worked out once per card. */
interface Talents {
  readonly answers: boolean;
  readonly repairs: boolean;
  readonly sheds: boolean;
  readonly antidote: boolean;
  readonly vouches: boolean;
  readonly draws: boolean;
}

const known = new WeakMap<Card, Talents>();

function talentsOf(card: Card): Talents {
  let talents = known.get(card);
  if (talents === undefined) {
    const ops = new Set(card.deeds.flatMap((deed) => deed.effects.map((step) => step.op as string)));
    talents = {
      answers: card.deeds.some((deed) => deed.answers !== null),
      repairs: ops.has('repair'),
      sheds: ['scrollToPile', 'moveSealed', 'swapSealed', 'replaceCard', 'shuffleSealed'].some((op) => ops.has(op)),
      antidote: ops.has('antidote'),
      vouches: ops.has('vouch'),
      draws: ops.has('draw'),
    };
    known.set(card, talents);
  }
  return talents;
}

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
    const talents = talentsOf(card);
    cards++;
    if (card.endsGame) castle = true;
    else if (card.kind === 'location') places += card.weight;
    if (talents.answers) answers++;
    if (talents.repairs) repairs++;
    if (talents.sheds) sheds++;
    if (talents.antidote) antidote = true;
    if (talents.vouches) vouchers++;
  }
  return { cards, castle, places, answers, repairs, sheds, antidote, vouchers };
}

/** The features of every seat, one row each. */
export function featuresOf(g: Look): Float64Array[] {
  const { s, set, rules } = g;
  const near = nearness(g, weightInPlay(g));
  const per = set.file.scoring.perHandCard;
  const best = Math.max(1, set.top.points);
  const sealed: number[][] = [];
  let holders = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const ids = idsIn(g, SEALED + seat);
    sealed.push(ids);
    if (ids.some((id) => scrollOf(g, id) === set.top)) holders++;
  }
  const now: number[] = [];
  const rows: Float64Array[] = [];
  const holdings: Holding[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const row = new Float64Array(FEATURES.length);
    const mine = sealed[seat] as number[];
    const cracked = countIn(g, CRACKED + seat);
    const holding = holdingOf(g, seat);
    const { cards } = holding;
    const [id] = mine;
    const set1 = (name: Feature, value: number): void => {
      row[at[name]] = value;
    };
    let points = 0;
    let remedies = 0;
    if (mine.length + cracked === 0) {
      set1('none', 1);
      set1('noneNear', near);
      points = cards * per;
    } else if (mine.length + cracked > 1) {
      set1('many', 1);
      set1('manyNear', near);
      remedies = holding.sheds;
      if (mine.some((one) => scrollOf(g, one) === set.top)) set1('spareTop', 1);
    } else if (id === undefined) {
      set1('cracked', 1);
      set1('crackedNear', near);
      remedies = holding.repairs;
    } else {
      const kind = scrollOf(g, id);
      const seen = (rules.box.seenBy(s.cards, id) & bitOf(seat)) !== 0;
      if (!seen) set1('ownUnseen', 1);
      if (kind.lethal) {
        set1(seen ? 'poisonSeen' : 'poisonUnseen', 1);
        set1('poisonNear', near);
        remedies = seen ? holding.sheds : 0;
        if (holding.antidote && cards > 1) {
          set1('antidote', 1);
          points = Math.max(0, cards - 2) * per;
        }
      } else if (kind === set.top) {
        const contested = holders > 1;
        set1(contested ? 'topContested' : 'top', 1);
        set1(contested ? 'topContestedNear' : 'topNear', near);
        if (contested) set1('vouchers', holding.vouchers);
        points = contested && holding.vouchers === 0 ? 0 : kind.points + cards * per;
        const hunted = s.glimpses.some((one) => one.card === id && one.seat !== seat);
        if (hunted) set1('exposed', 1);
      } else {
        set1('plain', 1);
        set1('plainNear', near);
        points = kind.points + cards * per;
      }
    }
    set1('hand', cards / 5);
    set1('handNear', (near * cards) / 5);
    set1('points', points / best);
    set1('pointsNear', (near * points) / best);
    set1('places', holding.places);
    set1('answers', Math.min(3, holding.answers));
    set1('remedies', Math.min(2, remedies));
    now.push(points);
    holdings.push(holding);
    rows.push(row);
  }
  const top = Math.max(...now);
  const leaders = now.filter((one) => one === top).length;
  for (let seat = 0; seat < s.seats; seat++) {
    const row = rows[seat] as Float64Array;
    const leads = top > 0 && now[seat] === top ? 1 / leaders : 0;
    row[at.lead] = leads;
    row[at.leadNear] = leads * near;
    if (holdings[seat]?.castle !== true) continue;
    row[at.castle] = 1;
    row[at.castleLead] = leads;
    row[at.castleLeadNear] = leads * near * near;
    row[at.castleBehindNear] = (1 - leads) * near * near;
  }
  return rows;
}
