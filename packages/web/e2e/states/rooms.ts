// What comes before, beside and after a match: the front page, the waiting room, the door, the guides, dialogs.

import { expect } from '@playwright/test';
import { gameIds } from '@tabella/registry';
import { newTable } from '../play.ts';
import type { Visit } from './visit.ts';

const front: Visit = async ({ page }, at) => {
  await page.goto('/');
  await expect(page.locator('.game-art :is(svg, img)').first()).toBeVisible();
  await at(page, 'front', 'main');
  await page.getByRole('button', { name: /Guest/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await at(page, 'name', 'aside');
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await at(page, 'about', 'aside');
  await page.goto('/t/ABCDEF');
  await expect(page.getByRole('heading', { name: 'No table has this code' })).toBeVisible();
  await at(page, 'missing', 'aside');
};

const waiting: Visit = async ({ page, guest }, at) => {
  await page.request.patch('/api/me', { data: { name: 'Mia' } });
  const code = await newTable(page, { game: 'emissary', seats: 5, options: {} });
  await page.goto(`/t/${code}`);
  const other = await guest();
  await other.request.patch('/api/me', { data: { name: 'Jonas' } });
  await other.goto(`/t/${code}`);
  await expect(other.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await at(other, 'door');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('b', { hasText: 'Jonas' })).toBeVisible();
  await at(page, 'waiting-room', 'main');
  await page.getByText('House rules').click();
  await page
    .getByRole('button', { name: /^Add bot/ })
    .first()
    .click();
  await expect(page.getByLabel(/'s level/)).toBeVisible();
  await at(page, 'waiting-room-rules', 'aside');
  await page
    .getByRole('button', { name: /^Same device/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await at(page, 'same-device', 'aside');
};

const beside: Visit = async ({ page, isMobile }, at) => {
  const code = await newTable(page, { fill: 'random', start: true, clock: 90 });
  await page.goto(`/t/${code}`);
  await expect(page.locator('.btn-choice').first()).toBeEnabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await at(page, 'keys', 'aside');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByText('A fair deal is promised').click();
  await at(page, 'menu', 'aside');
  await page.keyboard.press('Escape');
  for (const part of isMobile ? ['Log', 'Chat', 'Rules'] : []) {
    await page.getByRole('navigation').getByRole('button', { name: part }).click();
    await at(page, part, 'aside');
  }
  if (isMobile) await page.getByRole('navigation').getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'why?' }).click();
  await at(page, 'why', 'aside');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My tables' }).getByRole('listitem').first()).toBeVisible();
  await at(page, 'my-tables', 'aside');
};

const guides: Visit = async ({ page }, at) => {
  for (const game of gameIds) {
    await page.goto(`/${game}/guide`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^(Go on|Next)/ })).toBeVisible();
    await at(page, `${game}-guide`);
  }
  for (const game of ['stars', 'carcassonne']) {
    await page.goto(`/${game}/companion`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await at(page, `${game}-companion`, 'aside');
  }
};

export const ROOMS: Readonly<Record<string, Visit>> = { front, waiting, beside, guides };
