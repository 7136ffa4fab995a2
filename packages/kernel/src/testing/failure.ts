// A failure of the kit: which check, where, how to see it again, and the replay file that shows it.

import type { Choice } from '../ask.ts';

export interface Where {
  readonly game: string;
  readonly seats: number;
  readonly options: Choice;
  /** Of this one match. */
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
    const { game, seats, options, seed, decision } = where;
    super(
      `${game} fails the check "${check}": ${detail}\n` +
        `  seats ${seats}, options ${JSON.stringify(options)}, seed ${seed}, decision ${decision}\n` +
        `  to repeat this match alone: the same call with ${again(where)}\n` +
        `  replay file:\n${replay}`,
    );
  }
}

function again({ seats, options, seed }: Where): string {
  return `{ seed: ${seed}, seats: [${seats}], options: [${JSON.stringify(options)}], budget: { histories: 0, worlds: 0 } }`;
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

/** `hint` asks after the usual cause. */
export function expectSame(check: string, what: string, expected: string, found: string, hint = ''): void {
  if (expected === found) return;
  let at = 0;
  while (expected[at] === found[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new CheckFailed(check, `${what} differs: …${around(expected)}… against …${around(found)}…${hint}`);
}
