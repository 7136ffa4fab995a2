// Settings from the environment, as they are documented in docs/hosting.md.

import { readProxies } from './address.ts';
import type { ServeOptions } from './serve.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws with one clear sentence when a setting makes no sense. */
export function optionsFrom(env: Environment): ServeOptions {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env.PORT}`);
  return {
    port,
    ...(env.HOST ? { host: env.HOST } : {}),
    data: env.TABELLA_DATA || 'data',
    sets: env.TABELLA_SETS || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    natsUrl: env.NATS_URL || undefined,
    node: env.TABELLA_NODE || undefined,
    nodeUrl: env.TABELLA_NODE_URL || undefined,
    origins: (env.TABELLA_ORIGINS ?? '').split(',').flatMap((one) => one.trim() || []),
    proxies: readProxies((env.TABELLA_PROXY ?? '').trim()),
    log: env.TABELLA_LOG || 'warn',
  };
}
