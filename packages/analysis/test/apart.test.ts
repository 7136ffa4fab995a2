// The whole analysis, end to end: of two matches that begin in positions which a seat cannot tell apart, it says the same for
// that seat and for the public, whatever is hidden in them.

import {
  type Analysis,
  encode,
  FastChance,
  type GamePackage,
  type Log,
  Match,
  positionOf,
  sampleAnswer,
} from '@tabella/kernel';
import { expect, test } from 'vitest';
import { analyse } from '../src/index.ts';
import { goOn, packageOf, startOf } from './matches.ts';

const SEAT = 0;
const fairness = { secret: 'ab'.repeat(32), contributions: [] };

/** A short match from the moment that `match` is at, with what the seat does not know dealt anew by a chance of its own. */
function continued(match: Match<unknown, unknown>, chance: number): Match<unknown, unknown> | null {
  const from = positionOf(match, { anewFor: SEAT }, new FastChance(chance));
  if (!('state' in from)) return null;
  const { game, seats, options } = match;
  const begun = Match.start<unknown, unknown>(game, { seats, options, fairness, from });
  return begun instanceof Match ? begun : null;
}

/** The match with the answer of the seat, which is the same in both. */
function answered(match: Match<unknown, unknown>): Log {
  const [ask] = match.asks(SEAT);
  if (ask) match.answer(SEAT, ask.id, sampleAnswer(ask, new FastChance(2), match.game.texts));
  return match.log();
}

function analysed(gamePackage: GamePackage, log: Log): Analysis {
  const { analyst } = gamePackage;
  if (!analyst) throw new Error('no analyst');
  // The strong bots are held to it elsewhere.
  const few = { ...analyst, advises: 'normal', worlds: { moments: 1, decision: 2 } };
  const pieces = analyse({ ...gamePackage, analyst: few }, log, { seats: [SEAT] });
  let at = pieces.next();
  while (!at.done) at = pieces.next();
  if ('ok' in at.value) throw new Error(at.value.reason);
  return at.value;
}

/** What is said for the seat and for everybody. */
const saidIn = ({ moments, decisions, turningPoints }: Analysis): string =>
  encode({
    moments: moments.map(({ row, everybody, own, points, beliefs, ownBeliefs }) => ({
      ...{ row, everybody, own: own[SEAT] ?? null },
      ...{ points: points ?? null, beliefs: beliefs ?? null, ownBeliefs: ownBeliefs?.[SEAT] ?? null },
    })),
    decisions: decisions.filter(({ seat }) => seat === SEAT),
    turningPoints,
  });

test.each([
  ['courier', 4, 25],
  ['emissary', 5, 45],
  ['onmitsu', 3, 30],
  ['carcassonne', 3, 40],
  ['stars', 4, 4],
])('the analysis of %s says nothing that the seat could not know', async (id, seats, every) => {
  const gamePackage = await packageOf(id);
  const match = startOf(gamePackage.game, seats, `apart ${id}`);
  const chance = new FastChance(4);
  let [compared, decided] = [0, 0];
  for (let turn = 1; match.batch !== null && turn < 9 * every && decided < 2; turn++) {
    goOn(match, chance);
    if (turn < every || match.asks(SEAT).length === 0) continue;
    const both = [1, 2].flatMap((deal) => continued(match, deal) ?? []);
    if (both.length < 2 || both[0]?.asks(SEAT).length === 0) continue;
    const [one, two] = both.map(answered) as [Log, Log];
    const said = analysed(gamePackage, one);
    expect(saidIn(analysed(gamePackage, two))).toBe(saidIn(said));
    compared++;
    decided += said.decisions.length;
  }
  expect(compared).toBeGreaterThan(1);
  expect(decided).toBeGreaterThan(0);
});
