// What charts are made of: plain data, worked out by whoever has something to show.

/** A place on the axis from left to right: a turn, a clue, a moment. */
export interface Point {
  /** Under the axis, a few letters. */
  readonly label: string;
  /** In full, such as "Turn 12: Dario". */
  readonly title: string;
  /** The moment of the match; null where it is none. */
  readonly row: number | null;
}

export interface Line {
  readonly id: string;
  /** At its end, and over its column of the table. */
  readonly label: string;
  /** Whose colour and emblem it has; null: all of them together. */
  readonly seat: number | null;
  /** One for each point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Drawn thick, and above the others. */
  readonly mine?: boolean;
  /** A second curve beside another one: dashed, without a name at its end. */
  readonly dashed?: boolean;
  /** The id of the line to which this one is compared: what lies between them is tinted, unless that one has a band. */
  readonly beside?: string;
  /** Round the line, tinted: between which values it may well end, one for each point. */
  readonly band?: {
    readonly low: readonly (number | null)[];
    readonly high: readonly (number | null)[];
  };
}

/** A numbered place of which there is something to tell. */
export interface Flag {
  /** Index of the point. */
  readonly at: number;
  readonly number: number;
  readonly title: string;
}

/** One of several things that are told apart by colour and pattern. */
export interface Kind {
  readonly id: string;
  readonly label: string;
  /** Dark enough for white writing. */
  readonly colour: string;
}

/** What somebody thought of one secret, point by point. */
export interface Stripe {
  readonly id: string;
  readonly label: string;
  readonly seat: number | null;
  /** By id of the kind, together 1; null where there is nothing to think. */
  readonly odds: readonly (Readonly<Record<string, number>> | null)[];
  /** What it was, point by point, by id of the kind. */
  readonly truth: readonly (string | null)[];
}

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly seat: number | null;
  /** One for each kind; they stand one after the other. */
  readonly parts: readonly number[];
  /** Behind the bar. */
  readonly text: string;
  /** Where the truth lies, most likely. */
  readonly between?: readonly [low: number, high: number];
  /** So many of so many, as little boxes before the bar. */
  readonly boxes?: { readonly full: number; readonly of: number };
}

/** Curves over the moments of a match. */
export interface LinePlot {
  readonly shape: 'lines' | 'steps';
  readonly title: string;
  readonly points: readonly Point[];
  readonly lines: readonly Line[];
  /** As people read it; `wide`: with its unit. */
  format(value: number, wide?: boolean): string;
  readonly most?: number;
}

/** Bars, one below the other. */
export interface BarPlot {
  readonly shape: 'bars';
  readonly title: string;
  readonly kinds: readonly Kind[];
  readonly bars: readonly Bar[];
  readonly most?: number;
  /** What the boxes are, where there are any. */
  readonly boxed?: string;
  /** Over the column of names in the table. */
  readonly of: string;
}

export type Plot = LinePlot | BarPlot;

/** The words round a chart; without `show` it is a still picture. */
export interface ChartWords {
  readonly asTable: string;
  /** Over the first column of a table of moments. */
  readonly moment: string;
  /** On the button that goes to a moment. */
  readonly show: string;
}
