// The time of a window reveals nothing. The same match is played twice, by the same people with the same luck, once
// with a card in somebody's hand and once without; every viewer must see the same bytes at the same moments.

import { FastChance } from '@tabella/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as pace from '../src/core/pace.ts';
import { botAt } from '../src/core/people.ts';
import type { TableState } from '../src/core/state.ts';
import * as windows from '../src/core/window.ts';
import * as lengths from '../src/core/window-length.ts';
import type { OpenMatch } from '../src/core/world.ts';
import { type Client, type SceneTerms, TestTable } from './test-table.ts';

/** Windows per situation and world: so many matches, each with luck of its own, of so many windows. `npm run timing` plays all. */
const MATCHES = process.env.TABELLA_LONG ? 8 : 1;
const WINDOWS = 250;
/** Enough to find a planted leak. */
const FEW = 60;

interface Situation {
  readonly kind?: 'windows' | 'decided';
  readonly people: number;
  readonly seats: number;
  /** The seat that holds the card in one of the worlds; 1 is the first. */
  readonly holder: number;
  /** Whose eyes; null is a spectator. */
  readonly watcher: number | null;
  readonly terms?: SceneTerms;
  /** What people do when a window opens, and before it closes. */
  during?(clients: readonly Client[]): Promise<void>;
}

const situations: Readonly<Record<string, Situation>> = {
  'two people': { people: 2, seats: 3, holder: 2, watcher: 0 },
  'one person among bots, watched by a guest': { people: 1, seats: 3, holder: 1, watcher: null },
  'one person alone with bots that hold something': { people: 1, seats: 3, holder: 2, watcher: 0 },
  'one person alone who holds it': { people: 1, seats: 3, holder: 1, watcher: 0 },
  'two people, one of whom holds it': { people: 2, seats: 3, holder: 1, watcher: 0 },
  'a window with a decision, two people': { kind: 'decided', people: 2, seats: 4, holder: 3, watcher: 0 },
  'a window with a decision, one person alone': { kind: 'decided', people: 1, seats: 3, holder: 1, watcher: 0 },
  'busy bot threads': { people: 1, seats: 3, holder: 2, watcher: 0, terms: { busyBots: 700 } },
  'busy bot threads, two people': { people: 2, seats: 4, holder: 3, watcher: 0, terms: { busyBots: 5_000 } },
  'leave, look, sit': {
    people: 2,
    seats: 3,
    holder: 2,
    watcher: 0,
    during: async ([ada]) => {
      await ada?.say({ type: 'leave' });
    },
  },
};

const scenes: TestTable[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const scene of scenes.splice(0)) {
    expect(scene.troubles).toEqual([]);
    await scene.end();
  }
});

/** Luck that depends on the match and the moment alone: what a bot draws for its thoughts does not change what comes after. */
function luckOf(now: () => number, match = 0): () => number {
  let [moment, draws] = [0, 0];
  return () => {
    if (now() !== moment) [moment, draws] = [now(), 0];
    return new FastChance(moment + 7_919 * draws++ + 1_000_003 * match).int(2 ** 30) / 2 ** 30;
  };
}

/** Everything the watcher is sent, with the moment, in so many windows of one world. */
async function evening(situation: Situation, holds: boolean, windows: number, match: number): Promise<string[]> {
  const scene: TestTable = await TestTable.open({
    ...situation.terms,
    bot: async (task) => task.input.ask.fallback,
    random: luckOf(() => scene.time.now(), match),
  });
  scenes.push(scene);
  const { people, seats, watcher } = situation;
  const options = { kind: situation.kind ?? 'windows', holder: holds ? situation.holder : 0, turns: 3 * windows + 9 };
  const { clients, code } = await scene.table(people, { seats, options });
  const guest = watcher === null ? await scene.connect(await scene.person(), code) : null;
  const eyes = guest ?? (clients[watcher as number] as Client);
  const begun = scene.time.now();
  const seen: string[] = [];
  scene.watch = (client, text) => {
    // The table has a code, a promise and, in this toy, the holder on its label; none of that comes from a window.
    // What a watcher may do themselves differs; when and how all goes on may not.
    const shown = text.replace(
      /"ask":.*?,(?="undo":)|secret-\d+|"(now|until|holder)":\d+|"(code|commitment|epoch)":"\w+"|"numbers":\[.*?\]|"id":"m\d+"/g,
      '',
    );
    if (client === eyes) seen.push(`${scene.time.now() - begun} ${shown}`);
  };
  for (let window = 0; window < windows; window++) {
    await untilWindow(scene, clients);
    await situation.during?.(clients);
    await untilOver(scene, eyes);
    if (situation.during) await clients[0]?.say({ type: 'sit', seat: 0 });
  }
  return seen;
}

const windowOf = (client: Client) => [...client.views.values()][0]?.window ?? null;

