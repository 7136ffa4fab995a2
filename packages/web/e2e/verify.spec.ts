// The fair deal of a match that is over, checked in the browser: what holds, what that proves, and whatever was changed in a
// file is named with its place.

import { type Log, Match, writeLog } from '@tabella/kernel';
import { axeFinds } from './axe.ts';
import { answered, choose, matchOf } from './match-files.ts';
import { expect, test } from './test-server.ts';

type Body = { -readonly [K in keyof Log]: Log[K] } & Record<string, unknown>;

/** A kept match of Courier, as a file with the people of its table. */
async function fileOf(): Promise<string> {
  const match = await matchOf('courier', 1);
  const names = Array.from({ length: match.seats }, (_, seat) => `Guest ${seat + 1}`);
  const said = { row: 3, seat: 0, name: 'Guest 1', text: 'Good luck!', side: null };
  const table = { names, bots: names.map(() => null), begun: 1_000, ended: 2_000, chat: [said] };
  return writeLog({ ...match.record(), table });
}

const TEN: Readonly<Record<string, { readonly edit: (body: Body) => void; readonly place: string }>> = {
  'the secret': {
    edit: (body) => {
      body.fairness = { ...body.fairness, secret: '0'.repeat(64) };
    },
    place: 'fairness.secret',
  },
  'a number of a seat': {
    edit: (body) => {
      (body.fairness as unknown as { numbers: string[] }).numbers[0] = 'another';
    },
    place: 'fairness.numbers',
  },
  'an option': {
    edit: (body) => {
      body.options = { ...(body.options as object), silence: 9 };
    },
    place: 'options',
  },
  'the number of seats': {
    edit: (body) => {
      body.seats += 1;
    },
    place: 'seats',
  },
  'an answer': {
    edit: (body) => {
      body.rows = body.rows.with(7, { ...body.rows[7], choice: 'something else' } as Log['rows'][number]);
    },
    place: 'answer 8',
  },
  'a row cut out': {
    edit: (body) => {
      body.rows = body.rows.toSpliced(5, 1);
    },
    place: 'answer 6',
  },
  'a row added': {
    edit: (body) => {
      body.rows = body.rows.toSpliced(5, 0, body.rows[4] as Log['rows'][number]);
    },
    place: 'answer 6',
  },
  'the result': {
    edit: (body) => {
      body.result = { winners: [0], reason: 'three-red' };
    },
    place: 'result',
  },
  'the story': {
    edit: (body) => {
      const story = body.story ?? [];
      const told = story.findIndex((one) => one.length > 0);
      body.story = story.with(told, []);
    },
    place: 'story',
  },
  'the chat': {
    edit: (body) => {
      const { table } = body;
      if (table) body.table = { ...table, chat: [{ ...table.chat[0], text: 'I cheat' } as never] };
    },
    place: 'table',
  },
};

test('a file that holds is verified in the browser, and what that does not prove is said', async ({ page, server }) => {
  await page.goto(`${server.url}/replay`);
  await choose(page, await fileOf());
  await page.getByRole('link', { name: 'Fair deal' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'The match holds' })).toBeVisible();
  await expect(page.locator('.deal-line[data-state=ok]')).toHaveCount(5);
  await expect(page.getByText('this browser was not shown its fingerprint')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('a match that was dealt by a seed, and one that is not over, are called just that', async ({ page, server }) => {
  await page.goto(`${server.url}/replay`);
  const { game, seats, options } = await matchOf('courier', 1);
  const fairness = { secret: 'ab'.repeat(32), contributions: [], seeded: true } as const;
  const begun = Match.start<unknown, unknown>(game, { seats, options, fairness });
  if (!(begun instanceof Match)) throw new Error(begun.reason);
  await choose(page, writeLog(answered(begun, 9).record()));
  await page.getByRole('link', { name: 'Fair deal' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'This match is not over' })).toBeVisible();
  await choose(page, writeLog(answered(begun).record()));
  await expect(page.getByRole('heading', { name: 'The match holds' })).toBeVisible();
  await expect(page.getByText('That nobody picked the deal: it was dealt by a seed')).toBeVisible();
  await expect(page.locator('.deal-line[data-state=ok]')).toHaveCount(3);
});

test('ten kinds of tampering are each named with their place, and nothing is loaded', async ({ page, server }) => {
  const file = await fileOf();
  await page.goto(`${server.url}/replay`);
  for (const [what, { edit, place }] of Object.entries(TEN)) {
    const body = JSON.parse(file) as Body;
    edit(body);
    await choose(page, JSON.stringify(body));
    await expect(page.getByRole('heading', { name: 'This file was changed' }), what).toBeVisible();
    await expect(page.locator('.deal-head'), what).toContainText(place);
    await expect(page.locator('.deal-line[data-state=bad]'), what).toHaveCount(1);
    // The next one is judged anew.
    await choose(page, 'no match');
    await expect(page.getByRole('heading', { name: 'This file was changed' })).toHaveCount(0);
  }
});
