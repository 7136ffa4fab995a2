// The queue of questions to bots, in SQL. Services are counted. The next is of the host whose turn is longest due: since the
// host was last served, or since the question was asked, whichever is later; and of that host's tables in the same way. So
// a question waits for at most one of every other host, however many those have.

import type { BotQueueStore, TakenTask } from '../bot-port.ts';
import { type Engine, type Query, type SqlRow, sql } from '../engine.ts';
import { ALIVE_MS } from '../port.ts';
import { number, text } from './columns.ts';

type Taking<T> = Generator<Query, T, readonly SqlRow[]>;

/** Taken by nobody; and by nobody again, because it could not be done. */
const WAITING = '';
const RETURNED = '-';
/** So many services ago, it does not matter any more who was served. */
const REMEMBERED = 10_000;
const FORGOTTEN_MS = 600_000;

/** The row that counts the services. */
const COUNT = "urgent = 0 AND host = '' AND code = ''";
/** Since when the turn of these questions is due. */
const DUE = 'CASE WHEN COALESCE(t.served, 0) > MIN(w.turn) THEN t.served ELSE MIN(w.turn) END';

export function botQueue(engine: Engine): BotQueueStore {
  const isAlive = (table: string, id: string): string =>
    `EXISTS (SELECT 1 FROM ${table} a WHERE a.id = ${id} AND a.seen > ${engine.now} - ${ALIVE_MS})`;

  return {
    addBotTask: ({ id, node, host, code, urgent }) =>
      engine.write(function* () {
        yield sql(
          `INSERT INTO bot_tasks (id, node, host, code, urgent, turn, asked, taker)
           VALUES ($1, $2, $3, $4, $5, COALESCE((SELECT served FROM bot_turns WHERE ${COUNT}), 0), ${engine.now}, '${WAITING}')`,
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

/** Every bot node looks when it is called: that costs no write. */
async function isWaiting(engine: Engine): Promise<boolean> {
  return (await engine.read(sql(`SELECT 1 AS one FROM bot_tasks WHERE taker = '${WAITING}' LIMIT 1`))).length > 0;
}

function* takeNext(id: string): Taking<TakenTask | null> {
  // Whoever counts goes on alone: others who take wait until this is done.
  const served = yield* count();
  const [first] = yield sql(
    `SELECT w.urgent, w.host FROM bot_tasks w
     LEFT JOIN bot_turns t ON t.urgent = w.urgent AND t.host = w.host AND t.code = ''
     WHERE w.taker = '${WAITING}' GROUP BY w.urgent, w.host, t.served
     ORDER BY w.urgent DESC, ${DUE}, MIN(w.asked) LIMIT 1`,
  );
  if (!first) return null;
  const lane = [number(first.urgent), text(first.host)] as const;
  const [table] = yield sql(
    `SELECT w.code FROM bot_tasks w
     LEFT JOIN bot_turns t ON t.urgent = w.urgent AND t.host = w.host AND t.code = w.code
     WHERE w.taker = '${WAITING}' AND w.urgent = $1 AND w.host = $2 GROUP BY w.code, t.served
     ORDER BY ${DUE}, MIN(w.asked) LIMIT 1`,
    ...lane,
  );
  const code = text(table?.code);
  for (const of of ['', code]) {
    yield sql(
      `INSERT INTO bot_turns (urgent, host, code, served) VALUES ($1, $2, $3, $4)
       ON CONFLICT (urgent, host, code) DO UPDATE SET served = excluded.served`,
      ...[...lane, of, served],
    );
  }
  const [taken] = yield sql(
    `UPDATE bot_tasks SET taker = $4 WHERE id = (
       SELECT id FROM bot_tasks WHERE taker = '${WAITING}' AND urgent = $1 AND host = $2 AND code = $3
       ORDER BY asked LIMIT 1)
     RETURNING id, node, (SELECT url FROM nodes n WHERE n.id = node) AS url`,
    ...[...lane, code, id],
  );
  return taken ? { id: text(taken.id), node: text(taken.node), url: text(taken.url ?? '') } : null;
}

/** One service more; now and then those of long ago are forgotten. */
function* count(): Taking<number> {
  const [row] = yield sql(
    `INSERT INTO bot_turns (urgent, host, code, served) VALUES (0, '', '', 1)
     ON CONFLICT (urgent, host, code) DO UPDATE SET served = bot_turns.served + 1 RETURNING served`,
  );
  const served = number(row?.served);
  if (served % 1_000 === 0) yield sql('DELETE FROM bot_turns WHERE served < $1', served - REMEMBERED);
  return served;
}
