// Habit: a quick answer to any question, by what things promise at first sight. It is how a shallow bot plays, and how
// the others are thought to play in imagined worlds.

import { bitOf, type Chance, PASS, sampleAnswer } from '@tabella/kernel';
import { DISCARD } from '../rules/box.ts';
import { NOTHING, type SealedChoice, type SomeKind, type UseChoice } from '../rules/choices.ts';
import { isFree } from '../rules/legal.ts';
import type { Deed } from '../rules/set/card.ts';
import { cardOf, isReversed, type Look, sealedOf } from '../rules/stage.ts';
import type { PlayedCard } from '../rules/state.ts';
import type { OnmitsuAnswer, OnmitsuAsk, OnmitsuChoice } from '../rules/types.ts';
import { promiseOf, promiseOfCard } from './appraise.ts';
import { type Eyes, eyesOf, lotOf, worthOf, worthOfKind, worthOfLot } from './eyes.ts';
import { byWorth, type Kept, keepWorth } from './keep.ts';
import { removed } from './lots.ts';
import { STEADY, type Temper } from './temper.ts';

/** What an answer in a window must be worth: the card could do something else. */
const SPENT = 1.2;
/** What a card of the deck is worth to whoever keeps it, on average. */
const UNSEEN = 1.2;

export function habitOf(g: Look, ask: OnmitsuAsk, chance: Chance, temper: Temper = STEADY): OnmitsuAnswer {
  const { from } = ask;
  const [only] = from;
  if (only !== undefined && ask.max === undefined && from.length === 1) return only;
  if (ask.max === 0) return [];
  if (ask.max !== undefined && (ask.min ?? 0) >= from.length) return from;
  const eyes = eyesOf(g, ask.seat, temper);
  const best = <C>(of: readonly C[], worth: (choice: C) => number, wavers = 0): C => bestOf(of, worth, wavers, chance);
  switch (ask.kind) {
    case 'choose':
      return best(ask.from, (choice) => throwWorth(eyes, choice), temper.wavers);
    case 'respond':
    case 'last':
      return best(ask.from, (choice) => (choice === PASS ? 0 : useWorth(eyes, choice)));
    case 'play':
      return best(ask.from, (choice) => (choice === PASS ? 0 : throwWorth(eyes, choice) - 0.8), temper.wavers / 2);
    case 'action':
      return best(ask.from, ({ action }) => actionWorth(eyes, action), temper.wavers / 3);
    case 'pay':
    case 'discard':
    case 'shed':
    case 'limit':
    case 'give':
    case 'destroy':
      return least(eyes, ask);
    case 'take':
    case 'fetch':
    case 'search':
      return most(eyes, ask);
    case 'restore':
    case 'replace':
      return best(ask.from, ({ card }) => keepWorth(eyes, card));
    case 'plant':
      return best(ask.from, ({ card }) => -keepWorth(eyes, card));
    case 'repair':
      return best(ask.from, ({ card }) => worthOf(eyes, card));
    case 'scroll':
      return best(ask.from, ({ scroll }) => scrollWorth(eyes, scroll));
    case 'offer':
      return best(ask.from, (choice) => offerWorth(eyes, choice));
    case 'sealed':
      return best(ask.from, (choice) => sealedWorth(eyes, choice));
    case 'look':
      return looked(eyes, ask);
    case 'vouch':
      return best(ask.from, ({ seat }) => (seat === ask.seat ? 1 : 0), 0.5);
    case 'draw':
      return temper.shrewd ? drawn(eyes) : (sampleAnswer(ask, chance) as OnmitsuAnswer);
    default:
      return sampleAnswer(ask, chance) as OnmitsuAnswer;
  }
}

function bestOf<C>(from: readonly C[], worth: (choice: C) => number, wavers: number, chance: Chance): C {
  let best = from[0] as C;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of from) {
    const value = worth(choice) + (wavers === 0 ? 0 : (wavers * chance.int(1000)) / 1000);
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return best;
}

/** Throwing a card, or cracking: what it promises. */
export function throwWorth(eyes: Eyes, choice: OnmitsuChoice<'choose'>): number {
  if (typeof choice === 'string') return 0;
  return 'crack' in choice ? crackWorth(eyes) : promiseOfCard(eyes, choice.card, choice.arrow ?? -1);
}

/** Breaking one's own seal pays where the scroll is bad or one too many. */
function crackWorth(eyes: Eyes): number {
  const deal = removed(eyes, eyes.seat, true);
  const lot = deal?.[0]?.lot;
  if (lot === undefined) return -1;
  return worthOfLot(lot, eyes.danger) - worthOfLot(lotOf(eyes, eyes.seat), eyes.danger) - 0.5;
}

function actionWorth(eyes: Eyes, action: string): number {
  const play = eyes.g.s.plays.at(-1);
  const deed = play && cardOf(eyes.g, play.card).deeds.find((one) => one.id === action);
  if (!play || !deed) return 0;
  return (
    promiseOf(eyes, deed, eyes.seat, play.arrow) - (deed.cost && !isFree(eyes.g, deed) ? 0.6 * deed.cost.count : 0)
  );
}

