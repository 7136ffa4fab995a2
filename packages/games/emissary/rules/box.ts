// What is in the box: 81 cards, identities, 27 characters, and the places where they lie.

import { Box, NONE } from '@tabella/kernel';
import { cardFaceOf, identityOf, nameOfFace, specs } from './faces.ts';
import { wouldHold } from './holdings.ts';

const MOST = 9;

/** With its moves: for the kernel, for set-up, and for deeds, after which everything is settled (`deed.ts`). */
export const wholeBox = new Box({
  seats: MOST,
  zones: {
    deck: { kind: 'pile' },
    discard: { kind: 'open' },
    /** Prove cards that are out of the game, face-down. */
    removed: { kind: 'back' },
    /** Cards being played, in everybody's sight. */
    limbo: { kind: 'open' },
    /** Prove cards being played, face-down. */
    proving: { kind: 'back' },
    /** The message on its way; an exposed one is shown. */
    road: { kind: 'back' },
    /** Cards of a Distribute that are not dealt yet. */
    spread: { kind: 'back' },
    /** Characters that nobody plays, and identities given up. */
    spare: { kind: 'pile' },
    shelf: { kind: 'back' },
    hand: { kind: 'hand', each: true },
    /** Messages obtained, open before their seat. */
    messages: { kind: 'open', each: true },
    identity: { kind: 'hand', each: true },
    /** The character in play; everybody sees it once it was face-up. */
    character: { kind: 'back', each: true },
    /** The two characters to choose from. */
    offer: { kind: 'hand', each: true },
  },
  faces: specs,
  facts: {
    /** Nobody won by it, so this identity is not the one named. */
    isNot: ([identity = NONE], data) => identityOf(identity) !== data,
    /** What this identity did when this Prove card was played on it: its kind and whether the bet was right. */
    answered: ([identity = NONE, card = NONE], data) => {
      const { kind, acts } = data as { kind: string; acts: boolean };
      const prove = cardFaceOf(card).prove;
      return prove?.kind === kind && (prove.bet === identityOf(identity)) === acts;
    },
    /** One who may lie answered: only the kind of the card is told. */
    proveKind: ([card = NONE], data) => cardFaceOf(card).prove?.kind === data,
    /** Nobody won: not MOF together with one of these characters. Ids: identity, character. */
    unmet: ([identity = NONE, character = NONE], data) =>
      identityOf(identity) !== 'MOF' || !(data as readonly string[]).includes(nameOfFace(character)),
    /** Nobody won: not MOF as this character with these cards (own hand, or identities of the fallen). */
    unmetWith: ([identity = NONE, character = NONE, ...rest], data) =>
      identityOf(identity) !== 'MOF' || nameOfFace(character) !== data || !wouldHold(data as string, rest),
  },
});

/** The box to look into. It has no moves, so that nobody can move a card but in a deed. */
export const box: Omit<Box, 'move' | 'moveAll' | 'draw' | 'deal' | 'shuffle' | 'arrange'> = wholeBox;

export const DECK = box.zone('deck');
export const DISCARD = box.zone('discard');
export const REMOVED = box.zone('removed');
export const LIMBO = box.zone('limbo');
export const PROVING = box.zone('proving');
export const ROAD = box.zone('road');
export const SPREAD = box.zone('spread');
export const SPARE = box.zone('spare');
export const SHELF = box.zone('shelf');
/** Zones of each seat: the number of the first, to which the seat is added. */
export const HAND = box.zone('hand');
export const MESSAGES = box.zone('messages');
export const IDENTITY = box.zone('identity');
export const CHARACTER = box.zone('character');
export const OFFER = box.zone('offer');
