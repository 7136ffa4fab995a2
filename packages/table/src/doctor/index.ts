// The doctor: looks at the settings of a host one by one, and says what to change.

import { type Environment, optionsFrom } from '../server/env.ts';
import type { ServeOptions } from '../server/serve.ts';
import { disk, examineData, type Room } from './data.ts';
import { type Finding, wrong } from './finding.ts';
import { examinePort } from './port.ts';
import { examineNodeUrl, examinePublic } from './reach.ts';

export type { Finding } from './finding.ts';

export interface DoctorTerms {
  /** The public address, if it shall be asked too. */
  readonly url?: string | undefined;
  /** Tests bring their own. */
  readonly now?: () => number;
  readonly room?: Room;
}

export async function* examine(env: Environment, terms: DoctorTerms = {}): AsyncGenerator<Finding> {
  const { url, now = Date.now, room = disk } = terms;
  let options: ServeOptions;
  try {
    options = optionsFrom(env);
  } catch (thrown) {
    yield wrong('settings', (thrown as Error).message);
    return;
  }
  const { port = 0, host, data = 'data', databaseUrl, natsUrl, nodeUrl, proxies = null } = options;
  const { running, ...found } = await examinePort(port, host);
  yield found;
  yield* examineData(data, room);
  const { examineBus, examineDatabase } = await import('./database.ts');
  yield* await examineDatabase(databaseUrl, now);
  yield await examineBus(natsUrl, databaseUrl);
  yield await examineNodeUrl(nodeUrl, running);
  if (url !== undefined) yield* await examinePublic(url, proxies);
}
