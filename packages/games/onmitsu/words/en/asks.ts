// What Onmitsu asks, in one sentence each.

import { type NameOf, PASS, type Seat } from '@tabella/kernel';
import { capital, inWords } from '@tabella/ui/english';
import type { CountAbout, WindowKind } from '../../rules/choices.ts';
import type { OnmitsuAsk } from '../../rules/types.ts';
import type { SubjectView, View } from '../../rules/view.ts';
import { cards, type Names } from './names.ts';

export function prompt(n: Names, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const who = (seat: Seat): string => (seat === ask.seat ? 'you' : name(seat));
  switch (ask.kind) {
    case 'choose':
      return choosing(view);
    case 'respond':
      return responding(n, ask.about.window, view, ask.seat, name);
    case 'action': {
      const { card, arrow } = ask.about;
      const aim = arrow === null ? '' : `, pointing at ${who(arrow)},`;
      return `Your ${n.thing(card)}${aim} acts now. Which of its Actions?`;
    }
    case 'pay':
      return `Which ${numbered('card', ask.about.count)} do you discard to pay for ${deed(n, ask.about)}?`;
    case 'play':
      return ask.from.includes(PASS)
        ? 'Do you play another card? It acts at once.'
        : 'Which card do you play? It acts at once.';
    case 'discard':
      if ((ask.max ?? 0) === 0) return `Nothing in your hand can be discarded for ${deed(n, ask.about)}.`;
      return ask.min === 0
        ? `${deed(n, ask.about)}: discard up to ${cards(ask.about.count)}.`
        : `${deed(n, ask.about)}: discard ${cards(ask.max ?? ask.about.count)}.`;
    case 'shed':
      return `A Location makes you discard ${cards(ask.about.count)}. All choose at once.`;
    case 'limit':
      return `The hand limit is ${view.handLimit}: discard ${cards(ask.about.count)}. All choose at once.`;
    case 'give':
      if ((ask.max ?? 0) === 0) return `You have nothing to give to ${who(ask.about.to)}.`;
      return `Give ${cards(ask.about.count)} of your choice to ${who(ask.about.to)}.`;
    case 'take':
      return taking(ask, who);
    case 'replace':
      return `You see the hand of ${who(ask.about.from)}. Which card do you take out of it?`;
    case 'plant':
      return `Which card of yours takes the place of the ${n.thing(ask.about.card)} with ${who(ask.about.to)}?`;
    case 'look': {
      const { count: some } = ask.about;
      return some === 1 ? 'Which sealed scroll do you look at?' : `Look at up to ${inWords(some)} sealed scrolls.`;
    }
    case 'sealed':
      return sealing(ask, who);
    case 'player': {
      const { count: some } = ask.about;
      return some === 1 ? 'Which player do you choose?' : `Choose ${inWords(some)} players.`;
    }
    case 'repair':
      return 'Which cracked scroll do you repair?';
    case 'scroll':
      return 'Which scroll do you take from the open pile? It is sealed again.';
    case 'offer':
      return ask.from.includes(PASS)
        ? 'Do you put one of your scrolls on the open pile?'
        : 'Which of your scrolls goes to the open pile?';
    case 'block':
      return 'Which Location do you BLOCK?';
    case 'unblock':
      return ask.from.includes(PASS) ? 'Do you lift a BLOCK?' : 'Which BLOCK do you lift?';
    case 'raze':
      return 'Which Location do you DESTROY?';
    case 'destroy': {
      const { count: some } = ask.about;
      return `${deed(n, ask.about)}: which ${numbered('card', some)} of your hand ${some === 1 ? 'is' : 'are'} DESTROYED?`;
    }
    case 'restore':
      return 'Which DESTROYED card comes back to your hand?';
    case 'fetch':
      return `Take ${cards(ask.about.count)} from the discards.`;
    case 'search':
      return `Which ${numbered('card', ask.about.take)} of these do you keep?`;
    case 'draw':
      return 'Do you draw your first card from the deck, or take the top discard?';
    case 'last':
      return `End Game, number ${ask.about.order}: do you use a card?`;
    case 'vouch':
      return 'Which sealed scroll do you vouch for?';
  }
}

const numbered = (word: string, many: number): string => (many === 1 ? word : `${inWords(many)} ${word}s`);

function deed(n: Names, { card: id, action: which }: CountAbout): string {
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

function taking({ about, min, max }: OnmitsuAsk<'take'>, who: (seat: Seat) => string): string {
  const whose = `the hand of ${who(about.from)}`;
  if ((max ?? 0) === 0) return `You see ${whose}: there is nothing in it that you may take.`;
  const may = min === 0 ? 'You may take' : 'Take';
  return `You see ${whose}. ${may} ${cards(about.count)}.`;
}

function sealing({ about: { for: reason, of } }: OnmitsuAsk<'sealed'>, who: (seat: Seat) => string): string {
  switch (reason) {
    case 'crack':
      return 'Which of your sealed scrolls do you crack?';
    case 'swap':
      return `Which sealed scroll of ${who(of)} is swapped?`;
    case 'exchange':
      return `Which sealed scroll of ${who(of)} goes to the open pile?`;
    case 'move':
      return `Which sealed scroll of ${who(of)} moves?`;
  }
}
