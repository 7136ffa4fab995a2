// Chat, in SQL.

import type { Seat } from '@tabella/kernel';
import { type Engine, type SqlRow, sql } from '../engine.ts';
import type { Store, StoredChat } from '../port.ts';
import { jsonOrNull, number, parseOrNull, text, textOrNull } from './columns.ts';

export function chats(engine: Engine): Pick<Store, 'addChat' | 'chat'> {
  return {
    addChat: (code, line) =>
      engine.write(function* () {
        yield sql(
          `INSERT INTO chat (code, at, id, person, name, seat, body, side, said)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          ...[code, line.at, line.id, line.person, line.name, line.seat, line.text, jsonOrNull(line.side), line.said],
        );
      }),
    chat: async (code, limit) => {
      const last = (which: string): Promise<readonly SqlRow[]> =>
        engine.read(
          sql(`SELECT * FROM chat WHERE code = $1 AND ${which} ORDER BY at DESC, id DESC LIMIT $2`, code, limit),
        );
      const table = await last("(side IS NULL OR side <> '[]')");
      const spectators = await last("side = '[]'");
      return [...table.map(chatFrom), ...spectators.map(chatFrom)].sort(byTime);
    },
  };
}

const byTime = (a: StoredChat, b: StoredChat): number => a.at - b.at || (a.id < b.id ? -1 : 1);

function chatFrom(row: SqlRow): StoredChat {
  return {
    id: text(row.id),
    at: number(row.at),
    person: text(row.person),
    name: text(row.name),
    seat: row.seat === null || row.seat === undefined ? null : number(row.seat),
    text: text(row.body),
    side: parseOrNull<Seat[]>(row.side),
    said: textOrNull(row.said),
  };
}
