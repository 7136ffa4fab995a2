// Temper: how a player's habit leans. Nobody knows how the others play, so a careful bot imagines them as a mixture.

export interface Temper {
  /** How far the habit wavers, in points: nobody throws the same card every time. */
  readonly wavers: number;
  /** What death is feared for, what a rival's loss is worth, and what the way to the end: in parts of the usual. */
  readonly fear: number;
  readonly spite: number;
  readonly hurry: number;
}

export const STEADY: Temper = { wavers: 1.5, fear: 1, spite: 1, hurry: 1 };

/** The steady one twice: most players are near it. */
export const MIXTURE: readonly Temper[] = [
  STEADY,
  STEADY,
  { wavers: 6, fear: 1, spite: 1, hurry: 1 },
  { wavers: 2.5, fear: 0.5, spite: 2, hurry: 0.5 },
  { wavers: 2.5, fear: 1.6, spite: 0.4, hurry: 1 },
  { wavers: 2, fear: 1, spite: 0.8, hurry: 2.5 },
];
