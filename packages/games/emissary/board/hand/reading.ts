// The card that is being read: the first tap, hover or focus reads it, the second tap plays it. Never over the table.

import { type BoardProps, PASS } from '@tabella/kernel';
import { useState } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import type { HandCard } from '../../rules/view.ts';
import { partsOf } from '../choose/parts.ts';
import type { Chooser } from '../choose/use-chooser.ts';

export interface Reading {
  /** The card, while it is in the hand. */
  readonly card: HandCard | null;
  /** It is chosen whole: one more tap plays it. */
  readonly ready: boolean;
  /** Then nothing is left to send, and without a message this person is out. */
  readonly last: boolean;
  read(card: HandCard): void;
  /** A tap on a card. */
  tap(card: HandCard): void;
}

export function useReading({ view, chosen, answer }: BoardProps<EmissaryTypes>, chooser: Chooser): Reading {
  const [id, setId] = useState<number | null>(null);
  const card = view.hand.find((one) => one.card === id) ?? null;
  const [choice] = chosen;
  const { ask } = chooser;
  const whole = (one: HandCard): boolean =>
    choice !== undefined && choice !== PASS && partsOf(choice).card === one.card && chooser.may('card', one.card);
  const play = (): void => {
    if (ask && choice !== undefined && ask.max === undefined) void answer(ask, choice);
  };
  return {
    card,
    ready: card !== null && whole(card) && ask?.max === undefined,
    last: ask?.kind === 'play' && ask.seat === view.active && view.hand.length === 1,
    read: (one) => setId(one.card),
    tap: (one) => {
      setId(one.card);
      if (!chooser.may('card', one.card)) return;
      if (whole(one) && ask?.max === undefined) play();
      else chooser.touch('card', one.card);
    },
  };
}
