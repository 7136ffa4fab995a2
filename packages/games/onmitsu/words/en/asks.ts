// What Onmitsu asks, in one sentence each.

import { type NameOf, PASS, type Seat } from '@tabella/kernel';
import { inWords, list, persons } from '@tabella/ui/english';
import type { CountAbout, WindowKind } from '../../rules/choices.ts';
import type { OnmitsuAsk } from '../../rules/types.ts';
import type { SubjectView, View } from '../../rules/view.ts';
import { cards, type Names } from './names.ts';

export function prompt(n: Names, ask: OnmitsuAsk, view: View, name: NameOf): string {
  const { object: who, own } = persons(name, ask.seat);
  switch (ask.kind) {
    case 'choose':
      return choosing(view);
    case 'respond':
      return responding(n, ask.about.window, view, ask.seat, name);
    case 'action': {
      const { card, arrow } = ask.about;
      const aim = arrow === null ? '' : `, pointing at ${who(arrow)},`;
      return `Your ${n.thing(card)}${aim} acts. Which of its Actions?`;
    }
    case 'pay':
      return `Which ${numbered('card', ask.about.count)} do you discard to pay for ${deed(n, ask.about)}?`;
    case 'play':
      return ask.from.includes(PASS)
        ? 'Play another card? It acts at once.'
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
      return taking(ask, own);
    case 'replace':
      return `You see ${own(ask.about.from)} hand. Which card do you take out of it?`;
    case 'plant':
      return `Which card of yours do you put in ${own(ask.about.to)} hand for the ${n.thing(ask.about.card)}?`;
    case 'look': {
      return ask.about.count === 1 ? 'Whose scroll do you look at?' : 'Whose scrolls do you look at?';
    }
    case 'sealed':
      return sealing(ask, own);
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
        ? 'Put one of your scrolls on the open pile?'
        : 'Which of your scrolls goes to the open pile?';
    case 'block':
      return 'Which Location do you BLOCK?';
    case 'unblock':
      return ask.from.includes(PASS) ? 'Lift a BLOCK?' : 'Which BLOCK do you lift?';
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
      return 'Where does your first card come from?';
    case 'last':
      return `End game: cards with Order ${ask.about.order}. Use yours?`;
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
  if (window === 'crack') return 'A seal is broken. Use a card before the thrown ones act?';
  if (window === 'end') return 'All thrown cards have acted. Use a card before the draw?';
  const subject = view.plays.at(-1);
  return subject ? `${declared(n, subject, me, name)} Respond?` : 'Respond?';
}

/** What is about to happen, as it stands after all reversals. */
export function declared(n: Names, subject: SubjectView, me: Seat | null, name: NameOf): string {
  const p = persons(name, me);
  const what = `${p.owner(subject.seat)} ${subject.action ? n.action(subject.id, subject.action) : n.thing(subject.id)}`;
  if (subject.victims.length === 0) return `${what} is about to act.`;
  const victims = list(subject.victims.map(p.object));
  return subject.reversed ? `${what} was reversed and now hits ${victims}.` : `${what} is aimed at ${victims}.`;
}

function taking({ about, min, max }: OnmitsuAsk<'take'>, own: (seat: Seat) => string): string {
  const hand = `${own(about.from)} hand`;
  if ((max ?? 0) === 0) return `You see ${hand}: there is nothing in it that you may take.`;
  return `You see ${hand}. ${min === 0 ? 'You may take' : 'Take'} ${cards(about.count)}.`;
}

function sealing({ about: { for: reason, of } }: OnmitsuAsk<'sealed'>, own: (seat: Seat) => string): string {
  switch (reason) {
    case 'crack':
      return 'Which of your sealed scrolls do you crack?';
    case 'swap':
      return `Which of ${own(of)} sealed scrolls is swapped?`;
    case 'exchange':
      return `Which of ${own(of)} sealed scrolls goes to the open pile?`;
    case 'move':
      return `Which of ${own(of)} sealed scrolls moves?`;
  }
}
