// The solver in a worker of the browser: the page never waits for it.

import { handle, type SolverRequest } from '../solver/index.ts';

self.onmessage = (event: MessageEvent<SolverRequest>): void => {
  self.postMessage(handle(event.data));
};
