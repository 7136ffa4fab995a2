// The table's public face: serve, back up, describe.

export { type DoctorTerms, examine, type Finding } from './doctor/index.ts';
export { backup } from './server/backup.ts';
export { type Desk, openDesk } from './server/desk.ts';
export { type Environment, optionsFrom } from './server/env.ts';
export { type Served, type ServeOptions, serve } from './server/serve.ts';
export { type ServeBotsOptions, type ServedBots, serveBots } from './server/serve-bots.ts';
export { type Counts, copyStore, NotCopied } from './store/copy.ts';
export { Outage } from './store/index.ts';
export type { Ban, OperatedTable, OperatorNote } from './store/operator-port.ts';
export { type Time, wallTime } from './table/ports.ts';
export { PREVIEW_MS } from './table/previews.ts';
