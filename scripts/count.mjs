// Counts what Vitest and Playwright report, and names what failed.

/** Of what a test complained of. */
const MOST_LETTERS = 300;

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly { name: string, status: string, assertionResults: readonly Result[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] | null }} Result */

/**
 * @typedef {object} Suite
 * @property {readonly Suite[]} [suites]
 * @property {readonly Spec[]} specs
 */

/** @typedef {{ file: string, title: string, tests: readonly { projectName: string, status: string }[] }} Spec */

/** @typedef {{ passed: number, failed: number, names: readonly string[] }} Counted */

/**
 * A file that could not even be loaded is one failed test; so is a run that went wrong with no test to blame.
 * @param {Report | null} report null when there is none
 * @param {boolean} ok Vitest itself was content
 * @returns {Counted}
 */
export function countTests(report, ok) {
  if (report === null) return { passed: 0, failed: 1, names: ['Vitest broke before it could report'] };
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  const names = [
    ...broken.map(({ name }) => `${name}: could not be loaded`),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map((result) => `${name}: ${said(result)}`),
    ),
  ];
  return { passed: report.numPassedTests, ...counted(failed, names, ok, 'Vitest') };
}

/** The name of a test, and the first line of what it complained of. @param {Result} result */
function said({ fullName, failureMessages }) {
  const [first = ''] = (failureMessages?.[0] ?? '').split('\n');
  return first === '' ? fullName : `${fullName}\n    ${first.slice(0, MOST_LETTERS)}`;
}

/**
 * @param {number} failed
 * @param {readonly string[]} names
 * @param {boolean} ok the runner itself was content
 * @param {string} runner
 */
function counted(failed, names, ok, runner) {
  return failed === 0 && !ok
    ? { failed: 1, names: [`${runner} was not content, though no test failed`] }
    : { failed, names };
}

/**
 * A test that passed only when it was tried again has failed once: it counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: readonly Suite[] } | null} report null when
 *   there is none
 * @param {boolean} ok Playwright itself was content
 * @returns {Counted}
 */
export function countBrowserTests(report, ok) {
  if (report === null) return { passed: 0, failed: 1, names: ['Playwright broke before it could report'] };
  const { expected, unexpected, flaky } = report.stats;
  const names = (report.suites ?? []).flatMap(failedIn);
  return { passed: expected, ...counted(unexpected + flaky, names, ok, 'Playwright') };
}

/** @param {Suite} suite @returns {string[]} */
function failedIn({ suites = [], specs }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status }) =>
          `[${projectName}] ${file}: ${title}${status === 'flaky' ? ' (passed when tried again)' : ''}`,
      ),
  );
  return [...here, ...suites.flatMap(failedIn)];
}
