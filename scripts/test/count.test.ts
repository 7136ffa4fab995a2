// How tests are counted.

import { describe, expect, it } from 'vitest';
import { countBrowserTests, countTests } from '../count.mjs';

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
