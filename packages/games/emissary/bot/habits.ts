// Habits: how people at the table are taken to send and to take messages. Rough ones are guessed; the counted ones are what
// normal bots did in matches of five: 300 of them for what is sent, 500 for what is taken.

import type { Stamp } from '../rules/terms.ts';

/** How much likelier a colour is sent than lots would have it: of the own side (or gathered), another true one, black. */
export interface Manner {
  readonly own: number;
  readonly other: number;
  readonly black: number;
}

/** How a message was sent, by its sender and by whom it is for. */
interface Manners {
  readonly side: Manner;
  readonly mof: Manner;
}

export interface Aimed {
  readonly friend: Manner;
  readonly enemy: Manner;
  readonly toMof: Manner;
  readonly mof: Manner;
}

export interface Habits {
  /** Chances that somebody takes what they have not seen, by their black messages. */
  readonly blind: Readonly<Record<Stamp, readonly number[]>>;
  /** Chances that somebody takes what lies open before them: of their own colour, of another, black. */
  readonly open: Manner;
  /** What is sent; null: as roughly guessed. */
  readonly sends: Counted | null;
  /** Whether a Lock On or a Trap that may follow a message is thought of when it is sent. */
  readonly plans: boolean;
}

export interface Counted {
  readonly sealed: Manners;
  /** A direct message on its way to whom it is for, to one who must take it, and back at its sender. */
  readonly direct: Aimed;
  readonly forced: Aimed;
  readonly back: Manners;
}

const BLIND = [0.7, 0.6, 0.3];

export const ROUGH: Habits = {
  blind: { CM: BLIND, OM: BLIND, EM: BLIND },
  open: { own: 0.94, other: 0.85, black: 0.04 },
  sends: null,
  plans: false,
};

const manner = (own: number, other: number, black = 1): Manner => ({ own, other, black });

export const COUNTED: Habits = {
  blind: { CM: [0.76, 0.52, 0.28], OM: [0.42, 0.26, 0.19], EM: BLIND },
  open: { own: 0.98, other: 0.98, black: 0.02 },
  sends: {
    sealed: { side: manner(1.44, 0.11), mof: manner(0.3, 0.29) },
    direct: { friend: manner(40, 4.5), enemy: manner(1.86, 0.23), toMof: manner(2.5, 1.27), mof: manner(8.2, 3.9) },
    forced: { friend: manner(7.6, 0.43), enemy: manner(2.5, 0.73), toMof: manner(1.55, 0.18), mof: manner(0.98, 1.03) },
    back: { side: manner(6.3, 1.45), mof: manner(8.2, 3.15) },
  },
  plans: true,
};
