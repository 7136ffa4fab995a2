// Module: what one set brings to the game. A box is a list of modules; the rules ask the box and know no set by its name.

import type { Flow } from '@tabella/kernel';
import type { SetDoc, TileDoc } from '../tiles/schema.ts';
import type { Box } from './box.ts';
import type { Deed } from './choices.ts';
import type { Count } from './core/count.ts';
import type { Land } from './core/land.ts';
import type { Award, Item, ScoringPass } from './names.ts';
import type { Offers } from './offers.ts';
import type { Options } from './options.ts';
import type { Auction } from './sale.ts';
import type { State } from './state.ts';
import type { Table } from './types.ts';
import type { HeldView, TokenView } from './view.ts';

/** Passes that belong to a turn; `message`, `payment` and `final` are none of them. */
export type TurnPass = Exclude<ScoringPass, 'message' | 'payment' | 'final'>;

/**
 * Where a set may do something of its own in the turn of a tile: `before` the tile is drawn (after pass 1A), when it is
 * `drawn` (before pass 1B), when it is `laid` (before pass 1C), when the figure is decided (`acted`, before pass 2), before what the tile completes is scored
 * (`score`), when figures are home again (`cleared`, still in pass 3), at the `end`.
 */
export type Step = 'before' | TileStep;

/** Those for which there is a tile. */
export type TileStep = 'drawn' | 'laid' | 'acted' | 'score' | 'cleared' | 'end';

/** The points of what a set did; where it must ask first, the flow that does. */
export type Played = readonly Award[] | Flow<readonly Award[]>;

/** May ask; see acting.ts. Its points belong to the pass that follows; `before` there are payments, after `score` and `end` none. */
export type PlayStep = (s: State, table: Table, box: Box) => Played;

/** Does what was chosen, and returns the points that it brings. Bots try it out, so it asks nothing. */
export type DoDeed = (s: State, table: Table, deed: Deed, box: Box) => readonly Award[];

/** A question of a set to the active seat. */
export interface Lead {
  readonly step: string;
  readonly deeds: readonly Deed[];
  readonly mayPass: boolean;
}

/** A tile that a seat has in hand and may lay instead of drawing one. */
export interface Instead {
  /** May the active seat, as things are? */
  may(s: State): boolean;
  /** Where it may lie; each is one of the deeds of the set. */
  ways(s: State): readonly Deed[];
  /** Asks whether it does; true when the tile lies. */
  play(s: State, table: Table, box: Box): Flow<boolean>;
}

