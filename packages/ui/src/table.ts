// GameTable: what a game brings to the browser besides its rules and its words. Each game exports one from `table.tsx`;
// whatever is large stands behind a loader and comes when it is first drawn.

import type { AnyTypes, BoardProps, GameTypes, KindOf, NameOf, OpenAskOf, Seat, WordsOf } from '@tabella/kernel';
import type { ComponentType } from 'react';
import type { GamePlots } from './plots.ts';

export type Load<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A companion is for the boxed game on a real table; a guide plays a first game step by step. */
export type PageKind = 'companion' | 'guide';

/** The words of the game, in the language of the reader. */
export interface PageProps<T extends GameTypes = AnyTypes> {
  readonly words: WordsOf<T>;
}

export interface GamePage<T extends GameTypes = AnyTypes> {
  readonly kind: PageKind;
  readonly load: Load<PageProps<T>>;
}

/** A small picture of what happened, for the lines of events and the log: a tile, a card, a seat's sign. */
export interface PictureProps<T extends GameTypes = AnyTypes> {
  readonly event: T['event'];
  readonly name: NameOf;
  readonly you: Seat | null;
  /** Those of the match, as in BoardProps. */
  readonly options: BoardProps<T>['options'];
}

/** A card of a pile that lies in the open: in a view with everything, the list called `ahead` holds them, the next one first. */
export interface NextCardProps<T extends GameTypes = AnyTypes> {
  readonly card: T['view'] extends { readonly ahead?: readonly (infer Card)[] } ? Card : never;
  /** Those of the match, as in BoardProps. */
  readonly options: BoardProps<T>['options'];
}

/** The picture of a paragraph of the rules. */
export interface HelpPictureProps<T extends GameTypes = AnyTypes> {
  /** As the words name it (`Words.pictures`). */
  readonly of: string;
  readonly options: BoardProps<T>['options'];
}

/** One of the values of an option that takes several, such as a set of the box. */
export interface OptionPictureProps {
  readonly option: string;
  readonly value: string;
}

/** What can be heard at a table; each can be muted. */
export type Sound = 'turn' | 'message' | 'card' | 'out' | 'win';

/** A seat's score, and a few words about what it has left. */
export interface SeatLine {
  readonly score: string;
  readonly note: string;
}

/** In the types of its game, a kind of question that is not there does not compile. */
export interface GameTable<T extends GameTypes = AnyTypes> {
  /** Without one the game is played in words. */
  readonly board?: Load<BoardProps<T>>;
  /** Kinds of questions that the board itself has the fields for: the prompt bar then shows their sentence alone. */
  readonly answers?: readonly KindOf<T>[];
  /** Kinds whose choices are pointed at on the board: the prompt bar shows what is chosen, and confirms it. */
  readonly points?: readonly KindOf<T>[];
  /** Kinds whose choices all stand on the board in words: the prompt bar confirms what is chosen there. */
  readonly lists?: readonly KindOf<T>[];
  /** Pictures of events; without one a line is words alone. */
  readonly picture?: Load<PictureProps<T>>;
  /** Pictures in the rules; without one they are words alone. */
  readonly helpPicture?: Load<HelpPictureProps<T>>;
  /** Pictures of what options offer; without one they are words alone. */
  readonly optionPicture?: Load<OptionPictureProps>;
  /** The board shows the last events in a place of its own (`RecentLines`); otherwise the frame does. */
  readonly showsRecent?: boolean;
  /** The board shows the players: the frame has no seats beside it. */
  readonly showsSeats?: boolean;
  /** What the frame shows of a seat beside its name; null for nothing. */
  seatLine?(view: T['view'], seat: Seat): SeatLine | null;
  /** The board has a place for the prompt bar in its own layout (`PromptPlace`). */
  readonly holdsPrompt?: boolean;
  /** The board is dark by day too, and so is the frame round it. */
  readonly dark?: boolean;
  /** Whether this person asked not to be stopped by such a window: it is shown as calm as to those who hold nothing. */
  quiet?(ask: OpenAskOf<T>, view: T['view']): boolean;
  /** Whether a seat is out of the match while others play on; the prompt then offers to watch or to go. */
  out?(view: T['view'], seat: Seat): boolean;
  /** What is heard when this happens; null for nothing. The seat that hears it is `you`. */
  sound?(event: T['event'], you: Seat | null): Sound | null;
  /** How the match ended, in the game's own way: reveal, headline, me first; without one the frame says it in words. */
  readonly end?: Load<BoardProps<T>>;
  /** Curves and bars of a match that is over. */
  readonly plots?: () => Promise<{ readonly plots: GamePlots<T> }>;
  /** The picture and the name of a card that will be drawn, for replays with everything in the open. */
  readonly nextCard?: Load<NextCardProps<T>>;
  /** Further pages, at `/<game>/<kind>`. */
  readonly pages?: readonly GamePage<T>[];
  /** The picture of the front page and of the waiting room. */
  readonly scene: Load;
  /** The path of an icon, drawn on 512 × 512. */
  readonly icon: string;
  /** Colours behind and of the icon; the first one also stands where the scene will be. */
  readonly ground: string;
  readonly ink: string;
  /** How long a match usually takes. */
  readonly minutes: number;
  readonly bestSeats: number;
  /** The place on the front page, lowest first; games without one come last. */
  readonly order?: number;
}

/** What a board is given that stands at no table, as in a guide: nothing can be taken back, watched or left. */
export const AT_NO_TABLE: Pick<BoardProps, 'preview' | 'seen' | 'lit' | 'undo' | 'deeds'> = {
  preview: null,
  seen: 0,
  lit: null,
  undo: null,
  deeds: { fastForward: null, newGame: null, leave: null },
};
