// What each answer to a question is worth that is no window: to take or leave, whom, which card, which message.

import type { Ask, Choice, Event } from '@tabella/kernel';
import type { About } from '../rules/choices.ts';
import type { CardFace } from '../rules/terms.ts';
import { claim, foe } from './abilities.ts';
import { keepWorth } from './keep.ts';
import { leaveWorth } from './mine.ts';
import { BLACK, colourPlace, MOF, type Scene } from './scene.ts';
import { sendWorths } from './send.ts';
import { average, bonus, colours } from './travel.ts';
import { windowWorths } from './window.ts';
import { change, gain } from './worth.ts';

/** What the seat heard last that matters for a question: the card it has just taken from somebody. */
export type Heard = readonly Event[];

/** The worth of every choice, in the order of the offer. */
export function worths(sc: Scene, ask: Ask, heard: Heard): number[] {
  const about = (ask.about ?? { ability: '' }) as About;
  const each = (of: (choice: Choice) => number): number[] =>
    ask.from.map((choice) => (choice === 'pass' ? 0 : of(choice)));
  switch (ask.kind) {
    case 'play':
    case 'transit':
    case 'arrival':
    case 'counter':
      return windowWorths(sc, ask.from);
    case 'send':
      return sendWorths(sc, ask.from);
    case 'accept':
      return each((choice) => acceptWorth(sc, choice === 'accept'));
    case 'discard':
      return each((choice) => -keepOf(sc, choice));
    case 'answer':
      return each((choice) => answerWorth(choice === 'acts', (ask.about as { prove?: string }).prove));
    case 'use':
      return each(() => useWorth(sc, about));
    case 'seat':
      return each((choice) => seatChoice(sc, about, (choice as { to: number }).to, heard));
    case 'card':
      return each((choice) => cardChoice(sc, about, choice));
    case 'message':
      return each((choice) => messageChoice(sc, about, choice as { at: number; place: number }));
    default:
      return each(() => 0);
  }
}

function acceptWorth(sc: Scene, take: boolean): number {
  const post = sc.letter;
  if (post === null) return 0;
  return average(colours(sc, post), (colour) =>
    take ? gain(sc, sc.me, colour) + bonus(sc, post.from, sc.me, colour) : leaveWorth(sc, colour),
  );
}

/** One who may lie draws when he can and keeps his cards when he can: what he is stays in the dark. */
const answerWorth = (acts: boolean, prove: string | undefined): number => ((prove === 'draw') === acts ? 1 : 0);

function keepOf(sc: Scene, choice: Choice): number {
  const held = sc.hand.find((one) => one.card === (choice as { card: number }).card);
  return held ? keepWorth(sc, held) : 0;
}

function colourOf(sc: Scene, choice: Choice): number {
  const held = sc.hand.find((one) => one.card === (choice as { card: number }).card);
  return held ? colourPlace(held.face) : BLACK;
}

function useWorth(sc: Scene, about: About): number {
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
function funeralWorth(sc: Scene, fallen: number): number {
  const odds = sc.odds[fallen] as readonly number[];
  if (sc.is === MOF) return 0.7 - (odds[MOF] as number);
  return 0.2 - (1 - (odds[sc.is] as number));
}

function seatChoice(sc: Scene, about: About, to: number, heard: Heard): number {
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
    if (event?.kind === 'taken') return colourPlace(event.card as unknown as CardFace);
  }
  return BLACK;
}

/** The own message has come back: it may be forced on another, with a card more. */
function showBlade(sc: Scene, to: number): number {
  const colour = sc.letter?.colour ?? BLACK;
  const more = sc.hand.map((one) => gain(sc, to, colourPlace(one.face)) - 0.5 * keepWorth(sc, one));
  return gain(sc, to, colour) + (more.length > 0 ? Math.max(...more) : 0) - gain(sc, sc.me, colour);
}

function cardChoice(sc: Scene, about: About, choice: Choice): number {
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

function messageChoice(sc: Scene, about: About, { at, place }: { at: number; place: number }): number {
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
