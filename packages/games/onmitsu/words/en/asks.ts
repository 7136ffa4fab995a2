// What Onmitsu asks, in one sentence each.

import type { Ask, Data, NameOf, Seat } from '@tabella/kernel';
import { capital, inWords } from '@tabella/ui/english';
import type { ActionId, AskKind, WindowKind } from '../../rules/choices.ts';
import type { SubjectView, View } from '../../rules/view.ts';
import { cards, type Names } from './names.ts';

interface About {
  readonly card?: string | null;
  readonly action?: ActionId | null;
  readonly arrow?: Seat | null;
  readonly count?: number;
  readonly take?: number;
  readonly look?: number;
  readonly to?: Seat;
  readonly from?: Seat;
  readonly of?: Seat;
  readonly for?: string;
  readonly order?: number;
  readonly window?: WindowKind;
}

export function prompt(n: Names, ask: Ask, data: Data, name: NameOf): string {
  const view = data as unknown as View;
  const about = (ask.about ?? {}) as unknown as About;
  const who = (seat: Seat | undefined): string => (seat === ask.seat ? 'you' : name(seat ?? 0));
  const some = about.count ?? 1;
  switch (ask.kind as AskKind) {
    case 'choose':
      return choosing(view);
    case 'respond':
      return responding(n, about.window ?? 'declare', view, ask.seat, name);
    case 'action': {
      const aim = typeof about.arrow === 'number' ? `, pointing at ${who(about.arrow)},` : '';
      return `Your ${n.thing(about.card ?? '')}${aim} acts now. Which of its Actions?`;
    }
    case 'pay':
      return `Which ${numbered('card', some)} do you discard to pay for ${deed(n, about)}?`;
    case 'play':
      return ask.from.includes('pass')
        ? 'Do you play another card? It acts at once.'
        : 'Which card do you play? It acts at once.';
    case 'discard':
      if ((ask.max ?? 0) === 0) return `Nothing in your hand can be discarded for ${deed(n, about)}.`;
      return ask.min === 0
        ? `${deed(n, about)}: discard up to ${cards(some)}.`
        : `${deed(n, about)}: discard ${cards(ask.max ?? some)}.`;
    case 'shed':
      return `A Location makes you discard ${cards(some)}. All choose at once.`;
    case 'limit':
      return `The hand limit is ${view.handLimit}: discard ${cards(some)}. All choose at once.`;
    case 'give':
      if ((ask.max ?? 0) === 0) return `You have nothing to give to ${who(about.to)}.`;
      return `Give ${cards(some)} of your choice to ${who(about.to)}.`;
    case 'take':
      return taking(ask, about, who);
    case 'replace':
      return `You see the hand of ${who(about.from)}. Which card do you take out of it?`;
    case 'plant':
      return `Which card of yours takes the place of the ${n.thing(about.card ?? '')} with ${who(about.to)}?`;
    case 'look':
      return some === 1 ? 'Which sealed scroll do you look at?' : `Look at up to ${inWords(some)} sealed scrolls.`;
    case 'sealed':
      return sealing(about, who);
    case 'player':
      return some === 1 ? 'Which player do you choose?' : `Choose ${inWords(some)} players.`;
    case 'repair':
      return 'Which cracked scroll do you repair?';
    case 'scroll':
      return 'Which scroll do you take from the open pile? It is sealed again.';
    case 'offer':
      return ask.from.includes('pass')
        ? 'Do you put one of your scrolls on the open pile?'
        : 'Which of your scrolls goes to the open pile?';
    case 'block':
      return 'Which Location do you BLOCK?';
    case 'unblock':
      return ask.from.includes('pass') ? 'Do you lift a BLOCK?' : 'Which BLOCK do you lift?';
    case 'raze':
      return 'Which Location do you DESTROY?';
    case 'destroy':
      return `${deed(n, about)}: which ${numbered('card', some)} of your hand ${some === 1 ? 'is' : 'are'} DESTROYED?`;
    case 'restore':
      return 'Which DESTROYED card comes back to your hand?';
    case 'fetch':
      return `Take ${cards(some)} from the discards.`;
    case 'search':
      return `Which ${numbered('card', about.take ?? 1)} of these do you keep?`;
    case 'draw':
      return 'Do you draw your first card from the deck, or take the top discard?';
    case 'last':
      return `End Game, number ${about.order}: do you use a card?`;
    case 'vouch':
      return 'Which sealed scroll do you vouch for?';
  }
}

const numbered = (word: string, many: number): string => (many === 1 ? word : `${inWords(many)} ${word}s`);

function deed(n: Names, { card: id, action: which }: About): string {
  return id && which ? n.action(id, which) : 'this';
}

function choosing(view: View): string {
  const mine = view.me === null ? null : view.seats[view.me];
  if (mine?.cards === 0) return 'You have no card to throw: crack a scroll, or lie low?';
  const what = (mine?.sealed.length ?? 0) > 0 ? 'throw a card, or crack your scroll' : 'throw a card';
  return `Turn ${view.turn}: ${what}. All choose at once.`;
}

function responding(n: Names, window: WindowKind, view: View, me: Seat, name: NameOf): string {
  if (window === 'crack') return 'A seal is broken. Do you use a card before the thrown ones act?';
  if (window === 'end') return 'All thrown cards have acted. Do you use a card before the draw?';
  const subject = view.plays.at(-1);
  return subject ? `${capital(declared(n, subject, me, name))} Do you answer?` : 'Do you answer?';
}

/** What is about to happen, as it stands after all reversals. */
export function declared(n: Names, subject: SubjectView, me: Seat | null, name: NameOf): string {
  const who = (seat: Seat): string => (seat === me ? 'you' : name(seat));
  const whose = subject.seat === me ? 'your' : `${name(subject.seat)}'s`;
  const what = `${whose} ${n.thing(subject.id)} (${subject.action ? n.action(subject.id, subject.action) : 'no Action yet'})`;
  const [victim] = subject.victims;
  if (subject.victims.length === 0 || victim === undefined) return `${what} is about to act.`;
  const at = subject.victims.map(who);
  const victims = at.length > 1 ? `${at.slice(0, -1).join(', ')} and ${at.at(-1)}` : at[0];
  return subject.reversed ? `${what} is turned round and now strikes ${victims}.` : `${what} is aimed at ${victims}.`;
}

function taking(ask: Ask, about: About, who: (seat: Seat | undefined) => string): string {
  const whose = `the hand of ${who(about.from)}`;
  if ((ask.max ?? 0) === 0) return `You see ${whose}: there is nothing in it that you may take.`;
  const may = ask.min === 0 ? 'You may take' : 'Take';
  return `You see ${whose}. ${may} ${cards(about.count ?? 1)}.`;
}

function sealing({ for: reason, of }: About, who: (seat: Seat | undefined) => string): string {
  switch (reason) {
    case 'crack':
      return 'Which of your sealed scrolls do you crack?';
    case 'swap':
      return `Which sealed scroll of ${who(of)} is swapped?`;
    case 'exchange':
      return `Which sealed scroll of ${who(of)} goes to the open pile?`;
    default:
      return `Which sealed scroll of ${who(of)} moves?`;
  }
}
