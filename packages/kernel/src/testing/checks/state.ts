// Checks of the state: invariants, a clone that is equal and shares nothing, one canonical encoding.

import { decode } from '../../data.ts';
import { CheckFailed, expectSame } from '../failure.ts';
import { bytesOf, type HistoryCase } from '../history-case.ts';

export function checkInvariants({ game, match }: HistoryCase): void {
  try {
    game.check(match.rest);
  } catch (thrown) {
    throw new CheckFailed('invariants', (thrown as Error).message);
  }
}

export function checkCards({ game, match }: HistoryCase): void {
  try {
    if (game.cards) game.cards.box(match.state).check(game.cards.of(match.state));
  } catch (thrown) {
    throw new CheckFailed('invariants', (thrown as Error).message);
  }
}

export function checkClone({ game, match }: HistoryCase): void {
  const bytes = bytesOf(match.state);
  const copy: unknown = game.clone(match.state);
  expectSame('clone', 'the clone', bytes, bytesOf(copy));
  const shared = sharedPart(match.state, copy, 'state');
  if (shared) throw new CheckFailed('clone', `${shared} is shared with the clone`);
  expectSame('clone', 'what was written and read again', bytes, bytesOf(decode(bytes)));
}

/** All that is shown and told is plain data: it has an encoding. */
export function checkPlain({ match, viewers }: HistoryCase): void {
  try {
    bytesOf([match.asks(), match.recent(), viewers.map((viewer) => match.view(viewer))]);
  } catch (thrown) {
    throw new CheckFailed('plain data', (thrown as Error).message);
  }
}

/** The first changeable part that two values share; frozen data may be shared, for it cannot change. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || Object.isFrozen(a)) return null;
  if (a === b) return path;
  if (ArrayBuffer.isView(a)) {
    return ArrayBuffer.isView(b) && a.buffer === b.buffer ? path : null;
  }
  for (const key of Object.keys(a)) {
    const found = sharedPart(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found) return found;
  }
  return null;
}
