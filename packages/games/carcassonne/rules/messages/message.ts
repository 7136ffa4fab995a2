// Message: what one of the eight tiles offers, and what comes of it. Two points are always the other way.

import type { Seat } from '@tabella/kernel';
import type { Box } from '../box.ts';
import type { MessageChoice } from '../choices.ts';
import type { Award, MessageId } from '../names.ts';
import type { State } from '../state.ts';
import type { Table } from '../types.ts';

export type MessageAction = Exclude<MessageChoice, 'points'>;

export interface Offer {
  readonly choice: MessageAction;
  /** What it gives; null when nobody can know. */
  readonly points: number | null;
}

export interface Message {
  readonly id: MessageId;
  /** What the seat may do with it now; nothing when the action is impossible. */
  offers(s: State, seat: Seat, box: Box): readonly Offer[];
  /** Does it; the points it gives, or null when nothing is scored. */
  act(s: State, table: Table, seat: Seat, choice: MessageAction, box: Box): Award | null;
}
