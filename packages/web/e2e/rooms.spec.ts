// The door and the waiting room: a name is asked, rules are changed at the table, seats are exchanged, the page stands still.

import { newTable, playNow } from './play.ts';
import { expect, test } from './test-server.ts';

test.use({ knows: false });

test('somebody who follows a link says their name and sits down in one step', async ({ page, guest: another }) => {
  const code = await newTable(page, { game: 'stars', seats: 4, options: {} });
  await page.goto(`/t/${code}`);
  await page.getByLabel('What shall we call you?').fill('Mirela');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.chair-who', { hasText: 'Mirela' })).toBeVisible();
  const guest = await another();
  await guest.goto(`/t/${code}`);
  const door = guest.getByRole('dialog', { name: 'Mirela invites you' });
  await expect(door.getByLabel('Your name')).toBeFocused();
  await door.getByLabel('Your name').fill('Tomás');
  await door.getByRole('radio', { name: /Seat 3/ }).check();
  await door.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.chair-who', { hasText: 'Tomás' })).toBeVisible();
  await expect(door).toBeHidden();
});

test('somebody may just watch, and sit down later', async ({ page, guest: another }) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await guest.getByRole('button', { name: 'Just watch' }).click();
  await expect(guest.getByRole('dialog')).toBeHidden();
  await guest.getByRole('button', { name: 'Sit here, seat 2' }).click();
  await expect(guest.getByRole('button', { name: 'Leave seat' })).toBeVisible();
});

test('the host changes rules and seats at the table, and everybody sees it', async ({ page, guest: another }) => {
  const code = await newTable(page, { game: 'stars', seats: 4, options: {} });
  await page.goto(`/t/${code}`);
  const guest = await another();
  await guest.goto(`/t/${code}`);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const rules = page.getByRole('region', { name: 'Rules' });
  await rules.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'More' }).click();
  await expect(guest.locator('.chair')).toHaveCount(5);
  await rules.getByLabel('Two teams, an Alien in each').check();
  await expect(guest.getByRole('heading', { name: /Team 2/ })).toBeVisible();
  await rules.getByLabel('60 s', { exact: true }).check();
  await expect(guest.getByRole('region', { name: 'Rules' })).toContainText('60 s');
  // The host moves themselves to the last seat.
  const mine = page.locator('.chair-mine');
  await mine.getByRole('combobox').first().selectOption('4');
  await expect(mine.getByRole('combobox').first().getByRole('option', { name: 'Seat 1', exact: true })).toHaveCount(1);
  await expect(guest.locator('.chair-mine')).toHaveCount(1);
});

test('a free seat is called by what its buttons say', async ({ page }) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Add bot, seat 2' }).click();
  await expect(page.getByRole('button', { name: 'Add bot, seat 2' })).toBeHidden();
  await page.getByRole('button', { name: 'Same device, seat 3' }).click();
  await expect(page.getByRole('dialog', { name: 'Who else is playing on this device?' })).toBeVisible();
});

test('the link is there as a code, a picture and an address', async ({ page }) => {
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  await expect(page.getByRole('img', { name: 'QR code of the link to this table' })).toBeVisible();
  await expect(page.locator('.invite-link')).toContainText(`/t/${code}`);
});

test('the guide is offered on every card that has one, and in the waiting room, once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Guided game.*Courier/ })).toBeVisible();
  const code = await newTable(page, {});
  await page.goto(`/t/${code}`);
  await expect(page.getByText('First time?')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await expect(page.locator('.chairs')).toBeVisible();
  await expect(page.getByText('First time?')).toBeHidden();
});

test('in a match against bots the guide is offered above the board, until somebody knows the game', async ({
  page,
}) => {
  await playNow(page);
  const offer = page.locator('.first-time');
  await expect(offer.getByRole('link', { name: 'Show me' })).toBeVisible();
  const above = await offer.boundingBox();
  const board = await page.locator('.frame-board').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('nothing moves on the front page while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as never as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('.front-foot')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThan(0.05);
});
