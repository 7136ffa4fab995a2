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
  /** The same three of roads; those above are of cities. */
  readonly roadCare: number;
  readonly roadCrowd: number;
  readonly roadHope: number;
  /** Tiles that each hole of a city (road) brings which is never completed, with all tiles to come; below 0, it traps figures. */
  readonly cityHalf: number;
  readonly roadHalf: number;
  /** Holes round a monastery: how many of the fitting tiles count, and of the draws. */
  readonly fill: number;
  readonly fillDraws: number;
  /**
   * Cities beside a field: what a likely one counts, the part of all draws that helps it, and what the future brings for its
   * size and in any case.
   */
  readonly cityDone: number;
  readonly anybody: number;
  readonly fieldGrows: number;
  readonly fieldNew: number;
  /** What the first, second, … meeple in supply is worth early in the game, and in how many turns that fades. */
  readonly supply: readonly number[];
  readonly fade: number;
  /** What they are worth besides, with all tiles to come. */
  readonly long: readonly number[];
  /** The part of that worth which a figure keeps that will come home. */
  readonly home: number;
  /** The part of the turns to come that are left when it does. */
  readonly homeTime: number;
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
  /** What being behind by one in a feature is still worth; of fields apart. */
  readonly behind: number;
  readonly behindField: number;
  /** The part of a feature that counts where several have the majority. */
  readonly shared: number;
  readonly sharedField: number;
  /** What a city (road, building) loses to others, if it leads to three holes or more; a field, with all tiles to come. */
  readonly risk: number;
  readonly roadRisk: number;
  readonly buildingRisk: number;
  readonly fieldRisk: number;
  /** Features that one tile would join: the part of one's draws that go there, and how much of the gain counts. */
  readonly joinCare: number;
  readonly joinCity: number;
  readonly joinField: number;
}

export const MIND: Mind = {
  cityOn: 0.326,
  roadOn: 0.406,
  care: 0.375,
  crowd: 1.667,
  hope: 0.614,
  roadCare: 0.375,
  roadCrowd: 1.667,
  roadHope: 0.614,
  cityHalf: 0,
  roadHalf: 0,
  fill: 1.2,
  fillDraws: 0.59,
  cityDone: 0.481,
  anybody: 0.703,
  fieldGrows: 0.056,
  fieldNew: 0,
  supply: [5.98, 4.55, 2.87, 3.08, 0.98, 1.05, 0.56],
  fade: 4.035,
  long: [0, 0, 0, 0, 0, 0, 0],
  home: 0.467,
  homeTime: 1,
  behind: 0.067,
  behindField: 0.067,
  shared: 1,
  sharedField: 1,
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
  roadRisk: 0.12,
  buildingRisk: 0.12,
  fieldRisk: 0,
  joinCare: 0,
  joinCity: 0,
  joinField: 0,
};
