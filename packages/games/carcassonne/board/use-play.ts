// What this seat is asked and what it has in mind: the tile being tried, the figure in hand, the walk and the message
// being considered. Everything goes through the prompt bar, where it is confirmed.

import type { BoardProps } from '@tabella/kernel';
import { useEffect, useState } from 'react';
import {
  type Deed,
  type FigureChoice,
  isDeed,
  type MessageChoice,
  type MoveAbout,
  type PlaceChoice,
  type Put,
} from '../rules/choices.ts';
import type { FigureKind, Marker } from '../rules/names.ts';
import type { CarcassonneTypes } from '../rules/types.ts';
import type { FigureView, MessagesView, View } from '../rules/view.ts';
import {
  type Aimed,
  type AnyChoice,
  type Asked,
  canTakeAbbot,
  deedsOf,
  isAimed,
  isAimedAlike,
  isDeedChosen,
  isDrive,
  isTakingAbbot,
  moveAbout,
  nextRotation,
  placeChosen,
  proposed,
  putChosen,
  putsOf,
  type Spot,
  spotsOf,
  TAKE_ABBOT,
} from './reading/choices.ts';

export interface TurnControls {
  readonly ask: Asked | null;
  readonly spots: readonly Spot[];
  readonly tried: PlaceChoice | null;
  /** How the drawn tile is held while no spot is tried. */
  readonly facing: number;
  /** Turns the tile; null where it lies in the only way it can. */
  readonly turn: (() => void) | null;
  readonly kinds: readonly FigureKind[];
  readonly inHand: FigureKind;
  /** Where the figure in hand may stand. */
  readonly puts: readonly Put[];
  readonly put: Put | null;
  /** The tile on which a figure may be put, by its number. */
  readonly puttingOn: number | null;
  /** The abbot may come home. */
  readonly abbot: { readonly chosen: boolean; take(): void } | null;
  /** What sets let one do, by name, and which of it is meant: its targets are shown instead of those of the figure. */
  readonly deeds: readonly string[];
  readonly meant: string | null;
  /** What is done to nothing in particular and has a button of its own. */
  readonly plain: readonly Deed[];
  /** What is meant, where it is done to a tile rather than to a figure. */
  readonly aims: readonly Deed[];
  /** The cells of everything that is meant. */
  readonly aimedAt: readonly Spot[];
  readonly move: MoveAbout | null;
  readonly marker: Marker | null;
  readonly message: NonNullable<MessagesView['current']> | null;
  /** The message is mine to resolve. */
  readonly resolving: boolean;
  readonly way: MessageChoice | null;
  onSpot(spot: Spot): void;
  take(kind: FigureKind): void;
  /** Means this deed. One that is done to nothing in particular is chosen at once, and the next such by another tap. */
  mean(name: string): void;
  choose(choice: PlaceChoice | FigureChoice | Marker | MessageChoice): void;
  /** Choosing this figure on the land means something now. */
  choiceOf(figure: FigureView): Aimed | FigureChoice | null;
  isChosen(figure: FigureView): boolean;
  isDone(deed: Deed): boolean;
}

const isThere = ({ x, y, rotation }: PlaceChoice, on: Spot, turned: number): boolean =>
  x === on.x && y === on.y && rotation === turned;

/** Figures that are no followers. */
const HELPERS: readonly FigureKind[] = ['builder', 'pig', 'shepherd', 'barn'];
const ORDER: readonly FigureKind[] = [
  'meeple',
  'big',
  'abbot',
  'ringmaster',
  'mayor',
  'wagon',
  'builder',
  'pig',
  'shepherd',
  'barn',
];

