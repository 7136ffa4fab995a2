// Who is counted: the address that a trusted proxy names, whatever else a header says.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../src/index.ts';
import { countedAddress, type Proxies } from '../src/server/address.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabella-address-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let servers = 0;

/** The answers to so many newcomers, each with a header of its own. */
async function come(proxies: Proxies, many: number, forwarded: (i: number) => string): Promise<Map<number, number>> {
  const data = join(folder, String(servers++));
  const served = await serve({ port: 0, host: '127.0.0.1', data, log: 'silent', proxies });
  const statuses = new Map<number, number>();
  for (let i = 0; i < many; i++) {
    const { status } = await fetch(`${served.url}/api/me`, { headers: { 'x-forwarded-for': forwarded(i) } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  await served.close();
  return statuses;
}

const invented = (i: number): string => `10.1.${i >> 8}.${i & 255}`;

test.each([
  ['one proxy', 1, '203.0.113.5'],
  ['two proxies', 2, '203.0.113.5, 192.0.2.1'],
  ['a proxy of this address', ['127.0.0.1'], '203.0.113.5'],
  ['proxies of these networks', ['127.0.0.0/8', '192.0.2.0/24'], '203.0.113.5, 192.0.2.1'],
] as const)('V11: behind %s an invented first address changes nothing', async (_, proxies, real) => {
  // 120 newcomers a minute are let in from one address.
  const statuses = await come(proxies, 130, (i) => `${invented(i)}, ${real}`);
  expect([...statuses].sort()).toEqual([
    [200, 120],
    [429, 10],
  ]);
});

test('V11: without a proxy, or behind another than is trusted, the header counts for nothing', async () => {
  for (const proxies of [null, ['192.0.2.1']]) {
    expect((await come(proxies, 125, invented)).get(429)).toBe(5);
  }
});

test('V11: behind a proxy people are told apart by the address that it names', async () => {
  expect([...(await come(1, 130, (i) => `1.2.3.4, ${invented(i)}`))]).toEqual([[200, 130]]);
});

test('V11: a whole IPv6 network of one subscriber counts as one address', () => {
  expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe(countedAddress('2001:DB8:1:2::9'));
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'));
  expect(countedAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(countedAddress('192.0.2.8')).not.toBe(countedAddress('192.0.2.7'));
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(countedAddress('::1')).toBe('0:0:0:0');
});
