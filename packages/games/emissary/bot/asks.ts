// What each answer to a question is worth that is no window: to take or leave, whom, which card, which message.

import type { AskOf } from '@tabella/kernel';
import type { About, CardChoice, MessageAt } from '../rules/choices.ts';
import type { EmissaryEvent } from '../rules/events.ts';
import type { ProveKind } from '../rules/terms.ts';
import type { Ask, EmissaryTypes } from '../rules/types.ts';
import { claim, foe } from './abilities.ts';
import { average, colours } from './colours.ts';
import { keepWorth } from './keep.ts';
import { leaveWorth } from './mine.ts';
import { sendWorths } from './send.ts';
import { BLACK, colourPlace, MOF, type Situation } from './situation.ts';
import { bonus } from './travel.ts';
import { windowWorths } from './window.ts';
import { change, gain } from './worth.ts';

/** What the seat heard last that matters for a question: the card it has just taken from somebody. */
export type Heard = readonly EmissaryEvent[];

/** The worth of every choice, in the order of the offer. */
export function worths(sc: Situation, ask: Ask, heard: Heard): number[] {
  switch (ask.kind) {
    case 'play':
    case 'transit':
    case 'arrival':
    case 'counter':
      return windowWorths(sc, ask.from);
    case 'send':
      return sendWorths(sc, ask.from);
    case 'accept':
      return acceptWorths(sc, ask.from);
    case 'discard':
      return ask.from.map((choice) => -keepOf(sc, choice));
    case 'answer':
      return ask.from.map((choice) => answerWorth(choice === 'acts', ask.about.prove));
    case 'use':
      return ask.from.map((choice) => (choice === 'pass' ? 0 : useWorth(sc, ask.about)));
    case 'seat':
      return ask.from.map((choice) => (choice === 'pass' ? 0 : seatChoice(sc, ask.about, choice.to, heard)));
    case 'card':
      return ask.from.map((choice) => (choice === 'pass' ? 0 : cardChoice(sc, ask.about, choice)));
    case 'message':
      return ask.from.map((choice) => (choice === 'pass' ? 0 : messageChoice(sc, ask.about, choice)));
    case 'pick':
    case 'seats':
      return ask.from.map(() => 0);
  }
}

/** To do something first is worth that much more than the better of taking it and passing it on. */
function acceptWorths(sc: Situation, from: AskOf<EmissaryTypes, 'accept'>['from']): number[] {
  const [take, leave] = [acceptWorth(sc, true), acceptWorth(sc, false)];
  return from.map((choice) => {
    if (choice === 'accept') return take;
    if (choice === 'decline') return leave;
    const [more = 0] = windowWorths(sc, [choice]);
    return Math.max(take, leave) + more;
  });
}

function acceptWorth(sc: Situation, take: boolean): number {
  const post = sc.letter;
  if (post === null) return 0;
  return average(colours(sc, post), (colour) =>
    take ? gain(sc, sc.me, colour) + bonus(sc, post.from, sc.me, colour) : leaveWorth(sc, colour),
  );
}

/** One who may lie draws and keeps their cards when they can: what they are stays in the dark. */
const answerWorth = (acts: boolean, prove: ProveKind): number => ((prove === 'draw') === acts ? 1 : 0);

function keepOf(sc: Situation, { card }: CardChoice): number {
  const held = sc.hand.find((one) => one.card === card);
  return held ? keepWorth(sc, held) : 0;
}

function colourOf(sc: Situation, { card }: CardChoice): number {
  const held = sc.hand.find((one) => one.card === card);
  return held ? colourPlace(held.face) : BLACK;
}

function useWorth(sc: Situation, about: About): number {
  if (about.ability === 'Funeral') return funeralWorth(sc, about.to ?? -1);
  if (about.ability === 'Awe' && about.at === sc.me) {
    const colour = sc.colourAt(sc.me, about.place ?? 0);
    const give = change(sc, sc.me, colour, -1) + gain(sc, about.to ?? sc.me, colour);
    return give - 0.8 * gain(sc, sc.me, BLACK);
  }
  // Choice, Track, Invasion, Echo: cards or knowledge for nothing.
  return 1;
}

/** Another identity: a MOF without a mission wants it; of two sides the nearer one to victory. */
function funeralWorth(sc: Situation, fallen: number): number {
  const odds = sc.odds[fallen] as readonly number[];
  if (sc.is === MOF) return 0.7 - (odds[MOF] as number);
  return 0.2 - (1 - (odds[sc.is] as number));
}

function seatChoice(sc: Situation, about: About, to: number, heard: Heard): number {
  switch (about.ability) {
    case 'Plan A':
    case 'Plan B':
      return 0.5 + foe(sc, to) + 0.1 * (sc.hands[to] as number);
    case 'Best Show':
      return gain(sc, to, takenColour(heard));
    case 'Hunt':
      return gain(sc, to, BLACK) * (sc.hand.some((one) => one.face.colour === 'black') ? 1.4 : 0) - 5;
    case 'Heroism':
      return gain(sc, to, BLACK);
    case 'Show Blade':
      return showBlade(sc, to);
    case 'Elegy':
      return foe(sc, to);
    case 'Strategy':
      return foe(sc, to) - 0.6;
    default:
      return 1 - foe(sc, to);
  }
}

/** The card that was taken from somebody a moment ago. */
function takenColour(heard: Heard): number {
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i];
    if (event?.kind === 'taken') return colourPlace(event.card);
  }
  return BLACK;
}

/** The own message has come back: it may be forced on another, with a card more. */
function showBlade(sc: Situation, to: number): number {
  const colour = sc.letter?.colour ?? BLACK;
  const more = sc.hand.map((one) => gain(sc, to, colourPlace(one.face)) - 0.5 * keepWorth(sc, one));
  return gain(sc, to, colour) + (more.length > 0 ? Math.max(...more) : 0) - gain(sc, sc.me, colour);
}

function cardChoice(sc: Situation, about: About, choice: CardChoice): number {
  switch (about.ability) {
    case 'Choice':
      return -keepOf(sc, choice);
    case 'Heroism': {
      const best = Math.max(
        ...[...Array(sc.seats).keys()].map((to) =>
          to === sc.me || ((sc.alive >> to) & 1) === 0 ? -9 : gain(sc, to, BLACK),
        ),
      );
      return best - keepOf(sc, choice);
    }
    case 'Show Blade':
      return gain(sc, about.to ?? sc.me, colourOf(sc, choice)) - 0.5 * keepOf(sc, choice);
    default:
      // A black card for somebody.
      return gain(sc, about.to ?? sc.me, BLACK) - 0.6 * keepOf(sc, choice);
  }
}

function messageChoice(sc: Situation, about: About, { at, place }: MessageAt): number {
  const colour = sc.colourAt(at, place);
  switch (about.ability) {
    case 'Callous':
      return gain(sc, sc.me, colour);
    case 'Interfere':
      return claim(sc, at, colour);
    case 'Search':
      return change(sc, at, colour, -1) + 1.5;
    default:
      return change(sc, at, colour, -1);
  }
}
