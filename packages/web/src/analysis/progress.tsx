// How far the analysis is: not begun, at work, stopped on the way, or why there is none.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import type { AnalysisJob, AnalysisState } from './client.ts';

interface Props {
  readonly job: AnalysisJob;
  readonly state: AnalysisState;
}

export function Progress({ job, state }: Props): ReactElement | null {
  const say = useSay();
  const { is, turn, turns, done, left, why } = state;
  if (is === 'done') return null;
  if (is === 'refused') {
    return (
      <section className="card analysis-progress" role="status">
        <p>{say(why === 'log' ? 'analysis.noLog' : 'analysis.noRules')}</p>
      </section>
    );
  }
  const busy = is === 'working';
  const percent = Math.round(100 * done);
  return (
    <section className="card analysis-progress" data-is={is}>
      <div>
        <p className="analysis-progress-head" role="status">
          <b>{headline()}</b>
          {busy && left !== null && <span className="small quiet">{say('analysis.left', { count: left })}</span>}
        </p>
        {is !== 'idle' && is !== 'failed' && (
          <progress className="analysis-bar" max={100} value={percent} aria-label={say('analysis.progress')}>
            {percent}
          </progress>
        )}
        <p className="small quiet">
          {say(busy ? 'analysis.workingNote' : is === 'cancelled' ? 'analysis.keptNote' : 'analysis.idleNote')}
        </p>
      </div>
      {busy ? (
        <button type="button" className="btn" onClick={() => job.cancel()}>
          {say('analysis.cancel')}
        </button>
      ) : (
        <button type="button" className="btn btn-wax" onClick={() => job.start()}>
          <Icon name="play" />
          {say(is === 'cancelled' ? 'analysis.goOn' : is === 'failed' ? 'analysis.again' : 'analysis.begin')}
        </button>
      )}
    </section>
  );

  function headline(): string {
    switch (is) {
      case 'working':
        return turns > 0 ? say('analysis.turnOf', { turn, turns }) : say('analysis.opening');
      case 'cancelled':
        return turns > 0 ? say('analysis.stopped', { turn, turns }) : say('analysis.stoppedEarly');
      case 'failed':
        return say('analysis.failed');
      default:
        return say('analysis.idle');
    }
  }
}
