// What a game brings to the bench: how fast it must be, by the bench's own ways to measure or by a piece of work of its own.

interface Least {
  /** Such as `games/s`. */
  readonly unit: string;
  /** Per second. */
  readonly least: number;
}

/** Measured by the bench: random answers, or copies and imagined worlds in the middle of random matches. */
export interface UsualFigure extends Least {
  readonly of: 'answers' | 'clones' | 'forks' | 'worlds';
  readonly seats: number;
}

/** A piece of work of the game's own: made ready once, then repeated; each call tells how much it did. */
export interface OwnFigure extends Least {
  readonly of: 'own';
  /** How often it is repeated between two looks at the clock; once unless it is short. */
  readonly between?: number;
  prepare(): () => number;
}

/** A figure that the game measures itself, with the most it may be. */
interface LimitFigure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number;
}

export interface GameFigures {
  /** The game of the bench's peers that is played by the same rules. */
  readonly peer?: string;
  readonly figures?: Readonly<Record<string, UsualFigure | OwnFigure>>;
  readonly limits?: {
    /** With what the names of all of them begin. */
    readonly name: string;
    /** By a clock in milliseconds. */
    measure(now: () => number): readonly LimitFigure[];
  };
}
