// Imagining: what facts tie together is settled first (who is who, which Prove card was which), then groups and classes,
// then the rest is dealt. So a world is found at once even late in a match, when almost every card has been seen.

import { type Cards, type Chance, EVERYONE, type Fact, isBlank } from '@tabella/kernel';
import { box, FIRST_IDENTITY, FIRST_PERSON, identityOf, nameOfFace } from '../box.ts';
import { Deal, faceIn } from './deal.ts';
import { proveWays, settleProves } from './proves.ts';

/** Is there something in the fact that the viewer does not know? */
export const isOpen = (cards: Cards, fact: Fact): boolean => fact.ids.some((id) => isBlank(faceIn(cards, id)));

/** Fills blank cards in place; false when this try came to nothing. `relaxed` leaves private facts aside. */
export function fill(cards: Cards, chance: Chance, relaxed: boolean): boolean {
  const deal = new Deal(cards, chance);
  const facts = relaxed ? cards.facts.filter((fact) => fact.to === EVERYONE) : cards.facts;
  if (facts.length > 0 && !(settlePeople(deal, facts) && settleProves(deal, facts) && settleCards(deal, facts))) {
    return false;
  }
  if (!deal.groups() || !deal.classes()) return false;
  deal.rest();
  return true;
}

const IDENTITY_POOL = box.poolOfFace[FIRST_IDENTITY] as number;
const PERSON_POOL = box.poolOfFace[FIRST_PERSON] as number;

/** Identities, then characters: everything else hangs on them. */
function settlePeople(deal: Deal, facts: readonly Fact[]): boolean {
  for (const pool of [IDENTITY_POOL, PERSON_POOL]) {
    for (const id of deal.blanksIn(facts, (one) => deal.poolAt(one) === pool)) {
      const classes = box.classesOf(deal.cards, id);
      if (!deal.draw(id, (face) => (box.fits(face, classes) ? likely(deal, facts, id, face) : 0))) return false;
    }
  }
  return true;
}

/** How likely a person has this face: the copies left, times the Prove cards that could have been answered like that. */
function likely(deal: Deal, facts: readonly Fact[], id: number, face: number): number {
  let ways = deal.left[face] as number;
  for (const fact of facts) {
    if (!fact.ids.includes(id)) continue;
    if (fact.kind === 'answered' && isBlank(faceIn(deal.cards, fact.ids[1] as number))) {
      ways *= proveWays(deal, fact, face);
    } else if (!holds(deal.cards, fact, id, face)) return 0;
  }
  return ways;
}

/** Cards of hands on which a mission would have hung. */
function settleCards(deal: Deal, facts: readonly Fact[]): boolean {
  const bound = facts.filter((fact) => !isSafe(deal.cards, fact));
  for (const id of deal.blanksIn(bound, () => true)) {
    const classes = box.classesOf(deal.cards, id);
    const fits = (face: number): boolean =>
      box.fits(face, classes) && bound.every((fact) => !fact.ids.includes(id) || holds(deal.cards, fact, id, face));
    if (!deal.draw(id, (face) => (fits(face) ? (deal.left[face] as number) : 0))) return false;
  }
  return true;
}

/** Does the fact hold whatever its blanks are? True of missions of people who are not what it takes to fulfil them. */
function isSafe(cards: Cards, fact: Fact): boolean {
  if (fact.kind !== 'unmetWith' && fact.kind !== 'unmet') return false;
  const identity = faceIn(cards, fact.ids[0] as number);
  if (!isBlank(identity) && identityOf(identity) !== 'MOF') return true;
  const character = faceIn(cards, fact.ids[1] as number);
  if (isBlank(character)) return false;
  const names = fact.kind === 'unmet' ? (fact.data as readonly string[]) : [fact.data as string];
  return !names.includes(nameOfFace(character));
}

/** Would the fact hold with this face, as far as it is complete? */
function holds(cards: Cards, fact: Fact, id: number, face: number): boolean {
  const faces = fact.ids.map((one) => (one === id ? face : faceIn(cards, one)));
  return faces.some(isBlank) || box.facts[fact.kind]?.(faces, fact.data) === true;
}
