// One table, live: a store that components read, fed by the line to the server.

import type { Answer, Choice, Preview } from '@tabella/kernel';
import type { Ack, OpenAsk, TableInfo } from '@tabella/table/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { contribution, me, Refused } from '../api.ts';
import { Connection, type LineState, type Message, type Wire, type WireEvents } from './connection.ts';
import { type KeptDeal, NOTHING_KEPT } from './deals.ts';
import { Hints, type KnownHint } from './hints.ts';
import { Incoming } from './incoming.ts';
import { deals } from './my-deals.ts';
import { NoteSheets } from './notes.ts';
import { paceOf } from './pace.ts';
import { type KnownPreviews, NO_PREVIEWS, Previews } from './previews.ts';
import { apply, NOTHING, since, type TableState } from './state.ts';

export interface LiveTable extends TableState {
  readonly line: LineState;
  /** What this browser keeps about the deal. */
  readonly deal: KeptDeal;
  /** What answers to the open question would bring. */
  readonly previews: KnownPreviews;
  /** What a bot would do at the last question about which it was asked. */
  readonly hint: KnownHint | null;
}

export interface TableHandle {
  readonly store: StoreApi<LiveTable>;
  send(message: Message): Promise<Ack>;
  /** Writes on the note sheet of a seat of mine. */
  note(seat: number, value: Choice): void;
  /** What an answer would bring; null if nothing can be told of it. */
  preview(ask: OpenAsk, answer: Answer): Promise<Preview | null>;
  /** Asks what a strong bot would do; its thought comes into the store. */
  hint(ask: OpenAsk): void;
  close(): void;
}

export function openTable(code: string): TableHandle {
  const store = createStore<LiveTable>(() => ({
    ...NOTHING,
    line: 'connecting',
    deal: NOTHING_KEPT,
    previews: NO_PREVIEWS,
    hint: null,
  }));
  const line: Connection = new Connection({
    open: (events) => openSocket(code, events),
    hello: () => {
      const versions = since(store.getState());
      const pace = paceOf(code);
      return versions ? { type: 'hello', pace, since: versions } : { type: 'hello', pace };
    },
    heard: (heard) => {
      if (heard.type === 'previewed') return previews.heard(heard);
      if (heard.type === 'hinted') return hints.heard(heard);
      const message = sheets.sift(heard);
      if (message === null) return;
      const before = store.getState().table;
      const { state, gap } = apply(store.getState(), message, Date.now());
      store.setState(state);
      if ((message.type === 'welcome' || message.type === 'table') && state.table) shown(state.table, before);
      if (gap) line.hello();
    },
    changed: (state) => store.setState({ line: state }),
    timer: {
      after: (ms, call) => {
        const id = setTimeout(call, ms);
        return () => clearTimeout(id);
      },
    },
    jitter: Math.random,
  });
  const previews = new Previews({
    known: () => store.getState().previews,
    change: (known) => store.setState({ previews: known }),
    send: ({ seat, id: ask }, choice, id) => line.send({ type: 'preview', seat, ask, choice }, id),
  });
  const hints = new Hints({
    change: (hint) => store.setState({ hint }),
    send: ({ seat, id: ask }, id) => line.send({ type: 'hint', seat, ask }, id),
  });
  const sheets = new NoteSheets({
    notes: () => store.getState().notes,
    change: (notes) => store.setState({ notes }),
    send: (message, id) => line.send(message, id),
  });
  const shown = (table: TableInfo, before: TableInfo | null): void => {
    deals.shown(table, before);
    const deal = deals.of(code);
    store.setState({ deal });
    if (table.phase !== 'gathering') return;
    // Now that the fingerprint was seen: what this device adds to the deal.
    for (const { seat, mine } of table.seats) if (mine && !deal.sent[seat]?.after) void send({ type: 'sit', seat });
  };
  /** On sitting down this device draws a number, sends it along and remembers it. */
  const send = async (message: Message): Promise<Ack> => {
    if (message.type !== 'sit' || store.getState().table?.phase !== 'gathering') return line.send(message);
    const number = contribution();
    const takeBack = deals.sending(code, message.seat, number, true);
    const ack = await line.send({ ...message, number });
    if (!ack.ok) takeBack();
    store.setState({ deal: deals.of(code) });
    return ack;
  };
  const wake = (): void => line.wake();
  const drop = (): void => line.drop();
  // A phone that slept, or a train out of the tunnel: do not wait for the next try.
  addEventListener('online', wake);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', wake);
  return {
    store,
    send,
    note: (seat, value) => void sheets.write(seat, value),
    preview: (ask, answer) => previews.find(ask, answer),
    hint: (ask) => hints.ask(ask),
    close: () => {
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', wake);
      line.close();
    },
  };
}

/** A socket to the table. Only a known person may open one, so we ask who we are first. */
function openSocket(code: string, events: WireEvents): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | null = null;
  let unwanted = false;
  me()
    .then(() => {
      if (unwanted) return;
      const open = new WebSocket(`${scheme}//${location.host}/api/tables/${code}/live?compact=1`);
      const { heard, closed } = events;
      const incoming = new Incoming({ heard, closed, failed: () => open.close() });
      open.binaryType = 'arraybuffer';
      open.addEventListener('open', () => events.opened());
      open.addEventListener('message', (message) => incoming.take(message.data));
      open.addEventListener('close', () => incoming.end());
      socket = open;
    })
    .catch((why: unknown) => {
      const said = why instanceof Refused && (why.code === 'outage' || why.code === 'banned') ? why.code : null;
      if (said !== null) events.heard(JSON.stringify({ type: 'bye', reason: said }));
      events.closed();
    });
  return {
    send: (text) => socket?.send(text),
    close: () => {
      unwanted = true;
      socket?.close();
    },
  };
}
