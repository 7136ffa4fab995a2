// What only a replay with everything in the open shows beside its board: answers kept from others, the cards to come, and, in a
// match that was analysed, who could be what at this moment. In a hand the answers lie on the board, the rest is with the log.

import type { Page } from '@playwright/test';
import {
  type Analysis,
  digestOfLog,
  FastChance,
  type GamePackage,
  Match,
  PASS,
  Replay,
  sampleAnswer,
  sha256Hex,
  writeLog,
} from '@tabella/kernel';
import { gamePackageOf } from '@tabella/registry';
import { expect, test } from './test-server.ts';

const CODE = 'ABC-DEF';

function playedBy({ game }: GamePackage, seats: number): Replay {
  const fairness = { secret: sha256Hex(`hidden ${game.id}`), contributions: new Array<string>(seats).fill('') };
  const match = Match.start<unknown, unknown>(game, { seats, options: {}, fairness });
  if (!(match instanceof Match)) throw new Error(match.reason);
  const chance = new FastChance(5);
  while (match.batch !== null) {
    const ask = match.asks().find((one) => one.declared === undefined);
    if (!ask) throw new Error('nobody is asked');
    const reply = match.answer(ask.seat, ask.id, sampleAnswer(ask, chance, game.texts));
    if (!reply.ok) throw new Error(reply.reason);
  }
  const replay = Replay.open<unknown>(game, match.record());
  if (!(replay instanceof Replay)) throw new Error(replay.reason);
  return replay;
}

/** The first answer that was more than a pass, while others had not answered yet. */
const secretRow = (replay: Replay): number =>
  [...Array(replay.rows).keys()].find((row) => replay.declared(row).some(({ declared }) => declared !== PASS)) ?? 0;

function analysed(replay: Replay, id: string, kinds: readonly [string, string]): Analysis {
  const [likely, other] = kinds;
  const half = new Array<number>(replay.seats).fill(1 / replay.seats);
  const belief = (share: number) => [{ id, seat: 1, odds: { [likely]: share, [other]: 1 - share } }];
  const ownBeliefs = half.map((_, seat) => (seat === 0 ? belief(0.91) : []));
  return {
    ...{ version: 1, game: replay.log.game, rules: replay.log.rules, of: digestOfLog(replay.log), worth: 'chance' },
    moments: [
      { row: 0, everybody: half, own: half, beliefs: belief(0.62), ownBeliefs },
      { row: replay.rows, everybody: half, own: half },
    ],
    ...{ turningPoints: [], decisions: [], truth: { [id]: other }, worlds: 2, took: 1 },
  };
}

const CASES = [
  { id: 'emissary', seats: 4, belief: 'identity 1', kinds: ['FRS', 'KDR'], pile: true },
  { id: 'onmitsu', seats: 3, belief: 'scroll 1', kinds: ['daimyo', 'poisoned'], pile: true },
  { id: 'courier', seats: 4, belief: 'role 1', kinds: ['crown', 'league'], pile: true },
  { id: 'stars', seats: 3, belief: null, kinds: ['', ''], pile: false },
] as const;

/** Where it stands: in a hand the cards and the beliefs are with the log. */
const turnTo = async (page: Page, part: 'Log' | 'Replay'): Promise<void> => {
  const tab = page.locator('.replay-tab-bar').getByRole('link', { name: part, exact: true });
  if (await tab.isVisible()) await tab.click();
};

for (const { id, seats, belief, kinds, pile } of CASES) {
  test(`${id}: secret answers, cards to come and beliefs stand beside the board`, async ({ page, context, server }) => {
    const gamePackage = await gamePackageOf(id);
    if (!gamePackage) throw new Error('there is no such game');
    const replay = playedBy(gamePackage, seats);
    await context.route('**/api/tables/*/log', (route) => route.fulfill({ body: writeLog(replay.log) }));
    await context.route('**/api/tables/*/analysis', (route) =>
      belief === null ? route.fulfill({ status: 404 }) : route.fulfill({ json: analysed(replay, belief, kinds) }),
    );
    const row = secretRow(replay);
    const answers = page.getByRole('region', { name: 'Answered in secret so far' });
    const next = page.getByRole('region', { name: 'Next in the pile' });
    const moment = page.getByRole('region', { name: 'At this moment' });
    await page.goto(`${server.url}/replay/${CODE}?row=${row}&as=all`);
    await expect(page.getByRole('slider')).toBeVisible();
    if (row > 0) await expect(answers.getByRole('listitem')).toHaveCount(replay.declared(row).length);
    await turnTo(page, 'Log');
    if (pile) {
      const { ahead } = replay.at(row, 'all').view as { ahead: readonly unknown[] };
      await expect(next.getByRole('listitem')).toHaveCount(3);
      await next.getByRole('button', { name: `Show all ${ahead.length}` }).click();
      await expect(next.getByRole('listitem')).toHaveCount(ahead.length);
    } else await expect(next).toHaveCount(0);
    if (belief !== null) {
      await expect(moment).toContainText('62 %');
      await expect(moment).toContainText('In truth:');
    } else await expect(moment).toHaveCount(0);
    // A seat knew less of the table, and more of its own.
    await page.getByRole('button', { name: 'Seat 1', exact: true }).click();
    await expect(next).toHaveCount(0);
    if (belief !== null) {
      await expect(moment).toContainText('91 %');
      await expect(moment).not.toContainText('In truth:');
    }
    await turnTo(page, 'Replay');
    await expect(answers).toHaveCount(0);
  });
}