/** An answer in a window, or in the End Game. */
function useWorth(eyes: Eyes, { card, action, arrow = -1 }: UseChoice): number {
  const { g, seat } = eyes;
  const deed = cardOf(g, card).deeds.find((one) => one.id === action);
  if (deed === undefined) return 0;
  const pending = g.s.plays.at(-1);
  if (g.s.window === 'declare' && pending) return answerWorth(eyes, deed, pending) - SPENT;
  const cost = (deed.cost?.count ?? 0) + (g.s.end === null ? SPENT : g.set.file.scoring.perHandCard);
  const chain = deed.effects.some((step) => step.op === 'playCard') ? promiseOfCard(eyes, card, arrow) : 0;
  return promiseOf(eyes, deed, seat, arrow) + chain - cost;
}

/** What it is worth that a declared Action comes to nothing, or turns against its player. */
function answerWorth(eyes: Eyes, deed: Deed, pending: PlayedCard): number {
  const declared = cardOf(eyes.g, pending.card).deeds[pending.deed];
  if (declared === undefined) return 0;
  const turned = isReversed(pending);
  const asIs = promiseOf(eyes, declared, pending.seat, pending.arrow, turned);
  if (!deed.effects.some((step) => step.op === 'reverse')) return -asIs;
  return promiseOf(eyes, declared, pending.seat, pending.arrow, !turned) - asIs;
}

/** The cards to give up: no more than one must, but for scrolls that kill. */
function least(eyes: Eyes, ask: OnmitsuAsk<SomeKind>): OnmitsuAnswer<SomeKind> {
  const { min = 0, max = 0 } = ask;
  const order = inOrder(eyes, ask);
  const eager = order.filter((one) => one.worth < 1).length;
  return picked(ask, order.slice(0, Math.max(min, Math.min(max, eager))));
}

function most(eyes: Eyes, ask: OnmitsuAsk<SomeKind>): OnmitsuAnswer<SomeKind> {
  const order = inOrder(eyes, ask);
  return picked(ask, order.slice(Math.max(0, order.length - (ask.max ?? 0))));
}

const inOrder = (eyes: Eyes, { from }: OnmitsuAsk<SomeKind>): Kept[] =>
  byWorth(
    eyes,
    from.flatMap((one) => (one === NOTHING ? [] : one.card)),
  );

const picked = ({ from }: OnmitsuAsk<SomeKind>, wanted: readonly Kept[]): OnmitsuAnswer<SomeKind> =>
  from.filter((one) => one !== NOTHING && wanted.some(({ id }) => id === one.card));

/** The top discard where it is worth more than a card that nobody has seen. */
function drawn(eyes: Eyes): OnmitsuChoice<'draw'> {
  const { g } = eyes;
  return keepWorth(eyes, g.rules.box.top(g.s.cards, DISCARD)) > UNSEEN ? 'discard' : 'deck';
}

/** One's own scroll the best, that of another the worst. */
function scrollWorth(eyes: Eyes, id: string): number {
  const kind = eyes.g.set.scrolls.find((one) => one.id === id);
  const play = eyes.g.s.plays.at(-1);
  const deed = play && cardOf(eyes.g, play.card).deeds[play.deed];
  const against = deed?.effects.some((step) => step.op === 'exchangeSealed' && step.who !== 'self') === true;
  return kind === undefined ? 0 : worthOfKind(kind, eyes.danger) * (against ? -1 : 1);
}

function offerWorth(eyes: Eyes, choice: OnmitsuChoice<'offer'>): number {
  const lot = lotOf(eyes, eyes.seat);
  const before = worthOfLot(lot, eyes.danger);
  if (choice === PASS) return before;
  if ('card' in choice) return worthOfLot({ ...lot, cracked: lot.cracked.slice(1) }, eyes.danger) - 0.01;
  const sealed = lot.sealed.filter((_, i) => i !== choice.place);
  return worthOfLot({ ...lot, sealed }, eyes.danger) - 0.01;
}

/** As many as one may look at: one's own first, then those of rivals, and none of those one knows. */
function looked({ g, seat }: Eyes, ask: OnmitsuAsk<'look'>): OnmitsuAnswer<'look'> {
  const { min = 0, max = 0 } = ask;
  const told = (one: SealedChoice): number => {
    const id = sealedOf(g, one.seat)[one.place] as number;
    if ((g.rules.box.seenBy(g.s.cards, id) & bitOf(seat)) !== 0) return 0;
    return one.seat === seat ? 2 : 1;
  };
  const order = ask.from.map((one) => ({ one, told: told(one) })).sort((a, b) => b.told - a.told);
  return order.filter((each, i) => i < min || (i < max && each.told > 0)).map(({ one }) => one);
}

/** Which sealed scroll: of one's own the worst goes, of others the best. */
function sealedWorth(eyes: Eyes, { seat, place }: SealedChoice): number {
  const id = sealedOf(eyes.g, seat)[place] as number;
  return worthOf(eyes, id) * (seat === eyes.seat ? -1 : 1);
}
