// The server is killed in the middle of a game; after it is started again the page goes on where it was.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const MAIN = join(import.meta.dirname, '../../cli/dist/src/main.js');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function open(port: number, data: string): Promise<ChildProcess> {
  const terms = ['serve', '--host', '127.0.0.1', '--port', String(port), '--data', data];
  const server = spawn(process.execPath, [MAIN, ...terms], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return server;
}

test('kill -9 in the middle of a game loses nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const data = mkdtempSync(join(tmpdir(), 'tabella-kill-'));
  const port = await freePort();
  let server = await open(port, data);
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Stars' })
      .getByRole('button', { name: /Play now/ })
      .click();
    const field = page.locator('.st-composer input');
    await field.fill('YESTERDAY');
    await page.locator('.st-composer button[type=submit]').click();
    await expect(page.getByText('YESTERDAY').first()).toBeVisible();
    // The Scientists, all bots, answer; then it is our turn again.
    await expect(field).toBeVisible({ timeout: 60_000 });

    server.kill('SIGKILL');
    await once(server, 'close');
    await expect(page.getByText(/reconnect/i).first()).toBeVisible({ timeout: 30_000 });
    server = await open(port, data);
    await expect(page.getByText(/reconnect/i)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText('YESTERDAY').first()).toBeVisible();
    await field.fill('ELSEWHERE');
    await page.locator('.st-composer button[type=submit]').click();
    await expect(page.getByText('ELSEWHERE').first()).toBeVisible();
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
