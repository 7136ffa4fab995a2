// Mind: the numbers by which a bot weighs a position. Tuned by games of bots against bots.

export interface Mind {
  /** A tile that leads a city (a road) on instead of ending it, as a part of one that ends it. */
  readonly cityOn: number;
  readonly roadOn: number;
  /** The part of one's draws that go where they help, and how much several holes stand in each other's way. */
  readonly care: number;
  readonly crowd: number;
  /** The most that one hole leaves to hope for: others build there too. */
  readonly hope: number;
  /** Holes round a monastery: how many of the fitting tiles count, and of the draws. */
  readonly fill: number;
  readonly fillDraws: number;
  /** Cities beside a field: what a likely one counts, the part of all draws that helps it, and what the future brings. */
  readonly cityDone: number;
  readonly anybody: number;
  readonly fieldGrows: number;
  /** What the first, second, … meeple in supply is worth early in the game, and in how many turns that fades. */
  readonly supply: readonly number[];
  readonly fade: number;
  /** The part of that worth which a figure keeps that will come home. */
  readonly home: number;
  /** Special figures in supply; a builder at work, for each hole before it; how much one good more is a lead. */
  readonly big: number;
  readonly abbot: number;
  readonly builder: number;
  readonly pig: number;
  readonly ringmaster: number;
  readonly mayor: number;
  readonly wagon: number;
  readonly shepherd: number;
  readonly building: number;
  readonly goodsLead: number;
  /** A second tile in the same turn; figures on the track where the next award may bring a message. */
  readonly secondTile: number;
  readonly ready: number;
  /** What being behind by one in a feature is still worth. */
  readonly behind: number;
  /** What a feature loses to others who may join it, if it leads to three holes or more. */
  readonly risk: number;
}

export const MIND: Mind = {
  cityOn: 0.326,
  roadOn: 0.406,
  care: 0.375,
  crowd: 1.667,
  hope: 0.614,
  fill: 1.2,
  fillDraws: 0.59,
  cityDone: 0.481,
  anybody: 0.703,
  fieldGrows: 0.056,
  supply: [5.98, 4.55, 2.87, 3.08, 0.98, 1.05, 0.56],
  fade: 4.035,
  home: 0.467,
  behind: 0.067,
  big: 3,
  abbot: 3,
  builder: 1.5,
  pig: 1,
  ringmaster: 3,
  mayor: 2,
  wagon: 4,
  shepherd: 1.5,
  building: 2,
  goodsLead: 0.35,
  secondTile: 5,
  ready: 1.5,
  risk: 0.12,
};