export function usePlay(props: BoardProps<CarcassonneTypes>, view: View): TurnControls {
  const ask = props.asks[0] ?? null;
  const { chosen, choose } = props;
  // Every tile is drawn upright, as the prompt speaks of it.
  const [held, setHeld] = useState({ ask: -1, rotation: 0 });
  const facing = held.ask === ask?.id ? held.rotation : 0;
  const setFacing = (rotation: number): void => setHeld({ ask: ask?.id ?? -1, rotation });
  const [hand, setHand] = useState<FigureKind>('meeple');
  const [intent, setIntent] = useState({ ask: -1, name: '' });
  useMessageDefault(ask, chosen, choose);

  const spots = spotsOf(ask, view.drawn?.kind ?? '');
  const tried = placeChosen(ask, chosen);
  const spot = tried && (spots.find(({ x, y }) => x === tried.x && y === tried.y) ?? null);
  const lay = (on: Spot, rotation: number): void => {
    setFacing(rotation);
    const place = ask?.kind === 'place' ? ask.from.find((one) => isThere(one, on, rotation)) : undefined;
    if (place) choose(place);
  };
  const all = putsOf(ask);
  const kinds = ORDER.filter((kind) => all.some(({ figure }) => figure === kind));
  const inHand = kinds.includes(hand) ? hand : (kinds[0] ?? 'meeple');
  const resolving = ask?.kind === 'message';
  const offered = deedsOf(ask);
  const plain = plainOf(offered, view);
  const deeds = [...new Set(offered.filter((deed) => !plain.includes(deed)).map((deed) => deed.do))];
  // Where no figure can be put, the first deed is meant.
  const meant = intent.ask === ask?.id ? intent.name : all.length > 0 ? '' : (deeds[0] ?? '');
  const aimed = offered.filter((deed) => deed.do === meant);
  const choiceOf = (figure: FigureView): Aimed | FigureChoice | null => {
    const deed = aimed.find(
      (one) =>
        one.seat === figure.seat &&
        one.figure === figure.figure &&
        one.tile === figure.tile &&
        one.segment === figure.segment,
    );
    if (deed) return deed;
    if (figure.seat !== ask?.seat) return null;
    if (figure.figure === 'abbot' && canTakeAbbot(ask)) return TAKE_ABBOT;
    if (!resolving || HELPERS.includes(figure.figure)) return null;
    const aims = ask.from.filter(isAimed);
    return aims.find(({ tile, segment }) => tile === figure.tile && segment === figure.segment) ?? null;
  };
  return {
    ask,
    spots,
    tried,
    facing,
    turn:
      ask?.kind !== 'place' || (spot && spot.rotations.length < 2)
        ? null
        : () => (spot && tried ? lay(spot, nextRotation(spot, tried.rotation, 'after')) : setFacing((facing + 1) & 3)),
    kinds,
    inHand,
    puts: meant === '' ? all.filter(({ figure }) => figure === inHand) : aimed.filter(isDrive),
    put: putChosen(ask, chosen) ?? chosen.find(isDrive) ?? null,
    puttingOn: all.some(({ tile }) => tile === undefined) ? view.laid : null,
    deeds,
    plain,
    meant: meant === '' ? null : meant,
    aimedAt: aimed.flatMap((deed) => cellOf(deed, view) ?? []),
    aims: aimed.filter((deed) => deed.seat === undefined && !isDrive(deed) && cellOf(deed, view) !== null),
    abbot: canTakeAbbot(ask) ? { chosen: isTakingAbbot(ask, chosen), take: () => choose(TAKE_ABBOT) } : null,
    move: moveAbout(ask),
    marker: ask?.kind === 'move' ? ((chosen[0] as Marker | undefined) ?? null) : null,
    message: view.messages?.current ?? null,
    resolving,
    way: resolving ? ((chosen[0] as MessageChoice | undefined) ?? null) : null,
    onSpot: (on) => {
      const again = tried?.x === on.x && tried.y === on.y;
      lay(on, again ? nextRotation(on, tried.rotation, 'after') : nextRotation(on, tried?.rotation ?? facing, 'on'));
    },
    take: (kind) => {
      setHand(kind);
      setIntent({ ask: ask?.id ?? -1, name: '' });
      const put = putChosen(ask, chosen);
      // The other figure takes the same place if it may.
      const instead =
        put && all.find(({ figure, segment, tile }) => figure === kind && segment === put.segment && tile === put.tile);
      if (instead) choose(instead);
    },
    mean: (name) => {
      setIntent({ ask: ask?.id ?? -1, name });
      const plain = offered.filter((deed) => deed.do === name && cellOf(deed, view) === null);
      const next = plain[(plain.findIndex((deed) => isDeedChosen(deed, chosen)) + 1) % plain.length];
      if (next) choose(next);
    },
    choose,
    choiceOf,
    isDone: (deed) => isDeedChosen(deed, chosen),
    isChosen: (figure) => {
      const choice = choiceOf(figure);
      if (isDeed(choice)) return isDeedChosen(choice, chosen);
      if (choice === TAKE_ABBOT) return isTakingAbbot(ask, chosen);
      return choice !== null && chosen[0] !== undefined && isAimedAlike(choice as Aimed, chosen[0] as MessageChoice);
    },
  };
}

/** More of a kind share one button, and taps go through them. */
const MOST_PLAIN = 6;

function plainOf(offered: readonly Deed[], view: View): readonly Deed[] {
  const plain = offered.filter((deed) => cellOf(deed, view) === null);
  return plain.filter(({ do: name }) => plain.filter((other) => other.do === name).length <= MOST_PLAIN);
}

/** The cell on which a deed is done, or that of its tile; null where it is done to nothing in particular. */
function cellOf({ tile, x, y }: Deed, { tiles }: View): Spot | null {
  const cell = x !== undefined && y !== undefined ? { x, y } : tiles[tile ?? -1];
  return cell ? { x: cell.x, y: cell.y, rotations: [] } : null;
}

/** What is worth more is proposed; nobody has to do sums to begin with. */
function useMessageDefault(
  ask: Asked | null,
  chosen: readonly AnyChoice[],
  choose: BoardProps<CarcassonneTypes>['choose'],
): void {
  const message = ask?.kind === 'message' ? ask : null;
  const id = message?.id ?? null;
  useEffect(() => {
    if (!message || chosen.length > 0) return;
    const proposal = proposed(message);
    if (proposal !== null) choose(proposal);
  }, [id]);
}
