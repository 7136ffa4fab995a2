// The thread of the embedded store: opens it and does what it is asked. What was committed together is answered in one message.

import { parentPort, workerData } from 'node:worker_threads';
import { callOf } from '../made-of.ts';
import { storeOnEngine } from '../on-engine.ts';
import type { Store } from '../port.ts';
import { sqliteEngine } from '../sqlite.ts';
import { type Call, type End, packed, type ThreadTerms, type Told } from './messages.ts';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const tell = (told: Told): void => parentPort?.postMessage(told);

let ends: End[] = [];
let took: number | null = null;
const answer = (end: End): void => {
  // All that comes of one commit is there before the next tick.
  if (ends.push(end) > 1) return;
  process.nextTick(() => {
    tell({ type: 'ended', ends, took });
    ends = [];
    took = null;
  });
};

function listen(store: Store): void {
  // A function cannot be sent: what it makes comes instead.
  const setting = (name: string, made: string): Promise<string> => store.setting(name, () => made);
  const done = ({ name, args, lease }: Call): unknown =>
    name === 'setting' ? (setting as Method)(...args) : callOf(lease === null ? store : store.under(lease), name, args);
  const obey = async (call: Call): Promise<void> => {
    try {
      answer({ id: call.id, value: await done(call) });
    } catch (thrown) {
      answer({ id: call.id, thrown: packed(thrown) });
    }
    if (call.name === 'close') process.nextTick(() => parentPort?.close());
  };
  parentPort?.on('message', (calls: readonly Call[]) => {
    for (const call of calls) void obey(call);
  });
  tell({ type: 'opened', names: Object.keys(store) });
}

const { folder, patience } = workerData as ThreadTerms;
const onCommit = (ms: number): void => {
  took = ms;
};
try {
  listen(
    await storeOnEngine(await sqliteEngine(folder, { patience, onCommit }), {
      onOutage: (outage) => tell({ type: 'outage', thrown: packed(outage) }),
      onFenced: () => tell({ type: 'fenced' }),
    }),
  );
} catch (thrown) {
  tell({ type: 'failed', thrown: packed(thrown) });
}
