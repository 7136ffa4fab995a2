// Which Node the house needs. Written so that old versions can read it.

/**
 * One sentence for people whose Node is too old, or null.
 * @param {string} running such as 20.20.2
 * @param {string} wanted such as >=20.19
 * @returns {string | null}
 */
export function refusalOfNode(running, wanted) {
  const least = wanted.replace(/^[^0-9]*/, '');
  const have = running.split('.').map(Number);
  const need = least.split('.').map(Number);
  for (let i = 0; i < need.length; i++) {
    const by = (have[i] || 0) - (need[i] || 0);
    if (by > 0) return null;
    if (by < 0)
      return `Tabella needs Node ${least} or newer, and this is Node ${running}: get one from https://nodejs.org.`;
  }
  return null;
}
