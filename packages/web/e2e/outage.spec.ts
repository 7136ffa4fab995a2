// The server cannot save for a while: the page says so, keeps what was answered, and goes on by itself.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '@tabella/table';
import { type Engine, Outage, sqliteEngine } from '@tabella/table/store';

test('V13: a full disk is told to people as what it is, and their answer counts when there is room again', async ({
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'tabella-full-'));
  const engine = await sqliteEngine(data);
  let full = false;
  const disk: Engine = {
    ...engine,
    write: (work) => (full ? Promise.reject(new Outage('the disk is full')) : engine.write(work)),
  };
  const web = join(import.meta.dirname, '../dist');
  const quiet = { log: 'silent', limits: false, pace: 0 } as const;
  const server = await serve({ port: 0, host: '127.0.0.1', data, web, engine: disk, ...quiet });
  try {
    await page.request.get(`${server.url}/api/me`);
    const terms = { game: 'courier', seats: 3, fill: 'random', start: true };
    const made = await page.request.post(`${server.url}/api/tables`, { data: terms });
    const { code } = (await made.json()) as { readonly code: string };
    await page.goto(`${server.url}/t/${code}`);
    await expect(page.locator('.btn-choice').first()).toBeEnabled();
    full = true;
    await page.locator('.btn-choice').first().click();
    await expect(page.getByText(/cannot save anything at the moment/)).toBeVisible();
    await expect(page.locator('.prompt')).toContainText('fetch or watch');
    full = false;
    await expect(page.getByText(/cannot save anything at the moment/)).toBeHidden({ timeout: 30_000 });
    await expect(page.locator('.prompt')).not.toContainText('fetch or watch');
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
});
