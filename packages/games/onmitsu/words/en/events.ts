// What happens in Onmitsu, one sentence each, with "you" for the one who reads it; some need none.

import type { NameOf, Seat } from '@tabella/kernel';
import { capital, inWords, list, type Persons, persons } from '@tabella/ui/english';
import type { EventKind, Happening, Throw } from '../../rules/events.ts';
import { poison, verdict } from './ending.ts';
import { cards, type Names } from './names.ts';

/** How the people in a sentence are called, and whether one of them reads it. */
export interface Told {
  readonly p: Persons;
  readonly you: Seat | null;
}

type Teller = { readonly [K in EventKind]: (told: Happening<K>, to: Told, n: Names) => string };

/** "You and Ada", at the beginning of a sentence. */
const people = (seats: readonly Seat[], { p }: Told): string =>
  list(
    seats.map((seat, i) => (i === 0 ? p.subject(seat) : p.object(seat))),
    'nobody',
  );

const TELLERS: Teller = {
  'turn-begins': ({ lantern }, { p }) => `The Lantern is with ${p.object(lantern)}.`,
  thrown: ({ throws }, to, n) => thrown(throws, to, n),
  cracks: ({ seat, by }, { p, you }) => {
    if (by !== null) return `${p.subject(by)} ${p.verb(by, 'makes', 'make')} ${p.object(seat)} crack a scroll.`;
    // What the reader finds in their own scroll follows at once.
    return seat === you ? '' : `${p.subject(seat)} cracks a scroll.`;
  },
  reads: ({ seat, scroll }, { p }, n) =>
    `${p.subject(seat)} cracked ${p.verb(seat, 'a', 'your')} scroll: it is ${n.scroll(scroll)}.`,
  declares: ({ seat, card, action, arrow }, { p }, n) => {
    const at = arrow === null ? '' : ` against ${p.object(arrow)}`;
    return `${p.owner(seat)} ${n.thing(card)} acts${at}: ${n.action(card, action)}.`;
  },
  idles: ({ seat, card }, { p }, n) => `${p.owner(seat)} ${n.thing(card)} can do nothing.`,
  stopped: ({ seat, card, keyword }, { p }, n) =>
    `${p.owner(seat)} ${n.thing(card)} is stopped: no ${keyword} has any effect this turn.`,
  cancelled: ({ seat, card, keyword }, { p }, n) =>
    `${p.owner(seat)} ${n.thing(card)} has no effect: ${keyword} is cancelled now.`,
  'window-opens': () => '',
  answers: ({ answers }, { p }, n) =>
    `${list(
      answers.map(({ seat, card, action, arrow }, i) => {
        const at = arrow === null ? '' : ` at ${p.object(arrow)}`;
        const who = i === 0 ? p.subject(seat) : p.object(seat);
        return `${who} ${p.verb(seat, 'responds', 'respond')} with the ${n.thing(card)} (${n.action(card, action)}${at})`;
      }),
      'nobody responds',
    )}.`,
  lapses: ({ seat, card }, { p }, n) => `${p.owner(seat)} ${n.thing(card)} finds nothing left to answer.`,
  reverses: ({ seat, card, ward, of, what }, { p }, n) =>
    ward
      ? `${p.owner(seat)} ${n.thing(card)} was waiting: ${p.own(of)} ${n.thing(what)} is reversed.`
      : `${p.owner(seat)} ${n.thing(card)} reverses ${p.own(of)} ${n.thing(what)}.`,
  wards: ({ seat }, { p }) => `The next Action aimed at ${p.object(seat)} this turn will be reversed.`,
  cancels: ({ keyword }) => `No ${keyword} has any effect for the rest of this turn.`,
  draws: ({ seat, count, from }, { p }) =>
    from === 'deck'
      ? `${p.subject(seat)} ${p.verb(seat, 'draws', 'draw')} ${cards(count)}.`
      : `${p.subject(seat)} ${p.verb(seat, 'takes', 'take')} the top discard instead of a draw.`,
  drawn: ({ seat, cards: ids }, { p }, n) => `${p.subject(seat)} drew ${n.things(ids)}.`,
  reshuffles: ({ count }) => `The deck is empty: ${count} discards are shuffled to make a new one.`,
  pays: ({ seat, cards: ids }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'discards', 'discard')} ${n.things(ids)} to pay for it.`,
  discards: ({ seat, cards: ids, why }, { p }, n) => {
    const how = { action: '', random: ' at random', shed: ', as a Location demands', limit: ' down to the hand limit' };
    return `${p.subject(seat)} ${p.verb(seat, 'discards', 'discard')} ${n.things(ids)}${how[why]}.`;
  },
  takes: ({ seat, from, count, how }, { p }) => {
    if (how === 'giver')
      return `${p.subject(from)} ${p.verb(from, 'gives', 'give')} ${p.object(seat)} ${cards(count)}.`;
    const random = how === 'random' ? 'random ' : '';
    const what = count === 1 ? `a ${random}card` : `${inWords(count)} ${random}cards`;
    return `${p.subject(seat)} ${p.verb(seat, 'takes', 'take')} ${what} from ${p.object(from)}.`;
  },
  taken: ({ seat, from, cards: ids }, { p }, n) => `${p.subject(seat)} got ${n.things(ids)} from ${p.object(from)}.`,
  replaces: ({ seat, of, card }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'takes', 'take')} ${n.things([card])} out of ${p.own(of)} hand and ${p.verb(seat, 'puts', 'put')} another card in its place.`,
  planted: ({ seat, of, card }, { p }, n) => `${p.subject(seat)} slipped ${n.things([card])} to ${p.object(of)}.`,
  'looks-at-hand': ({ seat, of }, { p }) => `${p.subject(seat)} ${p.verb(seat, 'looks', 'look')} at ${p.own(of)} hand.`,
  'sees-hand': ({ of, cards: ids }, { p }, n) => `In ${p.own(of)} hand: ${n.things(ids)}.`,
  'looks-at-scrolls': ({ seat, at }, { p, you }) => {
    const whose = list(
      at.map((scroll) => (scroll.seat === seat && seat !== you ? 'their own scroll' : `${p.own(scroll.seat)} scroll`)),
      'no scroll',
    );
    return `${p.subject(seat)} ${p.verb(seat, 'looks', 'look')} at ${whose}; the seal holds.`;
  },
  'sees-scroll': ({ of, scroll }, { p }, n) => `${p.owner(of)} sealed scroll is ${n.scroll(scroll)}.`,
  repairs: ({ seat }, { p }) =>
    `${p.subject(seat)} ${p.verb(seat, 'repairs', 'repair')} a cracked scroll: it is sealed again.`,
  'moves-scroll': ({ from, to }, { p }) => `A sealed scroll goes from ${p.object(from)} to ${p.object(to)}.`,
  'swaps-scrolls': ({ seats }, to) => `${people(seats, to)} swap sealed scrolls.`,
  'shuffles-scrolls': () => 'All sealed scrolls are shuffled and dealt again: nobody knows any more which is which.',
  'to-pile': ({ seat, scroll, sealed }, { p }, n) =>
    `${p.owner(seat)} ${sealed ? 'sealed' : 'cracked'} scroll goes to the open pile: ${n.scroll(scroll)}.`,
  'from-pile': ({ seat, scroll, random }, { p }, n) =>
    `${capital(n.scroll(scroll))} from the open pile${random ? ', drawn at random,' : ''} is sealed for ${p.object(seat)}.`,
  'names-players': ({ seat, players }, { p }) =>
    `${p.subject(seat)} ${p.verb(seat, 'chooses', 'choose')} ${list(players.map(p.object), 'nobody')}.`,
  'enters-play': ({ seat, card }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'brings', 'bring')} the ${n.thing(card)} into play.`,
  returns: ({ seat, card }, { p }, n) => `The ${n.thing(card)} cannot enter play and goes back to ${p.own(seat)} hand.`,
  blocks: ({ seat, place, card }, { p }, n) => `${p.owner(seat)} ${n.thing(card)} BLOCKS the ${n.thing(place)}.`,
  unblocks: ({ seat, place }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'lifts', 'lift')} the BLOCK on the ${n.thing(place)}.`,
  destroys: ({ card, from }, { p }, n) =>
    from === null ? `The ${n.thing(card)} is DESTROYED.` : `The ${n.thing(card)} in ${p.own(from)} hand is DESTROYED.`,
  restores: ({ seat, card }, { p }, n) => `The DESTROYED ${n.thing(card)} comes back to ${p.own(seat)} hand.`,
  fetches: ({ seat, cards: ids }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'takes', 'take')} ${n.things(ids)} from the discards.`,
  reveals: ({ seat, cards: ids }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'turns', 'turn')} up ${n.things(ids)} from the deck.`,
  'looks-at-deck': ({ seat, count }, { p }) =>
    `${p.subject(seat)} ${p.verb(seat, 'looks', 'look')} at the top ${count === 1 ? 'card' : `${inWords(count)} cards`} of the deck.`,
  'sees-deck': ({ cards: ids }, _, n) => `On top of the deck: ${n.things(ids)}.`,
  keeps: ({ seat, count }, { p }) =>
    `${p.subject(seat)} ${p.verb(seat, 'keeps', 'keep')} ${count === 0 ? 'none of them' : count === 1 ? 'one of them' : `${inWords(count)} of them`}.`,
  summons: ({ seat, from, card }, { p }, n) =>
    `${p.subject(from)} must hand the ${n.thing(card)} to ${p.object(seat)}.`,
  'passes-on': ({ seat, to, card }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'shows', 'show')} the ${n.thing(card)} and ${p.verb(seat, 'hands', 'hand')} it to ${p.object(to)}.`,
  'end-game': ({ by }, { p }) =>
    by === null
      ? 'Patience has run out: the end game begins.'
      : `${p.subject(by)} ${p.verb(by, 'calls', 'call')} the audience: the end game begins.`,
  'shows-hand': ({ seat, cards: ids }, { p }, n) =>
    ids.length === 0
      ? `${p.subject(seat)} ${p.verb(seat, 'has', 'have')} no card to show.`
      : `${p.subject(seat)} ${p.verb(seat, 'shows', 'show')} ${n.things(ids)}.`,
  vouches: ({ seat, of }, { p, you }) =>
    `${p.subject(seat)} ${p.verb(seat, 'vouches', 'vouch')} for ${seat === of && seat !== you ? 'their own' : p.own(of)} scroll.`,
  tastes: ({ seat }, { p }, n) =>
    `${p.subject(seat)} ${p.verb(seat, 'is', 'are')} safe from the ${poison(n)}: it will not kill.`,
  'opens-scroll': ({ seat, scroll, sealed }, { p }, n) =>
    `${p.owner(seat)} ${sealed ? '' : 'cracked '}scroll is ${n.scroll(scroll)}.`,
  contested: ({ seats, legitimate }, to) => {
    const end =
      legitimate === null ? 'nobody vouched' : `the scroll of ${to.p.object(legitimate)} counts as the right one`;
    return `CONTESTED: ${list(seats.map(to.p.object))} bring the same message; ${end}.`;
  },
  verdict,
};

export function event(n: Names, told: Happening, name: NameOf, you: Seat | null = null): string {
  if (!Object.hasOwn(TELLERS, told.kind)) return '';
  // Kind and event go together.
  const tell = TELLERS[told.kind] as (told: Happening, to: Told, n: Names) => string;
  return tell(told, { p: persons(name, you), you }, n);
}

/** A turn begins, or the end game. */
export function turn(told: Happening): string | null {
  if (told.kind === 'turn-begins') return `Turn ${told.turn}`;
  return told.kind === 'end-game' ? 'End game' : null;
}

function thrown(throws: readonly Throw[], { p }: Told, n: Names): string {
  if (throws.length === 0) return 'Everybody lies low.';
  const parts = throws.map(({ seat, crack, card, arrow }, i) => {
    const who = i === 0 ? p.subject(seat) : p.object(seat);
    if (crack !== null) return `${who} ${p.verb(seat, 'cracks', 'crack')} a scroll`;
    const at = arrow === null ? '' : ` at ${p.object(arrow)}`;
    return `${who} ${p.verb(seat, 'throws', 'throw')} the ${n.thing(card ?? '')}${at}`;
  });
  return `${list(parts)}.`;
}
