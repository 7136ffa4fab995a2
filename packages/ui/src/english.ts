// Small words of English that every game needs: numbers, lists, plurals, capitals, persons.

import type { NameOf, Seat } from '@tabella/kernel';

/** "Ada, Bruno and Clara"; `none` when there is nobody. */
export const list = (names: readonly string[], none = ''): string => joined(names, 'and', none);

/** "Ada, Bruno or Clara". */
export const either = (names: readonly string[], none = ''): string => joined(names, 'or', none);

const joined = (names: readonly string[], last: string, none: string): string =>
  names.length < 2 ? (names[0] ?? none) : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** "1 card", "3 cards". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Small numbers as words, the others in figures. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** How a sentence speaks of seats, with "you" for the one who reads it. */
export interface Persons {
  /** "You" or "Ada", at the beginning of a sentence. */
  subject(seat: Seat): string;
  /** "you" or "Ada", anywhere else. */
  object(seat: Seat): string;
  /** "Your" or "Ada's", at the beginning of a sentence. */
  owner(seat: Seat): string;
  /** "your" or "Ada's", anywhere else. */
  own(seat: Seat): string;
  /** The verb that goes with the seat: `verb(seat, 'places', 'place')`. */
  verb(seat: Seat, other: string, you: string): string;
}

export function persons(name: NameOf, you: Seat | null = null): Persons {
  const called = (seat: Seat, word: string, ending = ''): string => {
    const given = name(seat);
    // A name may stand between marks that say whose it is: they stay.
    return seat === you ? given.replace(/[^\ue000-\ue0ff]+/u, word) : `${given}${ending}`;
  };
  return {
    subject: (seat) => called(seat, 'You'),
    object: (seat) => called(seat, 'you'),
    owner: (seat) => called(seat, 'Your', "'s"),
    own: (seat) => called(seat, 'your', "'s"),
    verb: (seat, other, second) => (seat === you ? second : other),
  };
}
