// What a checkout lacks, which Node it wants, what to do when npm fails, and how tests are counted.

import { describe, expect, it } from 'vitest';
import { countBrowserTests, countTests } from '../count.mjs';
import { adviceOn } from '../ensure/install.mjs';
import { isStale } from '../ensure/lock.mjs';
import { whyBuild, whyInstall } from '../ensure/plan.mjs';
import { refusalOfNode } from '../ensure/version.mjs';

describe('installing', () => {
  const installed = { lock: 'b', stamp: 'b', lockTime: 100, modulesTime: 50, tools: true };

  it('is needed in a fresh clone', () => {
    expect(whyInstall({ ...installed, stamp: null, modulesTime: null })).toContain('nothing is installed');
  });

  it('is not needed when the lock file is the one that was installed, however new its date', () => {
    expect(whyInstall(installed)).toBeNull();
  });

  it('is not done twice after npm ci by hand', () => {
    expect(whyInstall({ ...installed, stamp: null, modulesTime: 101 })).toBeNull();
  });

  it('is needed when the lock file has changed', () => {
    expect(whyInstall({ ...installed, stamp: 'a' })).toContain('package-lock.json');
  });

  it('is needed when the packages came without the build tools', () => {
    expect(whyInstall({ ...installed, modulesTime: 101, tools: false })).toContain('build tools');
  });

  it.each([
    ['npm error code ENOTFOUND', 'network'],
    ['npm error code EUSAGE\nnpm error Missing: left-pad@1.0.0 from lock file', 'npm install'],
    ['npm error code ENOSPC', 'disk'],
    ['npm error code EACCES', 'yours'],
    ['npm error code E404', 'registry'],
    ['npm error something new', 'reason above'],
  ])('says what to do when npm says %j', (said, advice) => {
    expect(adviceOn(said)).toContain(advice);
  });
});

describe('building', () => {
  it('is needed when a package was never built', () => {
    expect(whyBuild({ sources: 'a', stamp: 'a', missing: ['packages/kernel'] })).toContain('packages/kernel');
  });

  it('is needed when sources have changed, and only then', () => {
    expect(whyBuild({ sources: 'b', stamp: 'a', missing: [] })).toContain('sources');
    expect(whyBuild({ sources: 'b', stamp: null, missing: [] })).toContain('sources');
    expect(whyBuild({ sources: 'b', stamp: 'b', missing: [] })).toBeNull();
  });
});

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(refusalOfNode(version, '>=20.19')).toBeNull();
  });

  it.each(['14.21.3', '18.20.4', '20.9.0', '20.18.1'])('refuses %s in one sentence', (version) => {
    expect(refusalOfNode(version, '>=20.19')).toMatch(
      /^Tabella needs Node 20\.19 or newer, and this is Node [\d.]+: .*\.$/,
    );
  });
});

describe('the lock between two commands', () => {
  const alive = (pid: number) => pid === 7;

  it('is held by a process that lives', () => {
    expect(isStale('7 here 0', 1_000, 'here', alive)).toBe(false);
  });

  it('is free when its process died', () => {
    expect(isStale('8 here 0', 1_000, 'here', alive)).toBe(true);
  });

  it('is held by a process of another machine as long as it stirs', () => {
    expect(isStale('8 there 0', 1_000, 'here', alive)).toBe(false);
    expect(isStale('8 there 0', 61_000, 'here', alive)).toBe(true);
  });

  it('is held while it is being written', () => {
    expect(isStale('', 10, 'here', alive)).toBe(false);
  });
});

describe('counting tests', () => {
  const fine = { status: 'passed', assertionResults: [{}] };

  it('counts passed and failed tests', () => {
    expect(countTests({ numPassedTests: 5, numFailedTests: 2, testResults: [fine] }, false)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('counts a file that cannot be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [fine, broken] }, false).failed).toBe(1);
  });

  it('never calls a failed run passed', () => {
    expect(countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [fine] }, false).failed).toBe(1);
    expect(countTests(null, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('in the browser a test that passed only at the second try has failed', () => {
    expect(countBrowserTests({ stats: { expected: 7, unexpected: 1, flaky: 1 } }, false)).toEqual({
      passed: 7,
      failed: 2,
    });
    expect(countBrowserTests({ stats: { expected: 7, unexpected: 0, flaky: 0 } }, false).failed).toBe(1);
    expect(countBrowserTests(null, true)).toEqual({ passed: 0, failed: 1 });
  });
});
