// People and settings, in SQL.

import { type Engine, type SqlRow, sql } from '../engine.ts';
import type { Person, Store } from '../port.ts';
import { number, text } from './columns.ts';

type People = Pick<Store, 'setting' | 'addPerson' | 'personByToken' | 'renamePerson' | 'namesOf'>;

export function people(engine: Engine): People {
  return {
    setting: (name, make) =>
      engine.write(function* () {
        yield sql('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make());
        const [row] = yield sql('SELECT value FROM settings WHERE name = $1', name);
        return text(row?.value);
      }),
    addPerson: ({ id, token, name, made }) =>
      engine.write(function* () {
        yield sql('INSERT INTO people (id, token, name, made) VALUES ($1, $2, $3, $4)', id, token, name, made);
      }),
    personByToken: async (token) => {
      const [row] = await engine.read(sql('SELECT id, token, name, made FROM people WHERE token = $1', token));
      return row ? personFrom(row) : null;
    },
    renamePerson: (id, name) =>
      engine.write(function* () {
        yield sql('UPDATE people SET name = $2 WHERE id = $1', id, name);
      }),
    namesOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const places = ids.map((_, i) => `$${i + 1}`).join(', ');
      const rows = await engine.read(sql(`SELECT id, name FROM people WHERE id IN (${places})`, ...ids));
      return new Map(rows.map((row) => [text(row.id), text(row.name)]));
    },
  };
}

function personFrom(row: SqlRow): Person {
  return { id: text(row.id), token: text(row.token), name: text(row.name), made: number(row.made) };
}
