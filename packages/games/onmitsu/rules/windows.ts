// Windows (rulings 19 to 23 and 27): all who could answer by public facts are asked at once; every answer counts, and they
// resolve in Order, ties by the Lantern.

import { EVERYONE, type Flow, NONE, PASS, type Seat } from '@tabella/kernel';
import { together } from './asking.ts';
import { CRACKED, DISCARD, HAND, SEALED, TABLE } from './box.ts';
import type { UseChoice, WindowKind } from './choices.ts';
import { isLegal, learnCould } from './legal.ts';
import { flip, keywordsOf } from './ops/keywords.ts';
import type { Deed } from './set/card.ts';
import {
  cardOf,
  countIn,
  fromLantern,
  handSize,
  isReversed,
  isWorn,
  type Look,
  othersOf,
  type RulesStage,
  tieOrder,
} from './stage.ts';
import type { PlayedCard, Waiting } from './state.ts';
import type { OnmitsuAsk, OnmitsuChoice } from './types.ts';

/** On whom a declared Action acts as things stand; nobody if it is not REVERSIBLE. */
export function victimsOf(g: Look, play: PlayedCard): readonly Seat[] {
  const deed = cardOf(g, play.card).deeds[play.deed];
  if (deed === undefined || deed.reversible === null) return [];
  const turned = isReversed(play);
  if (deed.reversible === 'target') return [turned ? play.seat : play.arrow];
  return turned ? [play.seat] : play.struck;
}

/** Whom a labelled Action strikes as it is declared: an answer out of the hand does not change that any more. */
function struckBy(g: Look, play: PlayedCard, { struck }: Deed): Seat[] {
  const { handAtLeast = 0, hasSealed, hasCracked } = struck;
  return othersOf(g.s, play.seat).filter(
    (seat) =>
      handSize(g, seat) >= handAtLeast &&
      (!hasSealed || countIn(g, SEALED + seat) > 0) &&
      (!hasCracked || countIn(g, CRACKED + seat) > 0),
  );
}

/** Who carries it out as things stand. */
export function actorOf(g: Look, play: PlayedCard): Seat {
  const deed = cardOf(g, play.card).deeds[play.deed];
  return isReversed(play) && deed?.reversible === 'target' ? play.arrow : play.seat;
}

/** Does an Action answer what is declared, for this seat? */
export function answersTo(g: Look, deed: Deed, pending: PlayedCard, seat: Seat): boolean {
  const { answers } = deed;
  if (answers === null || !deed.timing.includes('respond:declare')) return false;
  if (answers.to === 'me') return victimsOf(g, pending).includes(seat);
  const card = cardOf(g, pending.card);
  const keywords = answers.to === 'card' ? card.keywords : (card.deeds[pending.deed]?.keywords ?? 0);
  return (keywords & answers.mask) !== 0;
}

/** All that a seat can use of its hand: the card, the Action, and the arrow if that Action has a Target. */
export function usesOf(g: Look, seat: Seat, fits: (deed: Deed) => boolean): UseChoice[] {
  const out: UseChoice[] = [];
  const { box } = g.rules;
  for (let card = box.first(g.s.cards, HAND + seat); card !== NONE; card = box.next(g.s.cards, card)) {
    addUses(g, seat, card, card, fits, out);
  }
  // Ruling 36: in the End Game a void AT ANY TIME card is as good as one in the hand.
  for (const one of g.s.end?.spare ?? []) if (one.seat === seat) addUses(g, seat, one.card, -1, fits, out);
  return out;
}

const hasCard = (g: Look, seat: Seat): boolean =>
  countIn(g, HAND + seat) > 0 || g.s.end?.spare.some((one) => one.seat === seat) === true;

/** `held` is the card if it is still in the hand, or -1. */
function addUses(
  g: Look,
  seat: Seat,
  card: number,
  held: number,
  fits: (deed: Deed) => boolean,
  out: UseChoice[],
): void {
  const { anyTime, keywords, deeds } = cardOf(g, card);
  if (!anyTime || (keywords & g.s.cancelled) !== 0) return;
  for (const deed of deeds) {
    if (!fits(deed)) continue;
    if (!deed.target) {
      if (isLegal(g, deed, seat, -1, held)) out.push({ card, action: deed.id });
      continue;
    }
    for (const arrow of othersOf(g.s, seat)) {
      if (isLegal(g, deed, seat, arrow, held)) out.push({ card, action: deed.id, arrow });
    }
  }
}

function windowAsk(g: Look, seat: Seat, kind: WindowKind, fits: (deed: Deed) => boolean, concerns: boolean): WindowAsk {
  const uses = usesOf(g, seat, fits);
  const from: readonly WindowChoice[] = uses.length === 0 ? ONLY_PASS : [PASS, ...uses];
  return { seat, kind: 'respond', from, about: ABOUT[kind], open: true, reaction: true, concerns, fallback: PASS };
}

type WindowAsk = OnmitsuAsk<'respond'>;
type WindowChoice = OnmitsuChoice<'respond'>;

const ONLY_PASS: readonly WindowChoice[] = [PASS];
const ABOUT = { crack: { window: 'crack' }, declare: { window: 'declare' }, end: { window: 'end' } } as const;
const AFTER_CRACKS = (deed: Deed): boolean => deed.timing.includes('respond:crack');
const AFTER_ACTIONS = (deed: Deed): boolean => deed.timing.includes('respond:actionsEnd');

/**
 * The windows after the cracks and after the last thrown card: whoever holds a card is asked. Then the answers act, one in
 * each step; true when the last has acted.
 */
