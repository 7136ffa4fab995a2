// Until somebody asks us to stop.

import { whenNpmIsGone } from './parent.ts';

export function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    whenNpmIsGone(done);
  });
}