export interface Module {
  readonly id: string;
  /** Does it take part under these options? */
  plays(options: Options): boolean;
  /** Its tiles, if it takes part. */
  readonly tiles?: SetDoc;
  /** The kind that lies on the table at the start; a later module's comes before an earlier one's. */
  readonly start?: string;
  /** Do its tiles that lie on the table from the start take the place of an earlier module's start tile? */
  readonly opens?: true;
  /** Parts the pile into those that are shuffled by themselves and drawn one after the other. */
  parts?(pile: readonly number[]): readonly (readonly number[])[];
  /** The slots of the figures that it gives to every seat beside the meeples. Asked whether or not its tiles take part. */
  figures?(options: Options): readonly number[];
  /** The passes of a turn in which it may give points by itself. */
  readonly passes?: readonly TurnPass[];
  /** Points of such a pass; negative points are payments, which move a figure back and never bring a message. */
  awards?(s: State, pass: TurnPass): readonly Award[];
  /** Awards of their own that a completed feature brings; they come before all features of the tile. */
  earns?(s: State, feature: number): readonly Award[];
  /** Awards of their own beside a scored feature: they come after it. Also at the end, when nothing is completed. */
  adds?(s: State, feature: number, pass: '3' | 'final'): readonly Award[];
  /** What it does by itself in a tile's turn. */
  readonly steps?: Readonly<Partial<Record<Step, PlayStep>>>;
  /** The kinds of tiles that it does so for; all where nothing is said. Most tiles concern few sets, so others are not asked. */
  readonly only?: Readonly<Partial<Record<TileStep, (kind: TileDoc) => boolean>>>;
  /** What may be done in the figure step instead of putting a figure on the tile just laid. */
  offers?(s: State, onto: Offers, box: Box): void;
  /** What the active seat must do instead of anything else in the figure step; null for nothing. */
  demands?(s: State): Lead | null;
  /** May a follower that goes anywhere go onto this place of the set? `slot` is MEEPLE for any meeple. */
  admits?(s: State, slot: number, tile: number, segment: number): boolean;
  /** What it lets a seat do, by the names of its deeds. */
  readonly deeds?: Readonly<Record<string, DoDeed>>;
  /** Its deeds that do not take the place of the figure, which is asked for again. Their points are payments. */
  readonly beside?: readonly string[];
  /** What its last deed lets the active seat do at once. Its own steps ask for it; bots look as far. */
  leads?(s: State, box: Box): Lead | null;
  /** A piece that seats lead in turn, by one of its deeds for each step: for bots, where it is and may go after these tiles. */
  readonly walk?: {
    readonly deed: string;
    readonly steps: number;
    at(s: State): number;
    ways(s: State, walked: readonly number[]): readonly Deed[];
  };
  /** Is this figure safe, where it stands, from a deed of this name? */
  shelters?(s: State, seat: number, slot: number, from: string): boolean;
  /** Bridges of the active seat: how many it may still build, and that it builds one. */
  readonly bridges?: { left(s: State): number; spend(s: State): void };
  /** A tile that lies ready for a seat, as a variant, or -1: its next turn begins with this one. And that it is taken. */
  readonly reserve?: { of(s: State, seat: number): number; take(s: State, seat: number): void };
  /** At the end of a tile's turn: tiles of the pile are turned up. True when some were: play rests, then the step `end` comes. */
  reveals?(s: State, table: Table, box: Box): boolean;
  /** Variants that lie beside the land because of it. */
  keeps?(s: State): readonly number[];
  /** Awards of its step `cleared` for bots that think ahead: nothing is asked or drawn. */
  foresees?(s: State): readonly Award[];
  /** The auction that is going on. */
  auction?(s: State): Auction | null;
  /** May this figure not be put there? All followers are the same, so that MEEPLE stands for any of them. */
  bars?(s: State, slot: number, tile: number, segment: number): boolean;
  /** What may be laid instead of drawing a tile: before every draw, and in turn after the last tile. */
  readonly instead?: Instead;
  /** The variants that are in the hands of seats. */
  inHands?(s: State): readonly number[];
  /** May this tile not be drawn yet? It is set aside until `mixIn` of draw.ts. */
  holds?(s: State, variant: number): boolean;
  /** Does something happen when this tile is drawn, though it may fit nowhere? */
  heeds?(variant: number): boolean;
  /** A tile is laid waste, its figures gone: so is what the set has there. */
  wastes?(s: State, tile: number): void;
  /** A road, city or building is complete and about to be scored. */
  completes?(s: State, table: Table, count: Count): void;
  /** The figures on a completed feature are about to go home. */
  clears?(s: State, table: Table, feature: number): void;
  /** What else goes home when the figures on completed features are home. */
  departs?(s: State, table: Table): void;
  /** Points that a follower brings for itself when message 8 takes it home, on top of its feature. */
  bonus?(s: State, seat: number, slot: number): number;
  /** The lines of what figures of a seat on a place of the set bring it when they are scored as at the end. */
  placed?(s: State, seat: number, node: number): readonly Item[];
  /** Before the count at the end: what was hidden is turned up. */
  ends?(s: State, table: Table): void;
  /** Points of the count at the end, after the features. */
  final?(s: State): readonly Award[];
  /** Whose a field is at the end, whoever else stands there, and the lines of its worth; null where it is as usual. */
  claims?(s: State, field: number): { readonly seats: readonly number[]; readonly items: readonly Item[] } | null;
  /** What bots expect of it: adds to the worth of a position for each seat that has so many turns to come. */
  expects?(s: State, worth: Float64Array, turns: number): void;
  /** How much more that is for a seat that has put this follower on the tile just laid, whatever becomes of its feature. */
  stands?(s: State, slot: number, segment: number, turns: number): number;
  /** What bots think a deed of the active seat is worth, in points, where trying it out would be a matter of luck; else null. */
  weighs?(s: State, deed: Deed): number | null;
  /** What bots think it is worth, beside its feature, to put this follower on the tile just laid. */
  lures?(s: State, slot: number, segment: number): number;
  /** Its pieces on the land. */
  tokens?(s: State): readonly TokenView[];
  /** What a seat has of it. */
  held?(s: State, seat: number): readonly HeldView[];
  /** Tokens that it draws in public by `drawToken` of bags.ts: what is in each bag now, by the name of the tokens. */
  readonly bags?: Readonly<Record<string, (land: Land) => readonly number[]>>;
  /** What must hold at every resting point; throws what does not. */
  check?(s: State): void;
}
