// A stored table whose game has other rules by now. Its match goes on by them if the game can bring it up to date; otherwise it
// is finished by the rules it was begun with, if they are kept.

import { type GamePackage, Match, type Resumption, readOptions, upgradedPosition } from '@tabella/kernel';
import { standingOf } from '../core/asks.ts';
import type { Move, StoredTable } from '../store/port.ts';
import { type AnyMatch, matchOf, resumptionOf, storedMatch } from './match-of.ts';
import type { ServerDeps } from './ports.ts';

/** A table, and the package by which it is played here. Where it is of other rules, the match cannot go on. */
interface Playable {
  readonly stored: StoredTable;
  readonly gamePackage: GamePackage;
}

/** Null when there is no such game. */
export async function playable(server: ServerDeps, stored: StoredTable): Promise<Playable | null> {
  const today = await server.packages(stored.game);
  if (!today) return null;
  const own = await server.packages(stored.game, stored.rules);
  const asItIs = { stored, gamePackage: own ?? today };
  if (stored.phase === 'over' || stored.rules >= today.game.rules) return asItIs;
  if (stored.phase === 'playing') return (await goneOn(server, stored, today, own)) ?? asItIs;
  // It has not begun: nobody has played by the rules it was made with.
  if (own) return asItIs;
  const table = byRulesOf(today, stored);
  await server.store.upgrade(table);
  return { stored: table, gamePackage: today };
}

/** Options that were chosen by other rules: what these do not offer is left to its default. */
export function stillOffered({ game }: GamePackage, options: StoredTable['options']): StoredTable['options'] {
  const still = Object.entries(options).filter(([name, value]) => readOptions(game.options, { [name]: value }).ok);
  const read = readOptions(game.options, Object.fromEntries(still));
  return read.ok ? (read.options as StoredTable['options']) : {};
}

const byRulesOf = (today: GamePackage, stored: StoredTable): StoredTable => ({
  ...stored,
  rules: today.game.rules,
  options: stillOffered(today, stored.options),
  bound: true,
  revision: stored.revision + 1,
});

/** A match at a resting point, and what was answered since that may be answered again. */
interface Standing extends Resumption {
  readonly since: readonly Move[];
}

/** The match goes on by the rules of today from its last resting point; null when it does not. */
async function goneOn(
  server: ServerDeps,
  stored: StoredTable,
  today: GamePackage,
  own: GamePackage | null,
): Promise<Playable | null> {
  if (!today.game.upgrade) return null;
  const { store, time } = server;
  const at = own ? await atRest(server, stored, own) : await atSnapshot(server, stored);
  const begun = at && (await begunBy(server, today, stored, at));
  if (!begun) return null;
  const { table, match } = begun;
  await store.upgrade(table);
  const moves = answeredAgain(match, at.since);
  if (moves.length > 0) await store.append(table.code, moves, standingOf(match), time.now());
  server.report.opened({ game: stored.game, rules: stored.rules, how: 'upgraded' });
  return { stored: (await store.table(table.code)) ?? table, gamePackage: today };
}

/** An upgrade that breaks is reported, and the match goes on without it. */
async function begunBy(
  { report }: ServerDeps,
  today: GamePackage,
  stored: StoredTable,
  at: Resumption,
): Promise<{ readonly table: StoredTable; readonly match: AnyMatch } | null> {
  try {
    const upgraded = upgradedPosition(today.game, stored.rules, at);
    if (upgraded === null) return null;
    const table = { ...byRulesOf(today, stored), upgraded };
    const match = await matchOf(today.game, table, { moves: [] });
    if (!(match instanceof Match)) throw new Error(match.reason);
    return { table, match };
  } catch (thrown) {
    report.trouble(thrown);
    return null;
  }
}

/** By the rules it was begun with: nothing is lost. In the middle of a step they go on, and the next opening tries again. */
async function atRest({ store }: ServerDeps, stored: StoredTable, own: GamePackage): Promise<Standing | null> {
  const kept = await storedMatch(store, stored);
  const match = await matchOf(own.game, stored, { moves: kept.moves, resumed: resumptionOf(kept) });
  if (!(match instanceof Match) || match.entries.length > 0 || match.result !== null) return null;
  const declared = (await store.declarations(stored.code)).length > 0;
  if (declared || match.asks().some((ask) => ask.declared !== undefined)) return null;
  return { snapshot: match.snapshot(), told: match.told, since: [] };
}

/** Where those rules are not kept: from the last snapshot, with the answers since. */
async function atSnapshot({ store }: ServerDeps, stored: StoredTable): Promise<Standing | null> {
  const kept = await storedMatch(store, stored);
  const resumed = resumptionOf(kept);
  return resumed ? { ...resumed, since: resumed.snapshot.since.length === 0 ? kept.moves : [] } : null;
}

/** Answers given again by other rules, up to the first that does not fit. */
function answeredAgain(match: AnyMatch, moves: readonly Move[]): Move[] {
  const done: Move[] = [];
  for (const { row, ...move } of moves) {
    const reply = 'undo' in row ? null : match.answer(row.seat, row.ask, row.choice);
    if (!reply?.ok) break;
    done.push({ ...move, row: reply.row });
  }
  return done;
}
