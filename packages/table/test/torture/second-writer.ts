// A second writer at a table that a living server runs. Under a lease that is no longer its own it can write nothing; and
// where it adds a row all the same, as a server of another make would, the log stays one log and play goes on with it.

import { FastChance, Match, sampleAnswer } from '@tabella/kernel';
import { Conflict, Fenced } from '../../src/store/port.ts';
import { type Lane, packageOf } from './lane.ts';
import { logOf } from './party.ts';

export async function secondWriter(lane: Lane): Promise<void> {
  const { store, findings } = lane.terms;
  const { code, kind } = lane.anyParty();
  const [table, moves] = [await store.table(code), await store.moves(code)];
  const { game } = await packageOf(kind.terms.game);
  const match = table && Match.replay<unknown, unknown>(game, logOf(table, moves));
  if (!(match instanceof Match) || match.result !== null) return;
  const [ask] = match.asks();
  if (!ask || ask.reaction) return;
  const answered = match.answer(
    ask.seat,
    ask.id,
    sampleAnswer(ask, new FastChance(lane.chance.int(1_000)), game.texts),
  );
  if (!answered.ok || match.result !== null) return;
  const row = [{ row: answered.row, said: null }];
  const standing = { waiting: match.asks().map(({ seat }) => seat), result: null };
  try {
    await store.under({ code, epoch: 0 }).append(code, row, standing, Date.now());
    findings.fault('diverged', `${code}: a row was written under a lease that had ended`);
  } catch (thrown) {
    // If the server was quicker, the number of the row is taken.
    if (!(thrown instanceof Fenced) && !(thrown instanceof Conflict)) throw thrown;
  }
  await store.append(code, row, standing, Date.now()).catch((thrown: unknown) => {
    if (!(thrown instanceof Conflict)) throw thrown;
  });
}
