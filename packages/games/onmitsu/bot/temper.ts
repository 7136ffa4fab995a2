// Temper: how a player's habit leans. Nobody knows how the others play, so a careful bot imagines them as a mixture.

export interface Temper {
  /** How far the habit wavers, in points: nobody throws the same card every time. */
  readonly wavers: number;
  /** What death is feared for, what a rival's loss is worth, and what the way to the end: in parts of the usual. */
  readonly fear: number;
  readonly spite: number;
  readonly hurry: number;
  /** It minds who gets the place that ends the game, and takes from the discards what is worth more than a card unseen. */
  readonly shrewd: boolean;
}

export const STEADY: Temper = { wavers: 1.5, fear: 1, spite: 1, hurry: 1, shrewd: false };

const SHREWD: Temper = { ...STEADY, shrewd: true };

/** As a bot thinks that it will answer itself later in the turn. */
export const RESOLUTE: Temper = { ...SHREWD, wavers: 0 };

/** The steady one twice: most players are near it. */
export const MIXTURE: readonly Temper[] = [
  SHREWD,
  SHREWD,
  { ...SHREWD, wavers: 6 },
  { ...SHREWD, wavers: 2.5, fear: 0.5, spite: 2, hurry: 0.5 },
  { ...SHREWD, wavers: 2.5, fear: 1.6, spite: 0.4 },
  { ...SHREWD, wavers: 2, spite: 0.8, hurry: 2.5 },
];

/** How the seats of an imagined world answer. */
export interface Manners {
  /** Null: the one who imagines it answers as the others do. */
  readonly own: Temper | null;
  readonly others: readonly Temper[];
}

export const PLAIN_MANNERS: Manners = { own: null, others: [STEADY] };
