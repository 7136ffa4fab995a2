// Nodes, the leases of their tables and their news, in SQL. All times are by the clock of the database.

import { type Engine, sql } from '../engine.ts';
import { ALIVE_MS, Fenced, type Lease, type Store } from '../port.ts';
import { number, text } from './columns.ts';

type Nodes = Pick<Store, 'beat' | 'part' | 'hold' | 'holds' | 'release' | 'orphans' | 'tell' | 'newsSince'>;

/** News that is older has reached everybody. */
const KEPT_MS = 60_000;
/** A write may be visible a little after its time. */
const OVERLAP_MS = 5_000;

/** Held by nobody; and by nobody although a match goes on there. */
const FREE = '';
const WANTED = '-';

export function nodes(engine: Engine): Nodes {
  const alive = `EXISTS (SELECT 1 FROM nodes n WHERE n.id = tables.holder AND n.seen > ${engine.now} - ${ALIVE_MS})`;
  return {
    beat: ({ id, url }) =>
      engine.aside(function* () {
        yield sql(
          `INSERT INTO nodes (id, url, seen) VALUES ($1, $2, ${engine.now})
           ON CONFLICT (id) DO UPDATE SET url = excluded.url, seen = excluded.seen`,
          ...[id, url],
        );
        const [living] = yield sql(`SELECT COUNT(*) AS many FROM nodes WHERE seen > ${engine.now} - ${ALIVE_MS}`);
        return number(living?.many);
      }),
    part: (id) =>
      engine.aside(function* () {
        yield sql('DELETE FROM nodes WHERE id = $1', id);
      }),
    hold: (code, node) =>
      engine.aside(function* () {
        const held = sql(
          `SELECT t.holder, n.id, n.url, CASE WHEN n.seen > ${engine.now} - ${ALIVE_MS} THEN 1 ELSE 0 END AS alive
           FROM tables t LEFT JOIN nodes n ON n.id = t.holder WHERE t.code = $1`,
          code,
        );
        const [before] = yield held;
        if (before?.alive === 1 && before.id !== node) return { id: text(before.id), url: text(before.url) };
        const [taken] = yield sql(
          `UPDATE tables SET holder = $2, epoch = epoch + 1
           WHERE code = (SELECT code FROM tables WHERE code = $1 ${engine.atOnce})
           AND closed = 0 AND (holder IN ('${FREE}', '${WANTED}', $2) OR NOT ${alive}) RETURNING epoch`,
          ...[code, node],
        );
        const from = text(before?.holder);
        const fromDead = ![FREE, WANTED, node].includes(from);
        if (taken) return { code, epoch: number(taken.epoch), ...(fromDead && { from }) };
        const [other] = yield held;
        return other?.id ? { id: text(other.id), url: text(other.url) } : null;
      }),
    holds: async ({ code, epoch }) =>
      (await engine.read(sql('SELECT 1 AS held FROM tables WHERE code = $1 AND epoch = $2', code, epoch))).length > 0,
    release: ({ code, epoch }, goesOn) =>
      engine.write(function* () {
        yield sql(
          'UPDATE tables SET holder = $3 WHERE code = $1 AND epoch = $2',
          ...[code, epoch, goesOn ? WANTED : FREE],
        );
      }),
    orphans: async (limit) => {
      const gone = (await engine.read(sql(withoutNode(engine)))).map((row) => text(row.holder));
      if (gone.length === 0) return [];
      const places = gone.map((_, i) => `$${i + 2}`).join(', ');
      const rows = await engine.read(
        sql(
          `SELECT code FROM tables WHERE holder IN (${places}) AND (holder = '${WANTED}' OR phase = 'playing') LIMIT $1`,
          ...[limit, ...gone],
        ),
      );
      return rows.map((row) => text(row.code));
    },
    tell: (subjects) =>
      engine.aside(function* () {
        for (const subject of subjects) {
          yield sql(
            `INSERT INTO news (subject, at) VALUES ($1, ${engine.now})
             ON CONFLICT (subject) DO UPDATE SET at = excluded.at`,
            subject,
          );
        }
        yield sql(`DELETE FROM news WHERE at < ${engine.now} - ${KEPT_MS}`);
      }),
    newsSince: async (at) => {
      const [clock] = await engine.read(sql(`SELECT ${engine.now} AS now`));
      const rows = await engine.read(sql('SELECT subject, at FROM news WHERE at >= $1', at - OVERLAP_MS));
      return {
        told: rows.map((row) => ({ subject: text(row.subject), at: number(row.at) })),
        now: number(clock?.now ?? 0),
      };
    },
  };
}

/**
 * Holders of tables that are no living node. It steps from one holder to the next in the index: every node asks this every
 * second, so it must cost by the number of nodes and not by that of tables.
 */
const withoutNode = ({ now }: Engine): string =>
  `WITH RECURSIVE holders (holder) AS (
     SELECT MIN(holder) FROM tables WHERE holder > '${FREE}'
     UNION ALL
     SELECT (SELECT MIN(t.holder) FROM tables t WHERE t.holder > h.holder) FROM holders h WHERE h.holder IS NOT NULL)
   SELECT holder FROM holders WHERE holder IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = holders.holder AND n.seen > ${now} - ${ALIVE_MS})`;

/** Every write looks first whether the lease still holds; whoever takes it then waits until the write is done. */
export function fenced(engine: Engine, { code, epoch }: Lease): Engine {
  return {
    ...engine,
    write: (work, lane) =>
      engine.write(function* () {
        const held = yield sql(
          `SELECT 1 AS held FROM tables WHERE code = $1 AND epoch = $2 ${engine.forShare}`,
          ...[code, epoch],
        );
        if (held.length === 0) throw new Fenced(`table ${code} is run elsewhere`);
        return yield* work();
      }, lane),
  };
}
