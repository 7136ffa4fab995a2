// The analysis of the match that is open: a stored one at once, or one that is worked out here and then stored with the match.

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
  const here = state.is === 'working' ? null : state.analysis;
  useEffect(() => {
    if (here !== null) setAnalysis(here);
  }, [here, setAnalysis]);
  useEffect(() => {
    if (code === null || me === null || here === null || here.unfinished || stored.has(here)) return;
    stored.add(here);
    // Without the server it stays on this page, and the next visit works it out again.
    request('PUT', `/tables/${code}/analysis`, here).catch(() => stored.delete(here));
  }, [code, me, here]);
  return { job, state };
}
