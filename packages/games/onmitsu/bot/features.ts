// Features: what in a position predicts who will win, for each seat. They look at the faces of an imagined world.

import { type Look, weightInPlay } from '../rules/stage.ts';
import { nearness } from './eyes.ts';
import { type Plight, type Standing, standingsOf } from './standing.ts';

/** In the order of the weights. Those that end in `Near` count the more the nearer the end is. */
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
  'poisonHelped',
  'crackedHelped',
  'manyHelped',
  'vouched',
  'margin',
  'castleSwift',
  'swift',
  'seizes',
  'strikes',
  'gets',
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

const NEARER: Readonly<Record<Plight, Feature>> = {
  none: 'noneNear',
  top: 'topNear',
  topContested: 'topContestedNear',
  plain: 'plainNear',
  poisonSeen: 'poisonNear',
  poisonUnseen: 'poisonNear',
  cracked: 'crackedNear',
  many: 'manyNear',
};
const HELPED: Readonly<Partial<Record<Plight, Feature>>> = {
  poisonSeen: 'poisonHelped',
  cracked: 'crackedHelped',
  many: 'manyHelped',
};

/** What is left of a trouble with none, one, two and more cards at hand that would mend it. */
export type Left = readonly number[];

/** How soon patience runs out, from 0 (far away) to 1 (in the next turn). */
export function lateness({ set, s }: Look): number {
  if (!s.options.patience) return 0;
  return Math.max(0, 1 - (set.file.rules.patienceTurnLimit - s.turn) / 8);
}

/** The features of every seat, one row each. */
export function featuresOf(g: Look, left: Left): Float64Array[] {
  const near = nearness(g, weightInPlay(g));
  const standings = standingsOf(g);
  const best = Math.max(1, g.set.top.points);
  return standings.map((standing, seat) => {
    const row = new Float64Array(FEATURES.length);
    const put = (name: Feature, value: number): void => {
      row[at[name]] = value;
    };
    putScrolls(put, standing, near, left);
    putHand(put, standing, near);
    putLead(put, standings, seat, near, best);
    return row;
  });
}

type Put = (name: Feature, value: number) => void;

function putScrolls(put: Put, standing: Standing, near: number, left: Left): void {
  const { plight, remedies, holding } = standing;
  const helped = HELPED[plight];
  const part = helped === undefined ? 1 : (left[Math.min(remedies, left.length - 1)] as number);
  put(plight, part);
  put(NEARER[plight], near * part);
  if (helped !== undefined && remedies > 0) put(helped, 1);
  put('remedies', Math.min(2, remedies));
  if (plight === 'topContested') put('vouchers', holding.vouchers);
  if (standing.saved) put('antidote', 1);
  if (standing.vouched) put('vouched', 1);
  if (standing.unseen) put('ownUnseen', 1);
  if (standing.exposed) put('exposed', 1);
  if (standing.spareTop) put('spareTop', 1);
}

function putHand(put: Put, { holding }: Standing, near: number): void {
  const { cards, places, answers, swift, seizes, strikes, gets } = holding;
  put('hand', cards / 5);
  put('handNear', (near * cards) / 5);
  put('places', places);
  put('answers', Math.min(3, answers));
  put('swift', swift);
  put('seizes', seizes);
  put('strikes', strikes);
  put('gets', gets);
}

/** What it would score now beside the others, and whether it can end the game. */
function putLead(put: Put, standings: readonly Standing[], seat: number, near: number, best: number): void {
  const { points, holding } = standings[seat] as Standing;
  let [top, rival, leaders] = [0, 0, 0];
  for (let of = 0; of < standings.length; of++) {
    const theirs = (standings[of] as Standing).points;
    if (of !== seat) rival = Math.max(rival, theirs);
    if (theirs > top) [top, leaders] = [theirs, 1];
    else if (theirs === top) leaders++;
  }
  const leads = top > 0 && points === top ? 1 / leaders : 0;
  put('points', points / best);
  put('pointsNear', (near * points) / best);
  put('lead', leads);
  put('leadNear', leads * near);
  put('margin', Math.max(-1, Math.min(1, (points - rival) / best)));
  if (!holding.castle) return;
  put('castle', 1);
  put('castleLead', leads);
  put('castleLeadNear', leads * near * near);
  put('castleBehindNear', (1 - leads) * near * near);
  if (holding.swift > 0) put('castleSwift', leads);
}
