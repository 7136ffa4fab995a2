// Questions to bots between a server and its bot nodes: whatever becomes of a bot node, the bot's answer comes, its time begins
// when it begins to think, and it is told what its seat knows.

import { botInputOf, Match } from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BotLine, BotNode } from '../src/bots/bot-node.ts';
import { BotQueue } from '../src/bots/queue.ts';
import type { BotTask, Turn } from '../src/bots/runner.ts';
import type { BotThreads } from '../src/bots/threads.ts';
import { BotQueueHere } from './bot-queue-here.ts';
import { FakeTime } from './fake-time.ts';

const LIMIT = 10_000;
const turn: Turn = { host: 'ada', table: 'T', urgent: false, wanted: () => true };

/** Threads that think when the test says so. */
class Slow implements BotThreads {
  readonly size = 2;
  readonly waiting = 0;
  readonly asked: { task: BotTask; answer: (given: unknown) => void; fail: (thrown: Error) => void }[] = [];
  constructor(readonly name: string) {}
  get thinking(): number {
    return this.asked.length;
  }
  decide(task: BotTask): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.asked.push({ task, answer, fail });
    });
  }
  async close(): Promise<void> {}
}

let store: BotQueueHere;
let time: FakeTime;
let own: Slow;
let queue: BotQueue;
let task: BotTask;
let takenOver: number;
let thought: number[];
const troubles: unknown[] = [];
const onTrouble = (thrown: unknown): void => void troubles.push(thrown);
const nodes: BotNode[] = [];
let called: () => void = () => {};

beforeEach(async () => {
  store = new BotQueueHere();
  time = new FakeTime();
  own = new Slow('own');
  takenOver = 0;
  thought = [];
  troubles.length = 0;
  called = () => {};
  queue = new BotQueue({
    ...{ store, node: 'server', threads: own, time, onTrouble, call: () => called() },
    onThought: (waited) => thought.push(waited),
    onTakenOver: () => takenOver++,
  });
  const gamePackage = await gamePackageOf('courier');
  if (!gamePackage) throw new Error('no courier');
  const fairness = { secret: 'ab'.repeat(32), contributions: ['1', '2', '3'] };
  const match = Match.start(gamePackage.game, { seats: 3, options: { errands: false }, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const input = botInputOf(match, match.asks()[0]?.seat ?? 0);
  if (!input) throw new Error('nobody is asked');
  task = { game: 'courier', rules: gamePackage.game.rules, bot: 'random', input, seed: 1 };
});

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
  await queue.close();
});

const direct = (id: string): BotLine => ({
  begin: async (taken, whole) => queue.begin(taken.id, id, whole),
  end: async (taken, ended) => queue.end(taken.id, id, ended),
});

async function botNode(id: string, more: Partial<ConstructorParameters<typeof BotNode>[0]> = {}) {
  const threads = new Slow(id);
  const node = new BotNode({
    ...{ id, store, threads, time, onTrouble, line: direct(id), packages: gamePackageOf },
    ...more,
  });
  await node.start();
  nodes.push(node);
  return { node, threads };
}

/** Until nothing happens any more without time passing. */
async function calm(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((next) => setImmediate(next));
}
/** The server looks at what became of its questions, and bot nodes show that they are alive. */
const look = (): Promise<void> => time.pass(1_000, calm);
const choice = (): unknown => task.input.ask.from[0];

test('without bot nodes the server thinks itself; with one it does not, and the bot is told what its seat knows', async () => {
  await queue.start();
  const first = queue.decide(task, LIMIT, turn);
  own.asked[0]?.answer(choice());
  expect(await first).toEqual(choice());
  const { node, threads } = await botNode('b1');
  await look();
  called = () => node.look();
  for (let n = 0; n < 3; n++) {
    const answer = queue.decide(task, LIMIT, turn);
    await calm();
    expect(threads.asked).toHaveLength(n + 1);
    expect(threads.asked[n]?.task).toEqual(task);
    threads.asked[n]?.answer(choice());
    expect(await answer).toEqual(choice());
  }
  expect(own.asked).toHaveLength(1);
  expect(thought).toHaveLength(3);
  expect(troubles).toEqual([]);
});

test('the time of a bot begins when it begins to think, and a bot node that says nothing more is not waited for', async () => {
  await store.beatBots('mute', true);
  await queue.start();
  const answer = queue.decide(task, LIMIT, turn);
  const late = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await calm();
  expect(queue.waiting).toBe(1);
  await time.pass(LIMIT * 5, calm);
  expect(queue.waiting).toBe(1);
  const [taken] = await store.takeBotTasks('mute', [], 1);
  expect(queue.begin(taken?.id ?? '', 'mute', false)).not.toBeNull();
  expect(queue.thinking).toBe(1);
  await time.pass(LIMIT, calm);
  expect(queue.thinking).toBe(1);
  await time.pass(5_000, calm);
  await late;
});

test('a bot that is late or breaks over there is told so, with its reason', async () => {
  await queue.start();
  const { threads } = await botNode('b1');
  await look();
  const late = expect(queue.decide(task, LIMIT, turn)).rejects.toMatchObject({ name: 'AbortError' });
  const broke = expect(queue.decide(task, LIMIT, turn)).rejects.toThrow('no way');
  await look();
  await calm();
  expect(threads.asked).toHaveLength(2);
  threads.asked[0]?.fail(Object.assign(new Error('stopped'), { name: 'AbortError' }));
  threads.asked[1]?.fail(new Error('no way'));
  await Promise.all([late, broke]);
});

