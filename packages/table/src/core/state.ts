// Everything a table knows, as plain data, but for the match itself.

import { type Answer, type Choice, commitment, type Seat } from '@tabella/kernel';
import type { Pace, Stops } from '../protocol/index.ts';
import type { StoredChat, StoredTable } from '../store/port.ts';
import type { WindowState } from './window.ts';

/** One connection of one person; the shell knows what carries it. */
export interface Connection {
  readonly id: number;
  readonly person: string;
}

/** Why a bot plays for a person: they have no connection, or they are there and do not answer. */
export type Absence = 'offline' | 'silent';

/** An answer in an open window. */
export interface Declared {
  readonly seat: Seat;
  readonly choice: Answer;
  readonly said: string | null;
  /** The clock answered. */
  readonly late?: boolean;
}

export type TimerName = 'start' | 'undo' | 'clock' | 'patience' | 'window' | 'hold' | `bot ${Seat}`;

/** A timer that should run. Its number differs from earlier ones of the same name, whose ring may still arrive. */
export interface Timer {
  readonly n: number;
  readonly ms: number;
}

/** The open question in time. */
export interface Question {
  /** As the match names it; 0 when nothing is asked, -1 when the match has to be looked at again. */
  readonly id: number;
  readonly openedAt: number;
  /** 0 up to 1, drawn when it opened: how long those take who answer by themselves. */
  readonly luck: number;
  /** In the order of arrival. */
  readonly declared: readonly Declared[];
  /** Seats that asked for time. */
  readonly holders: readonly Seat[];
  readonly window: WindowState | null;
  /** When the time for it runs out: for showing. What counts is the ring of the timer, not this number. */
  readonly clock: number | null;
  /** What was left of it when it was stopped. */
  readonly left: number | null;
  /** Since when everything stands still. */
  readonly haltedAt: number | null;
  /** When the patience with the first of those who are waited for ends. */
  readonly patience: number | null;
  /** The others were asked to let somebody take their answer back, and did not agree. */
  readonly refusedUndo: boolean;
  /** Seats whose bots were asked, and those of people who have no choice. */
  readonly thinking: readonly Seat[];
  /** Answers that wait so that people can follow. */
  readonly paced: Readonly<Record<Seat, Answer>>;
}

/** A request to take back the last answer of a seat. */
interface UndoVote {
  readonly request: number;
  readonly seat: Seat;
  /** The message that asked for it. */
  readonly key: string;
  /** People who have agreed. */
  readonly agreed: readonly string[];
}

/** For whom the clock answered, and how much had been told then. */
export interface Timeout {
  readonly seat: Seat;
  readonly told: number;
}

export interface TableState {
  readonly stored: StoredTable;
  /** The commitment to the secret of the deal. */
  readonly commitment: string;
  readonly names: Readonly<Record<string, string>>;
  readonly chat: readonly StoredChat[];
  readonly notes: Readonly<Record<string, Choice>>;
  /** Why the match cannot go on. */
  readonly trouble: string | null;
  readonly connections: readonly Connection[];
  /** When a person's last connection ended. */
  readonly parted: Readonly<Record<string, number>>;
  readonly preferences: Readonly<Record<string, Stops>>;
  /** How fast people want the bots to play. */
  readonly paces: Readonly<Record<string, Pace>>;
  /** People who want to be named while they look on. */
  readonly named: readonly string[];
  /** So much of what the match told was looked at. */
  readonly heard: number;
  /** When somebody who watches was last shown an event. */
  readonly shownAt: number;
  /** That event was not brought about by a person, and nobody has said `go-on`. */
  readonly unread: boolean;
  readonly timeouts: readonly Timeout[];
  /** When the person of a seat was last reminded. */
  readonly nudged: Readonly<Record<Seat, number>>;
  /** Seats of people for whom a bot plays. */
  readonly away: Readonly<Record<Seat, Absence>>;
  /** How many times in a row a seat let its time run out. */
  readonly missed: Readonly<Record<Seat, number>>;
  /** People who are there and keep the table waiting: who wants a bot in their place. */
  readonly overdue: Readonly<Record<Seat, readonly string[]>>;
  /** How often the fallback was played for the bot of a seat. */
  readonly slips: Readonly<Record<Seat, number>>;
  readonly pauseVotes: readonly string[];
  /** Somebody asks to take back their last answer. */
  readonly undo: UndoVote | null;
  /** So many such requests there were. */
  readonly undoRequests: number;
  /** Bots play without pauses: nobody else does. */
  readonly fast: boolean;
  /** Who wants to play again. */
  readonly rematchVotes: readonly string[];
  /** It begins by itself as soon as everybody who sits here has added to the deal. */
  readonly starting: boolean;
  readonly question: Question;
  readonly timers: Readonly<Partial<Record<TimerName, Timer>>>;
  readonly timersSet: number;
  /** Something changed that is shown with the table, and has not been shown yet. */
  readonly untold: boolean;
}

export const NO_QUESTION: Question = {
  id: -1,
  openedAt: 0,
  luck: 0.5,
  declared: [],
  holders: [],
  window: null,
  clock: null,
  left: null,
  haltedAt: null,
  patience: null,
  refusedUndo: false,
  thinking: [],
  paced: {},
};

/** What is kept of a table besides its match. */
export interface Kept {
  readonly stored: StoredTable;
  readonly names?: TableState['names'];
  readonly chat?: TableState['chat'];
  readonly notes?: TableState['notes'];
}

export function openState({ stored, names = {}, chat = [], notes = {} }: Kept): TableState {
  return {
    stored,
    commitment: commitment(stored.secret),
    names,
    chat,
    notes,
    trouble: null,
    connections: [],
    parted: {},
    preferences: {},
    paces: {},
    named: [],
    heard: 0,
    shownAt: 0,
    unread: false,
    timeouts: [],
    nudged: {},
    away: {},
    missed: {},
    overdue: {},
    slips: Object.fromEntries(stored.seats.flatMap(({ slips }, seat) => (slips ? [[seat, slips]] : []))),
    pauseVotes: [],
    undo: null,
    undoRequests: 0,
    fast: false,
    rematchVotes: [],
    starting: false,
    question: NO_QUESTION,
    timers: {},
    timersSet: 0,
    untold: false,
  };
}
