// Plots of a match: how many letters of the cipher the clues had pinned down. The solver works behind messages, so that the
// page does not wait.

import type { GamePlots } from '@tabella/ui/plots';
import type { StarsTypes } from '../rules/types.ts';
import type { Beliefs, Known, SolverRequest, SolverResponse } from '../solver/index.ts';
import { type Pinned, pinnedBy } from './pinned.ts';
import { plots as say } from './say.ts';

export const plots: GamePlots<StarsTypes> = {
  plots: async (match) => {
    const sent = match.told.flatMap(({ event }) => (event.kind === 'sent' ? [event] : []));
    const { draw } = match.view(0).options;
    const known = [0, ...sent.map((_, i) => i + 1)].map((count) => ({ draw, clues: sent.slice(0, count) }));
    const pinned = await allPinned(known);
    return [
      {
        shape: 'bars',
        title: say.pinned,
        of: say.clue,
        boxed: say.sure,
        kinds: [{ id: 'possible', label: say.possible, colour: '#3d6b57' }],
        most: 26,
        bars: pinned.map(({ sure, possible }, i) => ({
          id: String(i),
          label: sent[i - 1]?.word.toUpperCase() ?? say.start,
          seat: null,
          parts: [possible],
          text: say.letters(possible),
          boxes: { full: sure, of: 6 },
        })),
      },
    ];
  },
};

/** One after the other, in one worker: each builds on the one before. */
async function allPinned(known: readonly Known[]): Promise<readonly Pinned[]> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  try {
    const out: Pinned[] = [];
    for (const [id, one] of known.entries()) out.push(pinnedBy(await asked(worker, { id, kind: 'beliefs', ...one })));
    return out;
  } finally {
    worker.terminate();
  }
}

const asked = (worker: Worker, request: SolverRequest): Promise<Beliefs> =>
  new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('the solver did not start'));
    worker.onmessage = ({ data }: MessageEvent<SolverResponse>) => {
      if (data.ok && data.kind === 'beliefs') resolve(data.beliefs);
      else reject(new Error('the solver found nothing'));
    };
    worker.postMessage(request);
  });