test('what a dead bot node had taken another takes over, and the dead one is not heard any more', async () => {
  await store.beatBots('b1', true);
  await queue.start();
  const answer = queue.decide(task, LIMIT, turn);
  await calm();
  expect(queue.waiting).toBe(1);
  // It has never shown that it is alive.
  const [taken] = await store.takeBotTasks('dead', [], 1);
  const id = taken?.id ?? '';
  expect(queue.begin(id, 'dead', false)).not.toBeNull();
  const { threads } = await botNode('b1');
  await calm();
  expect(threads.asked).toHaveLength(1);
  expect(takenOver).toBe(1);
  queue.end(id, 'dead', { answer: 'from beyond' });
  threads.asked[0]?.answer(choice());
  expect(await answer).toEqual(choice());
});

test('when the last bot node is gone the server thinks itself, also about what was begun', async () => {
  await store.beatBots('b1', true);
  await queue.start();
  const answers = [queue.decide(task, LIMIT, turn), queue.decide(task, LIMIT, turn)];
  await calm();
  expect(queue.waiting).toBe(2);
  const [taken] = await store.takeBotTasks('b1', [], 1);
  queue.begin(taken?.id ?? '', 'b1', false);
  await store.partBots('b1');
  await look();
  await calm();
  expect(own.asked).toHaveLength(2);
  for (const { answer } of own.asked) answer(choice());
  expect(await Promise.all(answers)).toEqual([choice(), choice()]);
  expect(takenOver).toBe(1);
  expect((await store.botTasksOf('server')).waiting).toEqual([]);
});

test('a question that is lost in the queue is thought about here', async () => {
  await store.beatBots('b1', true);
  await queue.start();
  const answer = queue.decide(task, LIMIT, turn);
  await calm();
  expect(queue.waiting).toBe(1);
  const { waiting } = await store.botTasksOf('server');
  await store.removeBotTasks(waiting);
  await look();
  own.asked[0]?.answer(choice());
  expect(await answer).toEqual(choice());
});

test('a bot node that does not know the game, or does not reach the server, gives the question back', async () => {
  await queue.start();
  const none = async (): Promise<null> => null;
  const { node: ignorant } = await botNode('ignorant', { packages: none });
  await look();
  const first = queue.decide(task, LIMIT, turn);
  await look();
  await calm();
  expect(own.asked).toHaveLength(1);
  await ignorant.close();
  const away = async (): Promise<never> => {
    throw new Error('no way to the server');
  };
  await botNode('far', { line: { begin: away, end: away } });
  await look();
  const second = queue.decide(task, LIMIT, turn);
  await look();
  await look();
  await calm();
  expect(own.asked).toHaveLength(2);
  for (const { answer } of own.asked) answer(choice());
  expect(await Promise.all([first, second])).toEqual([choice(), choice()]);
  expect(troubles).toEqual([expect.objectContaining({ message: 'no way to the server' })]);
});

test('what nobody wants any more is not thought about', async () => {
  await queue.start();
  const { threads } = await botNode('b1');
  await look();
  const answer = expect(queue.decide(task, LIMIT, { ...turn, wanted: () => false })).rejects.toThrow('not asked');
  await look();
  await answer;
  expect(threads.asked).toEqual([]);
  expect(own.asked).toEqual([]);
});

test('a bot node that missed a parcel is sent the whole', async () => {
  await queue.start();
  const line = direct('b1');
  let lost = 0;
  const { threads, node } = await botNode('b1', {
    line: {
      ...line,
      begin: async (taken, whole) => {
        const begun = await line.begin(taken, whole);
        if (whole || lost > 0 || begun?.parcel.since === null) return begun;
        lost++;
        // It is as if something else had come between.
        return { ...begun, parcel: { ...begun?.parcel, since: 7 } } as typeof begun;
      },
    },
  });
  await look();
  called = () => node.look();
  for (let n = 0; n < 3; n++) {
    const answer = queue.decide(task, LIMIT, turn);
    await calm();
    expect(threads.asked).toHaveLength(n + 1);
    expect(threads.asked[n]?.task).toEqual(task);
    threads.asked[n]?.answer(choice());
    await answer;
  }
  expect(lost).toBe(1);
});

test('a bot node that is told to stop finishes what it has begun, and takes nothing more', async () => {
  await queue.start();
  const { threads, node } = await botNode('b1');
  await look();
  called = () => node.look();
  const first = queue.decide(task, LIMIT, turn);
  await calm();
  expect(threads.asked).toHaveLength(1);
  const closed = node.close();
  await calm();
  const second = queue.decide(task, LIMIT, turn);
  await look();
  await calm();
  expect(own.asked).toHaveLength(1);
  threads.asked[0]?.answer(choice());
  own.asked[0]?.answer(choice());
  expect(await Promise.all([first, second])).toEqual([choice(), choice()]);
  await closed;
  expect(threads.asked).toHaveLength(1);
  expect(takenOver).toBe(0);
  nodes.length = 0;
});
