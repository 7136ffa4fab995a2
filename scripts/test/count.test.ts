// How tests are counted.

import { describe, expect, it } from 'vitest';
import { countBrowserTests, countTests } from '../count.mjs';

describe('counting tests', () => {
  const fine = { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] };

  it('counts passed and failed tests, and names those that failed with what they complained of', () => {
    const failing = {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'counts' },
        { status: 'failed', fullName: 'takes away', failureMessages: ['expected 3 to be 2\n    at b.test.ts'] },
      ],
    };
    expect(countTests({ numPassedTests: 5, numFailedTests: 1, testResults: [fine, failing] }, false)).toEqual({
      passed: 5,
      failed: 1,
      names: ['b.test.ts: takes away\n    expected 3 to be 2'],
    });
  });

  it('counts and names a file that cannot be loaded', () => {
    const broken = { name: 'c.test.ts', status: 'failed', assertionResults: [] };
    const counted = countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [fine, broken] }, false);
    expect(counted).toMatchObject({ failed: 1, names: ['c.test.ts: could not be loaded'] });
  });

  it('never calls a failed run passed, nor leaves it without a name', () => {
    const runs = [
      countTests({ numPassedTests: 5, numFailedTests: 0, testResults: [fine] }, false),
      countTests(null, false),
    ];
    for (const { failed, names } of runs) expect([failed, names.length]).toEqual([1, 1]);
  });

  it('in the browser a test that passed only at the second try has failed', () => {
    const spec = (title: string, status: string) => ({
      file: 'deal.spec.ts',
      title,
      tests: [{ projectName: 'phone', status }],
    });
    const suites = [
      { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('wrong', 'unexpected'), spec('late', 'flaky')] }] },
    ];
    expect(countBrowserTests({ stats: { expected: 7, unexpected: 1, flaky: 1 }, suites }, false)).toEqual({
      passed: 7,
      failed: 2,
      names: ['[phone] deal.spec.ts: wrong', '[phone] deal.spec.ts: late (passed when tried again)'],
    });
    expect(countBrowserTests({ stats: { expected: 7, unexpected: 0, flaky: 0 } }, false).failed).toBe(1);
    expect(countBrowserTests(null, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
