// The tables of the store, in words that both engines understand. A change is a new step at the end, never an edit.

export const STEPS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE people (id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL, made BIGINT NOT NULL)',
    `CREATE TABLE tables (
      code TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, access TEXT NOT NULL,
      windows TEXT NOT NULL, clock INTEGER NOT NULL, fill TEXT NOT NULL, host TEXT NOT NULL, phase TEXT NOT NULL,
      paused INTEGER NOT NULL, secret TEXT NOT NULL, next TEXT, waiting TEXT NOT NULL, result TEXT,
      made BIGINT NOT NULL, touched BIGINT NOT NULL, revision INTEGER NOT NULL)`,
    'CREATE INDEX tables_by_phase ON tables (phase, access, made)',
    `CREATE TABLE seats (
      code TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT, name TEXT, number TEXT, gone INTEGER NOT NULL,
      PRIMARY KEY (code, seat))`,
    'CREATE INDEX seats_by_person ON seats (person)',
    `CREATE TABLE moves (
      code TEXT NOT NULL, seq INTEGER NOT NULL, move TEXT NOT NULL, said TEXT, at BIGINT NOT NULL,
      PRIMARY KEY (code, seq))`,
    `CREATE TABLE declared (
      code TEXT NOT NULL, seat INTEGER NOT NULL, ask INTEGER NOT NULL, choice TEXT NOT NULL, said TEXT,
      PRIMARY KEY (code, seat))`,
    `CREATE TABLE chat (
      code TEXT NOT NULL, at BIGINT NOT NULL, id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER,
      body TEXT NOT NULL, side TEXT, said TEXT, PRIMARY KEY (code, at, id))`,
  ],
  ['CREATE TABLE notes (code TEXT NOT NULL, owner TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, owner))'],
  [
    "ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]'",
    'ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0',
  ],
  ['CREATE INDEX tables_by_host ON tables (phase, host)'],
  ['ALTER TABLE tables ADD COLUMN bound INTEGER NOT NULL DEFAULT 0'],
  [
    'ALTER TABLE tables ADD COLUMN origin TEXT',
    'ALTER TABLE tables ADD COLUMN began BIGINT',
    "UPDATE tables SET began = (SELECT MIN(at) FROM moves WHERE moves.code = tables.code) WHERE phase <> 'gathering'",
    `CREATE TABLE matches (
      code TEXT PRIMARY KEY, game TEXT NOT NULL, access TEXT NOT NULL, began BIGINT NOT NULL, ended BIGINT NOT NULL,
      names TEXT NOT NULL, words TEXT NOT NULL, hidden INTEGER NOT NULL)`,
    'CREATE INDEX matches_by_end ON matches (access, hidden, ended, code)',
    `CREATE TABLE played (
      person TEXT NOT NULL, code TEXT NOT NULL, outcome TEXT NOT NULL, ended BIGINT NOT NULL, hidden INTEGER NOT NULL,
      PRIMARY KEY (person, code))`,
    'CREATE INDEX played_by_end ON played (person, hidden, ended, code)',
    'CREATE INDEX played_by_code ON played (code)',
    'CREATE TABLE analyses (code TEXT PRIMARY KEY, body TEXT NOT NULL)',
  ],
  ['ALTER TABLE moves ADD COLUMN late INTEGER NOT NULL DEFAULT 0'],
  ['ALTER TABLE tables ADD COLUMN late INTEGER'],
  [
    "ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX tables_by_holder ON tables (holder)',
    'CREATE TABLE nodes (id TEXT PRIMARY KEY, url TEXT NOT NULL, seen BIGINT NOT NULL)',
    'CREATE TABLE news (subject TEXT PRIMARY KEY, at BIGINT NOT NULL)',
    'CREATE INDEX news_by_time ON news (at)',
  ],
  [
    'ALTER TABLE seats ADD COLUMN slips INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0',
    'CREATE TABLE bans (kind TEXT NOT NULL, what TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (kind, what))',
    `CREATE TABLE operator_log (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, did TEXT NOT NULL, what TEXT NOT NULL, who TEXT NOT NULL)`,
    'CREATE INDEX operator_log_by_time ON operator_log (at)',
  ],
  [
    'CREATE TABLE bot_nodes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL, takes INTEGER NOT NULL)',
    `CREATE TABLE bot_tasks (
      id TEXT PRIMARY KEY, node TEXT NOT NULL, host TEXT NOT NULL, code TEXT NOT NULL, urgent INTEGER NOT NULL,
      turn BIGINT NOT NULL, round BIGINT NOT NULL, asked BIGINT NOT NULL, taker TEXT NOT NULL)`,
    'CREATE INDEX bot_tasks_by_turn ON bot_tasks (taker, urgent, turn)',
    'CREATE INDEX bot_tasks_by_host ON bot_tasks (host, urgent, turn)',
    'CREATE INDEX bot_tasks_by_round ON bot_tasks (host, urgent, round)',
    'CREATE INDEX bot_tasks_by_code ON bot_tasks (code, urgent, round)',
    'CREATE INDEX bot_tasks_by_node ON bot_tasks (node)',
  ],
  [
    'CREATE TABLE snapshots (code TEXT PRIMARY KEY, rules INTEGER NOT NULL, rest TEXT NOT NULL, body TEXT NOT NULL)',
    'CREATE TABLE stories (code TEXT NOT NULL, first INTEGER NOT NULL, told TEXT NOT NULL, PRIMARY KEY (code, first))',
    'ALTER TABLE tables ADD COLUMN upgraded TEXT',
    `CREATE TABLE earlier (
      code TEXT NOT NULL, part INTEGER NOT NULL, rules INTEGER NOT NULL, bound INTEGER NOT NULL, options TEXT NOT NULL,
      upgraded TEXT, PRIMARY KEY (code, part))`,
    `CREATE TABLE earlier_moves (
      code TEXT NOT NULL, part INTEGER NOT NULL, seq INTEGER NOT NULL, move TEXT NOT NULL, said TEXT, late INTEGER NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (code, part, seq))`,
  ],
  [
    // What was in it is asked again.
    'DROP TABLE bot_tasks',
    `CREATE TABLE bot_tasks (
      id TEXT PRIMARY KEY, node TEXT NOT NULL, host TEXT NOT NULL, code TEXT NOT NULL, urgent INTEGER NOT NULL,
      turn BIGINT NOT NULL, asked BIGINT NOT NULL, taker TEXT NOT NULL)`,
    'CREATE INDEX bot_tasks_by_host ON bot_tasks (taker, urgent, host, code)',
    'CREATE INDEX bot_tasks_by_node ON bot_tasks (node)',
    `CREATE TABLE bot_turns (
      urgent INTEGER NOT NULL, host TEXT NOT NULL, code TEXT NOT NULL, served BIGINT NOT NULL,
      PRIMARY KEY (urgent, host, code))`,
  ],
  ['ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0'],
];

/** So many steps a store has that notes finished matches in a list of their own. */
export const WITH_MATCHES = 6;

export const SETTINGS = 'CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)';
