// Habits: what each answer to a question is worth at a glance, as a change of one's share of the win.

import { type AskOf, byKind, type Chance, PASS } from '@tabella/kernel';
import { type CardName, colourIn, kindIn } from '../rules/box.ts';
import type { CardChoice, CourierAsk, CourierChoice, CourierTypes } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { keptWorth } from './kept.ts';
import { coloursOf, takenBy, travelling } from './letter.ts';
import { after, type People, peopleIn, shareOf } from './people.ts';
import { playWorth } from './play.ts';

type CardOrPass = CardChoice | typeof PASS;

/** The worth of every choice, in their order. Chance decides where everybody doing the same would be foolish. */
export function worths(ask: CourierAsk, view: View, chance: Chance): number[] {
  const people = peopleIn(view, ask.seat);
  const fetches = chance.int(view.seats.length) < Math.ceil(view.seats.length / 2);
  return choicesOf(ask).map((choice) => worth(choice, ask, view, people, fetches));
}

/** Whatever the kind of the question. */
export const choicesOf = ({ from }: CourierAsk): readonly CourierChoice[] => from;

const worth = byKind<CourierTypes, [view: View, people: People, fetches: boolean], number>({
  errand: (choice, _ask, _view, _people, fetches) => Number((choice === 'fetch') === fetches),
  keep: (choice) => Number(choice),
  play: (choice, _ask, view, people) => playWorth(choice, view, people),
  send: (choice, _ask, view, people) => sendWorth(choice, view, people),
  seize: (choice, _ask, view, people) => seizeWorth(choice, view, people),
  take: (choice, _ask, view, people) => takeWorth(choice, view, people),
  seal: sealWorth,
  state: () => 0,
  give: () => 0,
});

/** The first of the choices worth most. */
export function bestOf(ask: CourierAsk, worth: readonly number[]): CourierChoice {
  const best = choicesOf(ask)[Math.max(0, worth.indexOf(Math.max(...worth)))];
  if (best === undefined) throw new Error(`"${ask.kind}" offers nothing`);
  return best;
}

/** The card of the hand that a choice names. */
export function cardIn(choice: CourierChoice, { hand }: View): CardName | null {
  if (typeof choice !== 'object' || !('card' in choice)) return null;
  return hand.find(({ card }) => card === choice.card)?.face ?? null;
}

function sendWorth(choice: CardOrPass, view: View, people: People): number {
  const card = cardIn(choice, view);
  if (card === null) return 0;
  const { me, all } = people;
  return travelling(people, (me + 1) % all.length, me, [[colourIn(card), 1]]) - keptWorth(card);
}

function seizeWorth(choice: CardOrPass, view: View, people: People): number {
  const colours = coloursOf(view);
  const card = cardIn(choice, view);
  if (card) return takenBy(people, people.me, colours) - keptWorth(card);
  const { at } = view.road ?? { at: people.me };
  const passed = travelling(people, at, view.active, colours);
  // What lies before me I can take without a card.
  return at === people.me ? Math.max(passed, takenBy(people, at, colours)) : passed;
}

function takeWorth(choice: 'take' | typeof PASS, view: View, people: People): number {
  const { me, all } = people;
  const colours = coloursOf(view);
  return choice === PASS
    ? travelling(people, (me + 1) % all.length, view.active, colours)
    : takenBy(people, me, colours);
}

/** A seal that holds brings silence nearer, and undoes what was played. */
function sealWorth(
  choice: CardOrPass,
  { about: { by, card } }: AskOf<CourierTypes, 'seal'>,
  view: View,
  people: People,
): number {
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
