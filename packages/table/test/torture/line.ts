// A line to a server with faults in it: messages are cut off, late, doubled, and overtake each other, both ways. What the
// server sent is written down before any of that.

import { inflateRawSync } from 'node:zlib';
import type { Chance } from '@tabella/kernel';
import { WebSocket } from 'ws';
import type { Wire, WireEvents } from '../../../web/src/live/connection.ts';

/** How many of a hundred messages; calm is none. */
export interface Weather {
  /** The line breaks instead. */
  readonly cut: number;
  /** It comes later, and so does everything behind it. */
  readonly slow: number;
  /** It comes later than others that were sent after it. */
  readonly late: number;
  /** It comes again. */
  readonly twice: number;
}

export const CALM: Weather = { cut: 0, slow: 0, late: 0, twice: 0 };
export const STORM: Weather = { cut: 2, slow: 10, late: 10, twice: 15 };

const MOST_LATE_MS = 400;

export interface LineTerms {
  readonly address: string;
  readonly cookie: string;
  readonly weather: () => Weather;
  readonly chance: Chance;
  /** Every byte that the server sent, in order. */
  readonly captured: (text: string) => void;
}

export function openLine({ address, cookie, weather, chance, captured }: LineTerms, events: WireEvents): Wire {
  const socket = new WebSocket(address, { headers: { cookie } });
  let gone = false;
  const cut = (): void => socket.terminate();
  const up = passage(weather, chance, cut, (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
  });
  const down = passage(weather, chance, cut, (text) => {
    if (!gone) events.heard(text);
  });
  socket.on('open', () => events.opened());
  socket.on('message', (data, binary) => {
    const text = String(binary ? inflateRawSync(data as Buffer) : data);
    captured(text);
    down(text);
  });
  socket.on('close', () => {
    gone = true;
    events.closed();
  });
  // What breaks is closed, too.
  socket.on('error', () => {});
  return { send: up, close: cut };
}

function passage(weather: () => Weather, chance: Chance, cut: () => void, deliver: (text: string) => void) {
  const pause = (): Promise<void> => new Promise((next) => setTimeout(next, chance.int(MOST_LATE_MS)));
  const happens = (percent: number): boolean => percent > 0 && chance.int(100) < percent;
  /** Messages wait behind what is slow. */
  let ahead: Promise<void> | null = null;
  const inOrder = (text: string): void => {
    if (ahead === null) deliver(text);
    else ahead = ahead.then(() => deliver(text));
  };
  return (text: string): void => {
    const now = weather();
    if (happens(now.cut)) {
      cut();
      return;
    }
    if (happens(now.slow)) ahead = (ahead ?? Promise.resolve()).then(pause);
    if (happens(now.late)) void pause().then(() => deliver(text));
    else inOrder(text);
    if (happens(now.twice)) void pause().then(() => deliver(text));
  };
}
