// What games bring to the browser: each game's table is loaded when a page first needs it, and kept. The board, the pages
// and the scene in it are loaded when they are drawn. No game is named here.

import envelope from 'game-icon:envelope';
import type { BoardProps } from '@tabella/kernel';
import { loadPart, tableOf } from '@tabella/registry/browser';
import { type Part, part } from '@tabella/ui/part';
import type {
  GameTable,
  HelpPictureProps,
  Load,
  OptionPictureProps,
  PageKind,
  PageProps,
  PictureProps,
} from '@tabella/ui/table';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Lazy<Props = object> = LazyExoticComponent<ComponentType<Props>>;

interface ShownPage {
  readonly kind: PageKind;
  readonly Page: Lazy<PageProps>;
}

export interface ShownGame
  extends Pick<
    GameTable,
    | 'icon'
    | 'ground'
    | 'ink'
    | 'order'
    | 'answers'
    | 'points'
    | 'lists'
    | 'showsRecent'
    | 'showsSeats'
    | 'seatLine'
    | 'holdsPrompt'
    | 'dark'
    | 'quiet'
    | 'out'
    | 'sound'
    | 'plots'
    | 'nextCard'
  > {
  /** Null: it is played in words. */
  readonly Board: Part<BoardProps> | null;
  readonly Scene: Lazy | null;
  /** Small pictures of events; null: their lines are words alone. */
  readonly Picture: Part<PictureProps> | null;
  /** Pictures in the rules. */
  readonly HelpPicture: Lazy<HelpPictureProps> | null;
  /** Pictures of what options offer. */
  readonly OptionPicture: Lazy<OptionPictureProps> | null;
  /** How the match ended, in the game's own way. */
  readonly End: Lazy<BoardProps> | null;
  readonly pages: readonly ShownPage[];
  /** Null when the game does not say. */
  readonly minutes: number | null;
  readonly bestSeats: number;
}

/** A game without a table of its own. */
const PLAIN: ShownGame = {
  Board: null,
  Scene: null,
  Picture: null,
  HelpPicture: null,
  OptionPicture: null,
  End: null,
  pages: [],
  icon: envelope,
  ground: '#57391f',
  ink: '#f3e6c8',
  minutes: null,
  bestSeats: 4,
};

const shown = new Map<string, ShownGame>();

/** Loads the tables of these games; from then on `gameOf` knows them. */
export async function loadGames(ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      if (shown.has(id)) return;
      const table = await tableOf(id);
      // Another page may have asked at the same time; what is drawn already stays.
      if (table && !shown.has(id)) shown.set(id, showing(id, table));
    }),
  );
}

export const gameOf = (id: string): ShownGame => shown.get(id) ?? PLAIN;

function showing(id: string, table: GameTable): ShownGame {
  const { board, scene, picture, helpPicture, optionPicture, end, pages = [], ...rest } = table;
  return {
    ...rest,
    Board: board ? part(board) : null,
    Scene: lazy(scene),
    Picture: picture ? part(picture) : null,
    HelpPicture: helpPicture ? lazy(helpPicture) : null,
    OptionPicture: optionPicture ? lazy(optionPicture) : null,
    End: end ? lazy(withWords(id, end)) : null,
    pages: pages.map(({ kind, load }) => ({ kind, Page: lazy(load) })),
  };
}

/** The words of the end come with it. */
const withWords = <Props>(id: string, end: Load<Props>): Load<Props> => {
  return async () => (await Promise.all([end(), loadPart(id, 'end')]))[0];
};

export const pageOf = (id: string, kind: string): ShownPage | undefined =>
  gameOf(id).pages.find((page) => page.kind === kind);

export const pagePath = (id: string, kind: PageKind): string => `/${id}/${kind}`;

/** As the front page shows them; games that have no place in the order come last. */
export const inOrder = <T extends { readonly id: string }>(games: readonly T[]): readonly T[] =>
  games.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));

const placeOf = (id: string): number => gameOf(id).order ?? Number.MAX_SAFE_INTEGER;