/** People play until a window is open. */
async function untilWindow(scene: TestTable, clients: readonly Client[]): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (clients.some((client) => windowOf(client) !== null)) return;
    const asked = clients.flatMap((client, seat) => {
      const ask = client.views.get(seat)?.ask;
      return ask && !ask.reaction ? [{ client, seat, choice: ask.from[0] }] : [];
    });
    const [first] = asked;
    if (first) await first.client.answer(first.seat, first.choice);
    else await scene.pass(100);
  }
  throw new Error('no window opened');
}

async function untilOver(scene: TestTable, eyes: Client): Promise<void> {
  for (let waited = 0; windowOf(eyes) !== null && waited < 100; waited++) await scene.pass(500);
}

async function differs(situation: Situation, windows: number, match = 0): Promise<boolean> {
  const having = await evening(situation, true, windows, match);
  const without = await evening(situation, false, windows, match);
  expect(having.length).toBeGreaterThan(windows);
  return JSON.stringify(having) !== JSON.stringify(without);
}

describe('V5, V7: the length and the marks of a window never depend on what anybody holds', () => {
  test.each(Object.entries(situations))(
    `${MATCHES * WINDOWS} windows, %s`,
    { timeout: 600_000 },
    async (_, situation) => {
      for (let match = 0; match < MATCHES; match++) expect(await differs(situation, WINDOWS, match)).toBe(false);
    },
  );
});

/** Everything a person is sent while bots play whose only answer, or one of two, is the same. */
async function turns(holds: boolean, tricks: number): Promise<string[]> {
  const bot = async (task: { readonly input: { readonly ask: { readonly fallback: unknown } } }) =>
    task.input.ask.fallback;
  const scene: TestTable = await TestTable.open({ bot, pace: 200, random: luckOf(() => scene.time.now()) });
  scenes.push(scene);
  const options = { kind: 'only', holder: holds ? 2 : 0, turns: tricks };
  const { clients } = await scene.table(1, { seats: 3, options });
  const [ada] = clients as [Client];
  const begun = scene.time.now();
  const seen: string[] = [];
  scene.watch = (_, text) => {
    if (text.startsWith('{"type":"table"')) return;
    const shown = text.replace(/secret-\d+/g, '');
    seen.push(`${scene.time.now() - begun} ${shown}`);
  };
  for (let n = 0; n < 20 * tricks && ada.view(0).result === null; n++) await scene.pass(100);
  expect(ada.view(0).result).not.toBeNull();
  return seen;
}

test('2,000 turns: how long a bot takes does not depend on whether it had a choice', { timeout: 300_000 }, async () => {
  expect(await turns(true, 2_000)).toEqual(await turns(false, 2_000));
});

test('a bot that answers at once what leaves no choice is found', async () => {
  const { waitOfBot } = pace;
  vi.spyOn(pace, 'waitOfBot').mockImplementation((draft, ask) => (ask.from.length === 1 ? 0 : waitOfBot(draft, ask)));
  expect(await turns(true, 60)).not.toEqual(await turns(false, 60));
});

/** Whether a person, or a bot, could act in the open window: what must never be asked. */
const canAct = (state: TableState, match: OpenMatch, bots: boolean): boolean =>
  match
    .asks()
    .some((ask) => (botAt(state, ask.seat) !== null) === bots && ask.reaction === true && ask.from.length > 1);

describe('the comparison finds what was wrong before', () => {
  test.each([
    'leave, look, sit',
    'one person among bots, watched by a guest',
    'one person alone who holds it',
    'two people, one of whom holds it',
    'a window with a decision, one person alone',
  ])('V5: a window that is short when nobody can act, %s', async (name) => {
    vi.spyOn(lengths, 'lengthOfWindow').mockImplementation((state, match) =>
      canAct(state, match, false) ? 3_000 : 500,
    );
    expect(await differs(situations[name] as Situation, FEW)).toBe(true);
  });

  test('V7: a window that waits for a bot that thinks', async () => {
    vi.spyOn(lengths, 'lengthOfWindow').mockImplementation((state, match) =>
      canAct(state, match, true) ? 1_000 : 500,
    );
    expect(await differs(situations['busy bot threads'] as Situation, FEW)).toBe(true);
  });

  test('a mark that somebody thinks, set only when somebody could', async () => {
    const { lengthOfWindow } = lengths;
    const { startWindow } = windows;
    let could = false;
    vi.spyOn(lengths, 'lengthOfWindow').mockImplementation((state, match) => {
      could = canAct(state, match, false);
      return lengthOfWindow(state, match);
    });
    vi.spyOn(windows, 'startWindow').mockImplementation((...args) => ({ ...startWindow(...args), thinking: could }));
    expect(await differs(situations['two people'] as Situation, FEW)).toBe(true);
  });
});