export function* openWindow(g: RulesStage, kind: 'crack' | 'end'): Flow<boolean> {
  const { s } = g;
  const [next] = s.waiting;
  if (next !== undefined) {
    yield* answer(g, next, null);
    return s.waiting.length === 0;
  }
  const asks: WindowAsk[] = [];
  for (const seat of tieOrder(s)) {
    if (!hasCard(g, seat)) continue;
    asks.push(windowAsk(g, seat, kind, kind === 'crack' ? AFTER_CRACKS : AFTER_ACTIONS, false));
  }
  if (asks.length === 0) return true;
  return reveal(g, asks, yield* open(g, kind, asks)).length === 0;
}

/** After a declaration: wards turn it first; then rounds of answers, as long as one changes who suffers it. */
export function* declareWindow(g: RulesStage, play: PlayedCard, deed: Deed): Flow {
  if (deed.reversible === 'labelled') play.struck = struckBy(g, play, deed);
  for (;;) {
    if (deed.reversible !== null) useWards(g, play);
    if (!deed.answerable || isWorn(g)) return;
    const flips = play.flips.length;
    const asks = declareAsks(g, play, deed);
    if (asks.length === 0) return;
    for (const one of reveal(g, asks, yield* open(g, 'declare', asks))) yield* answer(g, one, play);
    if (play.dead || play.flips.length === flips) return;
  }
}

/** Ruling 27: the first REVERSIBLE Action aimed at the owner of a ward uses it up; then the other may have one too. */
function useWards(g: RulesStage, play: PlayedCard): void {
  for (;;) {
    const victims = victimsOf(g, play);
    const ward = g.s.wards.find((one) => victims.includes(one.seat));
    if (ward === undefined) return;
    g.s.wards = g.s.wards.filter((one) => one !== ward);
    flip(g, play, ward.seat, ward.face, true);
  }
}

/**
 * Ruling 22: the seat that carries it out does not answer it. All others that could have an answer as far as everybody
 * can see are asked: a seat without cards cannot, and one that it does not strike cannot reverse it.
 */
function declareAsks(g: RulesStage, play: PlayedCard, deed: Deed): WindowAsk[] {
  const victims = victimsOf(g, play);
  const actor = isReversed(play) && deed.reversible === 'labelled' ? -1 : actorOf(g, play);
  const keyword = answersByKeyword(g, play);
  const asks: WindowAsk[] = [];
  for (const seat of tieOrder(g.s)) {
    const struck = victims.includes(seat);
    if (seat === actor || !hasCard(g, seat) || !(keyword || struck)) continue;
    const ask = windowAsk(g, seat, 'declare', (one) => answersTo(g, one, play, seat), struck);
    // In the End Game hands lie face up: a seat without an answer is not asked.
    if (g.s.end === null || ask.from.length > 1) asks.push(ask);
  }
  return asks;
}

/** Can a keyword of the declared card or Action be answered with any card of the set? */
function answersByKeyword(g: Look, play: PlayedCard): boolean {
  return (keywordsOf(g, play) & g.set.answered) !== 0;
}

/** The question of a window: everybody knows that it is open. */
function open(g: RulesStage, kind: WindowKind, asks: readonly WindowAsk[]): Flow<readonly WindowChoice[]> {
  g.s.window = kind;
  g.table.announce(EVERYONE, { kind: 'window-opens', window: kind });
  return together(asks);
}

/** All answers are laid open together, then act in Order. */
function reveal(g: RulesStage, asks: readonly WindowAsk[], answers: readonly WindowChoice[]): readonly Waiting[] {
  const { s } = g;
  s.window = null;
  const waiting: Waiting[] = [];
  for (let i = 0; i < asks.length; i++) {
    const given = answers[i];
    if (given === undefined || given === PASS) continue;
    const { seat } = asks[i] as WindowAsk;
    const { card, action, arrow = -1 } = given;
    const deed = cardOf(g, card).deeds.findIndex((one) => one.id === action);
    waiting.push(Object.freeze({ card, seat, arrow, deed, depth: s.plays.length }));
  }
  if (waiting.length === 0) return waiting;
  const order = (one: Waiting): number => cardOf(g, one.card).order;
  waiting.sort((a, b) => order(a) - order(b) || fromLantern(s, a.seat) - fromLantern(s, b.seat));
  for (const one of waiting) layOpen(g, one.card);
  s.waiting.push(...waiting);
  const told = waiting.map(({ card, seat, deed, arrow }) => {
    const { id, deeds } = cardOf(g, card);
    learnCould(g, deeds[deed] as Deed, seat, true);
    return { seat, card: id, action: deeds[deed]?.id ?? 'A', arrow: arrow < 0 ? null : arrow };
  });
  g.table.announce(EVERYONE, { kind: 'answers', answers: told });
  return waiting;
}

/** A card that is used lies on the table. */
export function layOpen(g: RulesStage, card: number): void {
  const { end, cards } = g.s;
  if (end?.spare.some((one) => one.card === card)) end.spare = end.spare.filter((one) => one.card !== card);
  else g.rules.box.move(cards, card, TABLE);
}

/** Ruling 21: an answer whose reason has vanished does nothing and is discarded. */
function* answer(g: RulesStage, one: Waiting, pending: PlayedCard | null): Flow {
  const { s } = g;
  const { card, seat, arrow } = one;
  s.waiting = s.waiting.filter((other) => other !== one);
  const deed = cardOf(g, card).deeds[one.deed] as Deed;
  const reason = pending === null || (!pending.dead && answersTo(g, deed, pending, seat));
  if (!reason || !isLegal(g, deed, seat, arrow)) {
    g.table.announce(EVERYONE, { kind: 'lapses', seat, card: cardOf(g, card).id });
    g.rules.box.move(s.cards, card, DISCARD);
    return;
  }
  yield* g.engine.resolve(g, { card, seat, arrow, deed: one.deed, ...(pending ? { answers: pending } : {}) });
}
