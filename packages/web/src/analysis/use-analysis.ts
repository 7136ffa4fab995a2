// The analysis of the match that is open: a stored one at once, or one that is worked out here and then stored with the match,
// also if its reader has left this tab meanwhile.

import type { Analysis } from '@tabella/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { request } from '../api.ts';
import { useReplay } from '../replay/use-replay.ts';
import { type AnalysisJob, type AnalysisState, jobOf } from './client.ts';

/** Those that the server has. */
const stored = new WeakSet<Analysis>();

export function useAnalysis(): { readonly job: AnalysisJob; readonly state: AnalysisState } {
  const { log, code, me, analysis, setAnalysis } = useReplay();
  const job = useMemo(() => jobOf(log), [log]);
  const state = useSyncExternalStore(job.subscribe, job.state);
  useEffect(() => {
    if (analysis === null || job.state().analysis === analysis) return;
    stored.add(analysis);
    job.offer(analysis);
  }, [job, analysis]);
  useEffect(() => {
    let gone = false;
    const take = (): void => {
      const { is, analysis: found } = job.state();
      if (is === 'working') return;
      if (found !== null) setAnalysis(found);
      if (found !== null && code !== null && me !== null) store(code, found);
      if (gone) stop();
    };
    const stop = job.subscribe(take);
    take();
    return () => {
      gone = true;
      take();
    };
  }, [job, code, me, setAnalysis]);
  return { job, state };
}

function store(code: string, analysis: Analysis): void {
  if (analysis.unfinished || stored.has(analysis)) return;
  stored.add(analysis);
  // Without the server it stays on this page, and the next visit works it out again.
  request('PUT', `/tables/${code}/analysis`, analysis).catch(() => stored.delete(analysis));
}
