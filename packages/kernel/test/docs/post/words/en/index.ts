// Every sentence of Post, in English.

import { defineWords, PASS } from '@tabella/kernel';
import { list, persons } from '@tabella/ui/english';
import type { PostTypes } from '../../rules/types.ts';

export const words = defineWords<PostTypes>({
  title: 'Post',
  tagline: 'Send a letter, and hope that the right one hooks it.',
  help: [
    'In your turn you send a letter of your hand face-down. From your right, everybody may play a hook to take it unseen; if nobody does, it is yours. Then a player short of a letter draws one.',
    'The match ends when the seat whose turn it is has no letter. The highest sum before a seat wins.',
  ],
  prompt: (ask, view, name) =>
    ask.kind === 'send' ? 'Which letter do you send?' : `Do you hook the letter of ${name(view.active)}?`,
  choice: (choice, _ask, view) =>
    choice === PASS ? 'Let it go' : (view.hand.find((one) => one.card === choice.card)?.name ?? 'letter'),
  event: (event, name, you) => {
    const { subject, verb } = persons(name, you);
    const who = subject(event.seat);
    if (event.kind === 'sends') return `${who} ${verb(event.seat, 'sends', 'send')} a letter.`;
    const kept = event.seat === event.from;
    const deed = kept ? verb(event.seat, 'keeps', 'keep') : verb(event.seat, 'hooks', 'hook');
    return `${who} ${deed} the letter: ${event.letter}.`;
  },
  result: (result, name) => `The best post is that of ${list(result.winners.map(name))}.`,
  table: (view, name) => [
    ...view.seats.map((seat, i) => `${name(i)}: ${seat.score} (${seat.before.join(' ')}), ${seat.cards} in hand`),
    `Deck: ${view.deck}.${view.road ? ' A letter is on its way.' : ''}`,
    ...(view.me === null ? [] : [`Your hand: ${view.hand.map((one) => one.name).join(' ')}`]),
  ],
  options: { hand: 'letters in a hand' },
});
