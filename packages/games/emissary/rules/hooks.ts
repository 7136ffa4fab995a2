// What a character may hook into. One object per character (see `characters/`); the engine scans living seats from the
// active one, anti-clockwise, and looks at face and condition again just before each run. There are no listeners.
//
// RED hooks need the character face-up, so everybody knows who it is: they may ask freely. BLUE hooks (`face: 'down'`)
// work from face-down and turn the character up; whether their seat is asked is decided by `when`/`if`, which read
// PUBLIC FACTS ONLY (never a hidden face, hand or identity), because every face-down character nobody knows is asked.

import type { Flow, Seat } from '@tabella/kernel';
import type { AbilityChoice } from './choices.ts';
import type { Fallen, Played, State } from './state.ts';
import type { Cause, Colour, Effect, Stamp, WindowKind } from './terms.ts';
import type { OfferList, Table } from './types.ts';

/** Something to do in a window besides playing cards. It resolves at once: nothing can answer an ability. */
export interface Offer {
  readonly ability: string;
  /** 'down': a blue ability; the engine turns the character up before `run`. */
  readonly face: 'up' | 'down';
  readonly windows: readonly WindowKind[];
  /** In the `counter` window: makes the card on top of the stack void (Force). */
  readonly counters?: boolean;
  /** By public facts: could somebody with this character use it now? Left out: always. */
  when?(s: State, me: Seat, window: WindowKind): boolean;
  /** Pushes `{ ability, … }`, one for each way to use it now; none is fine. */
  choices(s: State, me: Seat, out: OfferList, window: WindowKind): void;
  run(s: State, t: Table, me: Seat, choice: AbilityChoice): Flow;
}

/** Something that happens by itself at an event; `run` asks what it needs to ask. */
export interface Trigger<E> {
  readonly ability: string;
  /** 'down': works from face-down; the engine asks "use it?" (kind `use`), turns the character up, then runs. */
  readonly face: 'up' | 'down';
  /** By public facts. Left out: always. */
  if?(s: State, me: Seat, e: E): boolean;
  run(s: State, t: Table, me: Seat, e: E): Flow;
}

/** A message was obtained: it lies open before `seat` now. */
export interface Obtained {
  readonly seat: Seat;
  readonly card: number;
  readonly cause: Cause;
  /** Whose message it was: the sender, or who gave it from their hand; -1 for the deck and for messages claimed from others. */
  readonly from: Seat;
  /** The seat that would count as having eliminated this one by it. */
  readonly by: Seat;
}

interface Deleted {
  readonly card: number;
  /** Before whom it lay. */
  readonly of: Seat;
  readonly by: Seat;
}

/** Somebody falls: they are out already, but their cards and messages lie where they were. */
export interface Fall extends Fallen {
  /** Did somebody take their identity card in this very fall? */
  identityTaken: boolean;
}

export interface Declaration {
  readonly declarer: Seat;
}

/** All that a character does; the mission is found by the table of characters (see `missions.ts`). */
export interface Hooks {
  /** Abilities used in windows. */
  readonly offers?: readonly Offer[];
  /** Cards that may also be played as another effect (Diversified, Cure, Decipher, Revenge, Fatal Strike). */
  readonly playsAs?: readonly {
    readonly ability: string;
    readonly card: Effect;
    readonly as: Effect;
    readonly colours?: readonly Colour[];
  }[];
  /** Any card may also be sent like this (Spread). */
  readonly sendsAs?: readonly Stamp[];
  /** A card was put on the stack, whatever becomes of it (Escape, Deal). Not asked, not answered: it just happens. */
  readonly played?: Trigger<Played>;
  /** A card is about to take effect; nobody can answer it any more (Choice, Invasion, Track, Echo, Strategy). */
  readonly before?: Trigger<Played>;
  /** A card has taken effect (Aim). */
  readonly after?: Trigger<Played>;
  /** Does the spent card go to this seat's hand? Asked only after it took effect (Illusion, Recycle). Face-up only. */
  claims?(s: State, me: Seat, e: Played): boolean;
  /** Somebody obtained a message (Moody, Search, Plan A/B, Interfere, Heroism, Second Strike, Resist). */
  readonly obtained?: readonly Trigger<Obtained>[];
  /** Does a deleted message go to this seat's hand (Collection)? Face-up only. */
  takesDeleted?(s: State, me: Seat, e: Deleted): boolean;
  /** Delete cards of this seat may delete true messages (Erase). */
  readonly deletesTrue?: boolean;
  /** Somebody is eliminated by messages (Funeral, Callous, Hunt, Time Trace, Blood Weep). */
  readonly eliminated?: Trigger<Fall>;
  /** The own fall, after all that others do (Elegy); `me` is the fallen seat. */
  readonly afterwards?: Trigger<Fall>;
  /** May lie when proved (Modulation). Face-up only. */
  readonly lies?: boolean;
  /** The own message has come back and lies before its sender (Show Blade). */
  readonly returned?: {
    readonly ability: string;
    if?(s: State, me: Seat): boolean;
    run(s: State, t: Table, me: Seat): Flow;
  };
  /** Cards drawn at the beginning of the own turn, instead of two (Philanthropy). */
  readonly draws?: number;
  /** Cards drawn whenever the hand is empty (Reload). */
  readonly refills?: number;
  /** Oneself declares victory: seats that win along (Break Through). */
  readonly declares?: { readonly ability: string; run(s: State, t: Table, me: Seat): Flow<readonly Seat[]> };
}
