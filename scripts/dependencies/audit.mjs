// Known weaknesses of what people are given, as the registry of npm tells them; without it nothing can be said.

import { spawnSync } from 'node:child_process';

/** Packages of ours that people run; the bench with its peer is for us alone. */
const SHIPPED = ['packages/cli', 'packages/table', 'packages/web', 'packages/kernel', 'packages/games/registry'];
const GRAVE = ['high', 'critical'];
const PATIENCE_MS = 60_000;

/**
 * The grave ones, one line each; null when the registry did not answer.
 * @param {string} root
 * @returns {readonly string[] | null}
 */
export function audit(root) {
  const where = SHIPPED.flatMap((folder) => ['--workspace', folder]);
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000', ...where];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS });
  return graveOnes(stdout);
}

/** @param {string | null} told @returns {readonly string[] | null} */
export function graveOnes(told) {
  try {
    /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }> }} */
    const { vulnerabilities } = JSON.parse(told ?? '');
    if (vulnerabilities === undefined) return null;
    const found = Object.entries(vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity));
    return found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  } catch {
    return null;
  }
}
