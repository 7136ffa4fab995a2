// What happens in Onmitsu, one sentence each; some need none.

import type { NameOf, Seat } from '@tabella/kernel';
import { capital, inWords, list } from '@tabella/ui/english';
import type { EventKind, Happening, Throw } from '../../rules/events.ts';
import { poison, verdict } from './ending.ts';
import { a, cards, type Names } from './names.ts';

type Teller = { readonly [K in EventKind]: (told: Happening<K>, name: NameOf, n: Names) => string };

const one = (seat: Seat, name: NameOf): string => name(seat);

const TELLERS: Teller = {
  'turn-begins': ({ turn, lantern }, name) => `Turn ${turn}: the Lantern is with ${name(lantern)}.`,
  thrown: ({ throws }, name, n) => thrown(throws, name, n),
  cracks: ({ seat, by }, name) =>
    by === null ? `${name(seat)} cracks a scroll.` : `${name(seat)} must crack a scroll, by ${name(by)}'s doing.`,
  reads: ({ seat, scroll: kind }, name, n) => `The scroll that ${name(seat)} cracked is ${a(n.thing(kind))}.`,
  declares: ({ seat, card: id, action: which, arrow }, name, n) => {
    const at = arrow === null ? '' : ` against ${name(arrow)}`;
    return `${name(seat)}'s ${n.thing(id)} acts${at}: ${n.action(id, which)}.`;
  },
  idles: ({ seat, card: id }, name, n) => `${name(seat)}'s ${n.thing(id)} can do nothing.`,
  stopped: ({ seat, card: id, keyword }, name, n) =>
    `${name(seat)}'s ${n.thing(id)} is stopped: no ${keyword} has any effect this turn.`,
  cancelled: ({ seat, card: id, keyword }, name, n) =>
    `${name(seat)}'s ${n.thing(id)} comes to nothing: ${keyword} has no effect now.`,
  'window-opens': () => '',
  answers: ({ answers }, name, n) =>
    `${list(
      answers.map(({ seat, card: id, action: which, arrow }) => {
        const at = arrow === null ? '' : ` at ${name(arrow)}`;
        return `${name(seat)} answers with the ${n.thing(id)} (${n.action(id, which)}${at})`;
      }),
      'nothing',
    )}.`,
  lapses: ({ seat, card: id }, name, n) => `${name(seat)}'s ${n.thing(id)} finds nothing left to answer.`,
  reverses: ({ seat, card: id, ward, of, what }, name, n) =>
    ward
      ? `${name(seat)}'s ${n.thing(id)} was waiting: ${name(of)}'s ${n.thing(what)} is turned round.`
      : `${name(seat)}'s ${n.thing(id)} turns ${name(of)}'s ${n.thing(what)} round.`,
  wards: ({ seat }, name) => `The next Action aimed at ${name(seat)} this turn will be turned round.`,
  cancels: ({ keyword }) => `No ${keyword} has any effect for the rest of this turn.`,
  draws: ({ seat, count: n, from }, name) =>
    from === 'deck' ? `${name(seat)} draws ${cards(n)}.` : `${name(seat)} takes the top discard instead of a draw.`,
  drawn: ({ seat, cards: ids }, name, n) => `${name(seat)} has drawn ${n.things(ids)}.`,
  reshuffles: ({ count: n }) => `The deck is empty: ${n} discards are shuffled to make a new one.`,
  pays: ({ seat, cards: ids }, name, n) => `${name(seat)} discards ${n.things(ids)} to pay for it.`,
  discards: ({ seat, cards: ids, why }, name, n) => {
    const how = {
      action: '',
      random: ', drawn at random',
      shed: ' as a Location demands',
      limit: ' down to the hand limit',
    };
    return `${name(seat)} discards ${n.things(ids)}${how[why]}.`;
  },
  takes: ({ seat, from, count: n, how }, name) => {
    if (how === 'giver') return `${name(from)} gives ${name(seat)} ${cards(n)}.`;
    return `${name(seat)} takes ${cards(n)} from ${name(from)}${how === 'random' ? ' at random' : ''}.`;
  },
  taken: ({ seat, from, cards: ids }, name, n) => `What ${name(seat)} got from ${name(from)}: ${n.things(ids)}.`,
  replaces: ({ seat, of, card: id }, name, n) =>
    `${name(seat)} takes ${n.things([id])} out of ${name(of)}'s hand and puts another card in its place.`,
  planted: ({ seat, of, card: id }, name, n) => `What ${name(seat)} slipped to ${name(of)}: ${n.things([id])}.`,
  'looks-at-hand': ({ seat, of }, name) => `${name(seat)} looks at the hand of ${name(of)}.`,
  'sees-hand': ({ of, cards: ids }, name, n) => `In the hand of ${name(of)}: ${n.things(ids)}.`,
  'looks-at-scrolls': ({ seat, at }, name) => {
    const whose = list(
      at.map((scrollAt) => (scrollAt.seat === seat ? 'a scroll of their own' : `a scroll of ${name(scrollAt.seat)}`)),
      'nothing',
    );
    return `${name(seat)} looks at ${whose} without breaking the seal.`;
  },
  'sees-scroll': ({ of, scroll: kind }, name, n) => `The sealed scroll before ${name(of)} is ${a(n.thing(kind))}.`,
  repairs: ({ seat }, name) => `${name(seat)} repairs a cracked scroll: it is sealed again.`,
  'moves-scroll': ({ from, to }, name) => `A sealed scroll goes from ${name(from)} to ${name(to)}.`,
  'swaps-scrolls': ({ seats }, name) =>
    `${list(
      seats.map((seat) => one(seat, name)),
      'nothing',
    )} swap a sealed scroll.`,
  'shuffles-scrolls': () => 'All sealed scrolls are shuffled and dealt back: nobody knows any more which is which.',
  'to-pile': ({ seat, scroll: kind, sealed }, name, n) =>
    `${capital(a(n.thing(kind)))} of ${name(seat)}, ${sealed ? 'still sealed' : 'cracked'}, goes to the open pile.`,
  'from-pile': ({ seat, scroll: kind, random }, name, n) =>
    `${capital(a(n.thing(kind)))} from the open pile${random ? ', drawn at random,' : ''} is sealed before ${name(seat)}.`,
  'names-players': ({ seat, players }, name) =>
    `${name(seat)} chooses ${list(
      players.map((player) => one(player, name)),
      'nothing',
    )}.`,
  'enters-play': ({ seat, card: id }, name, n) => `${name(seat)} brings the ${n.thing(id)} into play.`,
  returns: ({ seat, card: id }, name, n) =>
    `The ${n.thing(id)} cannot enter play and goes back to ${name(seat)}'s hand.`,
  blocks: ({ seat, place, card: id }, name, n) =>
    `${name(seat)}'s ${n.thing(id)} stands on the ${n.thing(place)}: it is BLOCKED.`,
  unblocks: ({ seat, place }, name, n) => `${name(seat)} lifts the BLOCK on the ${n.thing(place)}.`,
  destroys: ({ card: id, from }, name, n) =>
    from === null ? `The ${n.thing(id)} is DESTROYED.` : `The ${n.thing(id)} of ${name(from)}'s hand is DESTROYED.`,
  restores: ({ seat, card: id }, name, n) => `The DESTROYED ${n.thing(id)} comes back to ${name(seat)}'s hand.`,
  fetches: ({ seat, cards: ids }, name, n) => `${name(seat)} takes ${n.things(ids)} from the discards.`,
  reveals: ({ seat, cards: ids }, name, n) => `${name(seat)} turns up ${n.things(ids)} from the deck.`,
  'looks-at-deck': ({ seat, count: n }, name) =>
    `${name(seat)} looks at the top ${n === 1 ? 'card' : `${inWords(n)} cards`} of the deck.`,
  'sees-deck': ({ cards: ids }, _, n) => `On top of the deck: ${n.things(ids)}.`,
  keeps: ({ seat, count: n }, name) =>
    `${name(seat)} keeps ${n === 0 ? 'none of them' : n === 1 ? 'one of them' : `${inWords(n)} of them`}.`,
  summons: ({ seat, from, card: id }, name, n) => `${name(from)} must hand the ${n.thing(id)} to ${name(seat)}.`,
  'passes-on': ({ seat, to, card: id }, name, n) =>
    `${name(seat)} shows the ${n.thing(id)} and hands it to ${name(to)}.`,
  'end-game': ({ by }, name) =>
    by === null ? 'Patience has run out: the End Game begins.' : `${name(by)} calls the audience: the End Game begins.`,
  'shows-hand': ({ seat, cards: ids }, name, n) =>
    ids.length === 0 ? `${name(seat)} has no card to show.` : `${name(seat)} shows ${n.things(ids)}.`,
  vouches: ({ seat, of }, name) => `${name(seat)} vouches for the scroll of ${seat === of ? 'their own' : name(of)}.`,
  tastes: ({ seat }, name, n) => `${name(seat)} is safe from ${a(poison(n))}: it will not kill.`,
  'opens-scroll': ({ seat, scroll: kind, sealed }, name, n) =>
    sealed
      ? `${name(seat)}'s sealed scroll is opened: ${a(n.thing(kind))}.`
      : `${name(seat)} holds ${a(n.thing(kind))} with a broken seal.`,
  contested: ({ seats, legitimate }, name) => {
    const who = list(
      seats.map((seat) => one(seat, name)),
      'nothing',
    );
    const end =
      legitimate === null
        ? 'nothing decides between them'
        : `the one of ${name(legitimate)} is held to be the right one`;
    return `CONTESTED: ${who} bring the same message, and ${end}.`;
  },
  verdict,
};

export function event(n: Names, told: Happening, name: NameOf): string {
  if (!Object.hasOwn(TELLERS, told.kind)) return '';
  // Kind and event go together.
  const tell = TELLERS[told.kind] as (told: Happening, name: NameOf, n: Names) => string;
  return tell(told, name, n);
}

function thrown(throws: readonly Throw[], name: NameOf, n: Names): string {
  if (throws.length === 0) return 'Everybody lies low.';
  const parts = throws.map(({ seat, crack, card: id, arrow }) => {
    if (crack !== null) return `${name(seat)} cracks a scroll`;
    return `${name(seat)} throws the ${n.thing(id ?? '')}${arrow === null ? '' : ` at ${name(arrow)}`}`;
  });
  return `${list(parts, 'nothing')}.`;
}
