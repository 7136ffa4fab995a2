// Counts what Vitest and Playwright report.

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly { status: string, assertionResults: readonly unknown[] }[]} testResults
 */

/**
 * A file that could not even be loaded is one failed test; so is a run that went wrong with no test to blame.
 * @param {Report | null} report null when there is none
 * @param {boolean} ok Vitest itself was content
 */
export function countTests(report, ok) {
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/**
 * A test that passed only when it was tried again has failed once: it counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } } | null} report null when there is none
 * @param {boolean} ok Playwright itself was content
 */
export function countBrowserTests(report, ok) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed };
}
