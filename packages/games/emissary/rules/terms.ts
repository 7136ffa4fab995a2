// The words of the game as types: colours, stamps, effects, identities, and a card's face as people see it.

export const COLOURS = ['red', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** How a message travels: confidential, exposed, oriented. */
export const STAMPS = ['CM', 'EM', 'OM'] as const;
export type Stamp = (typeof STAMPS)[number];

export const EFFECTS = [
  'counteract',
  'decode',
  'delete',
  'distribute',
  'intercept',
  'lock-on',
  'prove',
  'transfer',
  'trap',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const IDENTITIES = ['KDR', 'FRS', 'MOF'] as const;
export type Identity = (typeof IDENTITIES)[number];

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** What a Prove card makes the one do who is what it bets on. */
export type ProveKind = 'draw' | 'discard';

/** A face of the deck. Frozen; `prove` on Prove cards only. */
export type CardFace = {
  readonly effect: Effect;
  readonly colour: Colour;
  readonly stamp: Stamp;
  readonly prove?: { readonly bet: Identity; readonly kind: ProveKind };
};

/** How a message came to lie before somebody. */
export const CAUSES = ['transmitted', 'distribute', 'ability'] as const;
export type Cause = (typeof CAUSES)[number];

/** The four places where somebody may act: the play phase, a message in transit, its arrival, a card just played. */
export type WindowKind = 'play' | 'transit' | 'arrival' | 'counter';

/** How somebody is eliminated: by three black messages, or because they have nothing to transmit. */
export type FallKind = 'messages' | 'silence';

/** By what somebody wins: three messages of one colour, the mission of the character, or being the last. */
export type WonBy = 'three-red' | 'three-blue' | 'mission' | 'last';
