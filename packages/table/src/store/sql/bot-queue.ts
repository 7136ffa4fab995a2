// The queue of questions to bots, in SQL. Turns are given when a question is added: that of a host is one later than
// the host's last one, and never earlier than the turn that is served now. So the question of a host who has no other
// waits for at most one of every other host, however many those have. Within a host's turns tables take rounds the same way.

import type { BotQueueStore, TakenTask } from '../bot-port.ts';
import { type Engine, type Query, type SqlRow, sql } from '../engine.ts';
import { ALIVE_MS } from '../port.ts';
import { number, text } from './columns.ts';

/** Taken by nobody; and by nobody again, because it could not be done. */
const WAITING = '';
const RETURNED = '-';

export function botQueue(engine: Engine): BotQueueStore {
  const isAlive = (table: string, id: string): string =>
    `EXISTS (SELECT 1 FROM ${table} a WHERE a.id = ${id} AND a.seen > ${engine.now} - ${ALIVE_MS})`;

  /** The next whose turn it is; of its host the one whose round it is. The two change places in turn. */
  function* takeNext(id: string): Generator<Query, TakenTask | null, readonly SqlRow[]> {
    const [first] = yield sql(
      `SELECT id, host, urgent, turn FROM bot_tasks WHERE taker = '${WAITING}'
       ORDER BY urgent DESC, turn, asked LIMIT 1 ${engine.forUpdate}`,
    );
    if (!first) return null;
    const [next = first] = yield sql(
      `SELECT id, turn FROM bot_tasks WHERE host = $1 AND urgent = $2 AND taker = '${WAITING}'
       ORDER BY round, turn, asked LIMIT 1 ${engine.forUpdate}`,
      ...[text(first.host), number(first.urgent)],
    );
    yield sql('UPDATE bot_tasks SET turn = $2 WHERE id = $1', text(first.id), number(next.turn));
    const [taken] = yield sql(
      `UPDATE bot_tasks SET taker = $2, turn = $3 WHERE id = $1
       RETURNING id, node, (SELECT url FROM nodes n WHERE n.id = node) AS url`,
      ...[text(next.id), id, number(first.turn)],
    );
    return taken ? { id: text(taken.id), node: text(taken.node), url: text(taken.url ?? '') } : null;
  }

  return {
    addBotTask: ({ id, node, host, code, urgent }) =>
      engine.write(function* () {
        yield sql(
          `INSERT INTO bot_tasks (id, node, host, code, urgent, turn, round, asked, taker)
           VALUES ($1, $2, $3, $4, CAST($5 AS INTEGER), ${TURN}, ${ROUND}, ${engine.now}, '${WAITING}')`,
          ...[id, node, host, code, urgent ? 1 : 0],
        );
      }),
    botTasksOf: async (node) => {
      const [living] = await engine.read(
        sql(`SELECT COUNT(*) AS many FROM bot_nodes WHERE takes = 1 AND seen > ${engine.now} - ${ALIVE_MS}`),
      );
      const rows = await engine.read(
        sql(
          `SELECT id, CASE WHEN taker = '${RETURNED}' THEN 'returned' WHEN ${isAlive('bot_nodes', 'taker')} THEN 'taken'
           ELSE 'waiting' END AS fate FROM bot_tasks WHERE node = $1`,
          node,
        ),
      );
      const those = (fate: string): string[] => rows.flatMap((row) => (row.fate === fate ? [text(row.id)] : []));
      return {
        nodes: number(living?.many),
        waiting: those('waiting'),
        taken: those('taken'),
        returned: those('returned'),
      };
    },
    removeBotTasks: (ids) =>
      engine.write(function* () {
        for (const id of ids) yield sql('DELETE FROM bot_tasks WHERE id = $1', id);
      }),
    beatBots: (id, takes) =>
      engine.write(function* () {
        yield sql(
          `INSERT INTO bot_nodes (id, seen, takes) VALUES ($1, ${engine.now}, $2)
           ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, takes = excluded.takes`,
          ...[id, takes ? 1 : 0],
        );
        const freed = yield sql(
          `UPDATE bot_tasks SET taker = '${WAITING}'
           WHERE taker NOT IN ('${WAITING}', '${RETURNED}') AND NOT ${isAlive('bot_nodes', 'taker')} RETURNING id`,
        );
        yield sql(`DELETE FROM bot_tasks WHERE NOT ${isAlive('nodes', 'node')}`);
        yield sql(`DELETE FROM bot_nodes WHERE seen < ${engine.now} - ${FORGOTTEN_MS}`);
        return freed.length;
      }),
    partBots: (id) =>
      engine.write(function* () {
        yield sql('DELETE FROM bot_nodes WHERE id = $1', id);
        yield sql(`UPDATE bot_tasks SET taker = '${WAITING}' WHERE taker = $1`, id);
      }),
    takeBotTasks: async (id, done, most) => {
      if (done.length === 0 && (most === 0 || !(await isWaiting(engine)))) return [];
      return engine.write(function* () {
        for (const one of done) yield sql('DELETE FROM bot_tasks WHERE id = $1 AND taker = $2', one, id);
        const taken: TakenTask[] = [];
        while (taken.length < most) {
          const next = yield* takeNext(id);
          if (next === null) break;
          taken.push(next);
        }
        return taken;
      });
    },
    returnBotTask: (id) =>
      engine.write(function* () {
        yield sql(`UPDATE bot_tasks SET taker = '${RETURNED}' WHERE id = $1`, id);
      }),
  };
}

const FORGOTTEN_MS = 600_000;

/** Every bot node looks when it is called: that costs no write. */
async function isWaiting(engine: Engine): Promise<boolean> {
  return (await engine.read(sql(`SELECT 1 AS one FROM bot_tasks WHERE taker = '${WAITING}' LIMIT 1`))).length > 0;
}

/** The turn that is served now: that of the first who waits, otherwise of the last who was served; each lane has its own. */
const LANE = 'urgent = CAST($5 AS INTEGER)';
const TURN = `(SELECT MAX(v) FROM (
  SELECT 1 AS v
  UNION ALL SELECT COALESCE(
    (SELECT MIN(turn) FROM bot_tasks WHERE taker = '${WAITING}' AND ${LANE}),
    (SELECT MAX(turn) FROM bot_tasks WHERE ${LANE}))
  UNION ALL SELECT MAX(turn) + 1 FROM bot_tasks WHERE host = $3 AND ${LANE}) AS turns)`;
const ROUND = `(SELECT MAX(v) FROM (
  SELECT 1 AS v
  UNION ALL SELECT COALESCE(
    (SELECT MIN(round) FROM bot_tasks WHERE host = $3 AND ${LANE} AND taker = '${WAITING}'),
    (SELECT MAX(round) FROM bot_tasks WHERE host = $3 AND ${LANE}))
  UNION ALL SELECT MAX(round) + 1 FROM bot_tasks WHERE code = $4 AND ${LANE}) AS rounds)`;
