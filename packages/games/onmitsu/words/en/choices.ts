// What each answer means.

import { byKind, type NameOf, PASS } from '@tabella/kernel';
import { capital, persons } from '@tabella/ui/english';
import {
  type CardChoice,
  LIE_LOW,
  NOTHING,
  type PlayChoice,
  type SealedChoice,
  type UseChoice,
} from '../../rules/choices.ts';
import type { OnmitsuAsk, OnmitsuChoice, OnmitsuTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { cardIn, type Names, ordinal, sealedName } from './names.ts';

type Rest = [n: Names, view: View, name: NameOf];

/** What the button says that confirms these choices, where a list of them is asked for; nothing chosen: an empty list. */
export function confirm(chosen: readonly OnmitsuChoice[], ask: OnmitsuAsk, view: View, name: NameOf): string | null {
  if (ask.kind !== 'look') return null;
  const [first, ...more] = chosen;
  if (first === undefined) return 'Look at none';
  if (more.length > 0) return more.length === 1 ? 'Look at both scrolls' : `Look at ${chosen.length} scrolls`;
  if (typeof first === 'string' || !('place' in first)) return null;
  const many = (view.seats[first.seat]?.sealed.length ?? 0) > 1;
  return `Look at ${persons(name, ask.seat).own(first.seat)} ${many ? `${ordinal(first.place)} ` : ''}scroll`;
}

const aim = (word: string, { arrow }: PlayChoice, name: NameOf): string =>
  arrow === undefined ? '' : `${word} ${name(arrow)}`;

function card({ card: id }: CardChoice, _: OnmitsuAsk, ...[n, view]: Rest): string {
  return n.thing(cardIn(view, id));
}

function cards(given: CardChoice | typeof NOTHING, ask: OnmitsuAsk, ...rest: Rest): string {
  return given === NOTHING ? 'Nothing fits' : card(given, ask, ...rest);
}

function sealed({ seat, place }: SealedChoice, ask: OnmitsuAsk, ...[n, view, name]: Rest): string {
  return capital(sealedName(n, view, seat, place, ask.seat, name));
}

function used(given: UseChoice, ...[n, view, name]: Rest): string {
  const id = cardIn(view, given.card);
  return `${n.thing(id)}: ${n.action(id, given.action)}${aim(', at', given, name)}`;
}

function played(verb: string, given: PlayChoice, ...[n, view, name]: Rest): string {
  return `${verb} the ${n.thing(cardIn(view, given.card))}${aim(' at', given, name)}`;
}

export const choice = byKind<OnmitsuTypes, Rest, string>({
  choose: (given, ask, n, view, name) => {
    if (given === LIE_LOW) return 'Lie low';
    if ('crack' in given) return `Crack ${sealedName(n, view, ask.seat, given.crack, ask.seat, name)}`;
    return played('Throw', given, n, view, name);
  },
  respond: (given, { about: { window } }, ...rest) =>
    given === PASS ? (window === 'declare' ? 'Let it happen' : 'Use none') : used(given, ...rest),
  action: ({ action }, { about: { card: id } }, n) => n.action(id, action),
  pay: cards,
  play: (given, _, ...rest) => (given === PASS ? 'Play nothing' : played('Play', given, ...rest)),
  discard: cards,
  shed: cards,
  limit: cards,
  give: cards,
  take: cards,
  replace: card,
  plant: card,
  look: sealed,
  sealed,
  player: ({ seat }, ask, _, __, name) => (seat === ask.seat ? 'Yourself' : name(seat)),
  repair: card,
  scroll: ({ scroll }, _, n) => n.thing(scroll),
  offer: (given, ask, ...rest) => {
    if (given === PASS) return 'Keep your scrolls';
    return 'place' in given ? sealed(given, ask, ...rest) : card(given, ask, ...rest);
  },
  block: card,
  unblock: (given, ask, ...rest) => (given === PASS ? 'Leave the BLOCK' : card(given, ask, ...rest)),
  raze: card,
  destroy: cards,
  restore: card,
  fetch: cards,
  search: cards,
  draw: (given, _, n, view) =>
    given === 'deck' ? 'From the deck' : `Take the ${n.thing(view.discard.at(-1)?.id ?? '')}`,
  last: (given, _, ...rest) => (given === PASS ? 'Keep it' : used(given, ...rest)),
  vouch: sealed,
});
