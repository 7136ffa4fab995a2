// Dependencies: a licence that we may not use and a grave weakness are found; without the registry nothing is claimed.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { graveOnes } from '../dependencies/audit.mjs';
import { checkLicences } from '../dependencies/licences.mjs';

const root = mkdtempSync(join(tmpdir(), 'tabella-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('names packages whose licence is not one that we may use', () => {
  const manifests: Record<string, { dev?: boolean; license?: unknown; licenses?: unknown }> = {
    free: { license: 'MIT' },
    either: { license: '(GPL-3.0 OR Apache-2.0)' },
    old: { licenses: [{ type: 'BSD-3-Clause', url: 'x' }] },
    tool: { dev: true, license: 'MPL-2.0' },
    passed: { license: 'MPL-2.0' },
    both: { license: 'MIT AND GPL-2.0' },
    silent: {},
  };
  const packages: Record<string, object> = { 'node_modules/absent': { optional: true } };
  for (const [name, { dev, ...rest }] of Object.entries(manifests)) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...rest }));
    packages[`node_modules/${name}`] = dev ? { dev } : {};
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(checkLicences(root)).toEqual({
    looked: 7,
    wrong: ['passed@1.0.0: MPL-2.0', 'both@1.0.0: MIT AND GPL-2.0', 'silent@1.0.0: no licence'],
  });
});

it('fails on grave weaknesses alone, and knows when the registry has not answered', () => {
  const vulnerabilities = {
    one: { severity: 'high', range: '<2' },
    two: { severity: 'low', range: '*' },
  };
  expect(graveOnes(JSON.stringify({ vulnerabilities }))).toEqual(['one <2: high']);
  expect(graveOnes(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  expect(graveOnes(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeNull();
  expect(graveOnes('')).toBeNull();
});
