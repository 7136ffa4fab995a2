// The position as one viewer sees it, with the card set it is played with: what every part of the board reads.

import type { BoardProps, Seat } from '@tabella/kernel';
import { createContext, useContext } from 'react';
import type { OnmitsuOpenAsk, OnmitsuTypes } from '../rules/types.ts';
import type { SeatView, View } from '../rules/view.ts';
import { type Deck, deckOf } from './deck.ts';

export interface BoardScene
  extends Pick<
    BoardProps<OnmitsuTypes>,
    'window' | 'result' | 'told' | 'words' | 'name' | 'options' | 'lit' | 'replay'
  > {
  readonly view: View;
  readonly deck: Deck;
  readonly me: Seat | null;
  /** Whom the words call "you": nobody in a replay. */
  readonly you: Seat | null;
  readonly ask: OnmitsuOpenAsk | null;
  /** All others, clockwise from the viewer; everybody for those who only watch. */
  readonly others: readonly SeatView[];
  readonly mine: SeatView | null;
}

export function sceneOf(props: BoardProps<OnmitsuTypes>): BoardScene {
  const { view } = props;
  const { me, seats } = view;
  const clockwise = me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  return {
    view,
    deck: deckOf(props.options.set),
    me,
    you: props.replay === undefined ? me : null,
    ask: props.asks[0] ?? null,
    others: clockwise,
    mine: me === null ? null : (seats[me] ?? null),
    window: props.window,
    result: props.result,
    told: props.told,
    words: props.words,
    name: props.name,
    options: props.options,
    lit: props.lit,
    ...(props.replay !== undefined && { replay: props.replay }),
  };
}

const Context = createContext<BoardScene | null>(null);
export const SceneProvider = Context.Provider;

export function useScene(): BoardScene {
  const scene = useContext(Context);
  if (!scene) throw new Error('a part of the board stands outside the board');
  return scene;
}

/** Where a card can be seen by its viewer: its id in the set, or null. A cracked scroll is no card of the deck. */
export function idOfCard({ view, me }: Pick<BoardScene, 'view' | 'me'>, card: number): string | null {
  const open = [
    ...view.hand,
    ...view.spread,
    ...view.discard,
    ...view.destroyed,
    ...view.places,
    ...view.places.flatMap(({ block }) => (block ? [block] : [])),
    ...view.queue,
    ...view.plays,
    ...(view.end?.spare ?? []),
    ...view.seats.flatMap((seat) => (seat.seat === me ? [] : seat.known)),
  ];
  return open.find((one) => one.card === card)?.id ?? null;
}
