// A failure of the kit: which check, where, and the replay file that shows it again.

import type { Choice } from '../ask.ts';

export interface Where {
  readonly game: string;
  readonly seats: number;
  readonly options: Choice;
  readonly seed: number;
  /** Answers given before the check failed. */
  readonly decision: number;
}

export class KitFailure extends Error {
  override readonly name = 'KitFailure';

  constructor(
    readonly check: string,
    readonly detail: string,
    readonly where: Where,
    /** Save it and run `tabella replay FILE`. */
    readonly replay: string,
  ) {
    super(
      `${where.game} fails the check "${check}": ${detail}\n` +
        `  seats ${where.seats}, options ${JSON.stringify(where.options)}, seed ${where.seed}, decision ${where.decision}\n` +
        `  replay file:\n${replay}`,
    );
  }
}

/** Thrown by a check; the kit adds where it happened. */
export class CheckFailed extends Error {
  constructor(
    readonly check: string,
    readonly detail: string,
  ) {
    super(`${check}: ${detail}`);
  }
}

export function expectSame(check: string, what: string, expected: string, found: string): void {
  if (expected === found) return;
  let at = 0;
  while (expected[at] === found[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new CheckFailed(check, `${what} differs: …${around(expected)}… against …${around(found)}…`);
}
