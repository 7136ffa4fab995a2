// Habits: what each answer to a question is worth at a glance, as a change of one's share of the win.

import { type Ask, type Chance, type Choice, PASS } from '@tabella/kernel';
import { type CardName, colourIn, kindIn } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { keptWorth } from './kept.ts';
import { coloursOf, takenBy, travelling } from './letter.ts';
import { after, type People, peopleIn, shareOf } from './people.ts';
import { playWorth } from './play.ts';

/** The worth of every choice, in their order. Chance decides where everybody doing the same would be foolish. */
export function worths(ask: Ask, view: View, chance: Chance): number[] {
  const people = peopleIn(view, ask.seat);
  const fetches = chance.int(view.seats.length) < Math.ceil(view.seats.length / 2);
  return ask.from.map((choice) => {
    switch (ask.kind) {
      case 'errand':
        return Number((choice === 'fetch') === fetches);
      case 'keep':
        return Number(choice);
      case 'play':
        return playWorth(choice, view, people);
      case 'send':
        return sendWorth(choice, view, people);
      case 'seize':
        return seizeWorth(choice, view, people);
      case 'take':
        return takeWorth(choice, view, people);
      case 'seal':
        return sealWorth(choice, ask, view, people);
      default:
        return 0;
    }
  });
}

/** The first of the choices worth most. */
export function bestOf(ask: Ask, worth: readonly number[]): Choice {
  return ask.from[worth.indexOf(Math.max(...worth))] ?? ask.fallback;
}

/** The card of the hand that a choice names. */
export function cardIn(choice: Choice, { hand }: View): CardName | null {
  if (typeof choice !== 'object' || choice === null || !('card' in choice)) return null;
  return hand.find(({ card }) => card === choice.card)?.face ?? null;
}

function sendWorth(choice: Choice, view: View, people: People): number {
  const card = cardIn(choice, view);
  if (card === null) return 0;
  const { me, all } = people;
  return travelling(people, (me + 1) % all.length, me, [[colourIn(card), 1]]) - keptWorth(card);
}

function seizeWorth(choice: Choice, view: View, people: People): number {
  const colours = coloursOf(view);
  const card = cardIn(choice, view);
  if (card) return takenBy(people, people.me, colours) - keptWorth(card);
  return travelling(people, view.road?.at ?? people.me, view.active, colours);
}

function takeWorth(choice: Choice, view: View, people: People): number {
  const { me, all } = people;
  const colours = coloursOf(view);
  return choice === PASS
    ? travelling(people, (me + 1) % all.length, view.active, colours)
    : takenBy(people, me, colours);
}

/** A seal that holds brings silence nearer, and undoes what was played. */
function sealWorth(choice: Choice, ask: Ask, view: View, people: People): number {
  const { by, card } = ask.about as { readonly by: number; readonly card: CardName };
  const mine = cardIn(choice, view);
  const held = mine === null ? people : after(people, people.me, ({ seals }) => ({ seals: seals + 1 }));
  const cost = mine === null ? 0 : keptWorth(mine);
  switch (kindIn(card)) {
    case 'seize': {
      const { at } = view.road ?? { at: by };
      const colours = coloursOf(view);
      return mine === null ? takenBy(people, by, colours) : travelling(held, at, view.active, colours) - cost;
    }
    case 'seal': {
      const theirs = mine === null ? after(people, by, ({ seals }) => ({ seals: seals + 1 })) : held;
      return shareOf(theirs) - cost;
    }
    default:
      return shareOf(held) - cost;
  }
}
