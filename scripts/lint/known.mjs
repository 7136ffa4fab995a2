// Findings that were there before they were looked for: the list may only shrink, and must when it can.

/**
 * What is new, and what is on the list but no longer found. Both must be empty.
 * @param {readonly string[]} found
 * @param {readonly string[]} known
 */
export function compare(found, known) {
  return {
    added: found.filter((line) => !known.includes(line)),
    gone: known.filter((line) => !found.includes(line)),
  };
}
