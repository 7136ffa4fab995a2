// What is asked, in one sentence.

import { type AskOf, type NameOf, PASS, type Seat } from '@tabella/kernel';
import { either, persons } from '@tabella/ui/english';
import { type About, isDecision } from '../../rules/choices.ts';
import type { EmissaryTypes } from '../../rules/types.ts';
import type { LetterView, View } from '../../rules/view.ts';
import { questions } from './abilities.ts';
import { proves, stamps } from './cards.ts';
import { faceName, title } from './names.ts';

type Ask = AskOf<EmissaryTypes>;

export function prompt(ask: Ask, view: View, name: NameOf): string {
  // Wherever it can be taken or passed on, that is the question; what can be played glows beside it.
  if (isDecision(ask)) return view.letter ? withYou(view.letter, name) : 'Do you accept the message?';
  switch (ask.kind) {
    case 'pick':
      return 'Which character do you play?';
    case 'play':
      return ask.seat === view.active ? ownTurn(view) : `It is ${name(view.active)}'s turn. ${respond(ask)}`;
    case 'send':
      return 'Which card do you send as your message?';
    case 'transit':
      return `${travelling(view, ask.seat, name)} ${respond(ask)}`;
    case 'arrival':
      return view.letter?.at === ask.seat
        ? `${withYou(view.letter, name)} Play something first?`
        : `${travelling(view, ask.seat, name)} ${respond(ask)}`;
    case 'accept':
      return 'Do you accept the message?';
    case 'counter':
      return answering(view, ask.seat, name);
    case 'discard':
      return 'Which card do you discard?';
    case 'answer': {
      const { deed, sentence } = proves[ask.about.prove];
      return `Prove: are you ${ask.about.bet}? Do you ${deed}, or say “${sentence}”? You may lie.`;
    }
    case 'use':
    case 'seat':
    case 'seats':
    case 'card':
    case 'message':
      return abilityPrompt(ask.kind, ask.about, view, name);
  }
}

function ownTurn({ hand }: View): string {
  return hand.length === 0 ? 'Your turn: you have no card to send.' : 'Your turn: play cards, then send.';
}

/** "Use Delete or Trap now?", by what can be used. */
function respond({ from }: Ask): string {
  const uses = from.flatMap((choice) => {
    if (choice === PASS || typeof choice !== 'object') return [];
    if ('ability' in choice) return [choice.ability];
    return 'as' in choice ? [title(choice.as)] : [];
  });
  return uses.length === 0 ? 'Respond?' : `Use ${either([...new Set(uses)])}?`;
}

function abilityPrompt(kind: string, about: About, view: View, name: NameOf): string {
  const text = questions[about.ability]?.[kind];
  if (text === undefined) throw new Error(`no words for the question "${kind}" of ${about.ability}`);
  const message = about.at === undefined ? undefined : view.seats[about.at]?.messages[about.place ?? 0]?.card;
  return text
    .replace('{to}', about.to === undefined ? 'them' : name(about.to))
    .replace('{at}', about.at === undefined ? 'them' : name(about.at))
    .replace('{message}', message === undefined ? 'message' : faceName(message));
}

/** "sealed message", or its face for those who know it. */
const known = ({ face, stamp }: LetterView): string => (face ? faceName(face) : `${stamps[stamp].short} message`);

function travelling(view: View, seat: Seat, name: NameOf): string {
  const { letter } = view;
  if (letter === null) return 'A message is on its way.';
  const { owner, object } = persons(name, seat);
  const how = letter.stage === 'transit' ? 'is on its way to' : 'is with';
  return `${owner(letter.from)} ${known(letter)} ${how} ${object(letter.at)}.`;
}

function withYou(letter: LetterView, name: NameOf): string {
  const mine = letter.from === letter.at;
  const here = mine
    ? `Your ${known(letter)} has come back to you.`
    : `${name(letter.from)}'s ${known(letter)} is with you.`;
  if (letter.must === 'accept') return `${here} Lock On: you must accept it.`;
  return letter.must === 'decline' ? `${here} Trap: you must pass it on.` : here;
}

function answering(view: View, seat: Seat, name: NameOf): string {
  const top = view.stack.at(-1);
  if (top === undefined) return 'Counter the card?';
  const { own, object } = persons(name, seat);
  const message =
    top.message === null ? null : `the ${faceName(top.message.card)} in front of ${object(top.message.at)}`;
  const aim = message ?? (top.to === null ? null : object(top.to));
  return `Counter ${own(top.by)} ${title(top.as)}${aim === null ? '' : ` on ${aim}`}?`;
}
