// The words of the game, as the board uses them: all from the rules.

import type { CardFace } from '../rules/terms.ts';

export type { CardFace as Face, Colour, Effect, Identity, Stamp } from '../rules/terms.ts';
export { COLOURS, EFFECTS, IDENTITIES } from '../rules/terms.ts';

/** What a Prove card bets on, and what the one who is it must do. */
export type Prove = NonNullable<CardFace['prove']>;
