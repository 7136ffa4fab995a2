// How far the analysis is: not begun, at work, stopped on the way, or why there is none.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { replayPath } from '../replay/address.ts';
import { useReplay } from '../replay/use-replay.ts';
import { Icon } from '../ui/icon.tsx';
import type { AnalysisJob, AnalysisState } from './client.ts';
import { askToNotify, tellDone } from './told-done.tsx';

interface Props {
  readonly job: AnalysisJob;
  readonly state: AnalysisState;
}

export function Progress({ job, state }: Props): ReactElement | null {
  const say = useSay();
  const { log, gamePackage } = useReplay();
  const { is, turn, turns, done, left, why } = state;
  if (is === 'done') return null;
  // Rules that were kept from earlier have no analyst.
  if (is === 'refused' || gamePackage.analyst === undefined) {
    return (
      <section className="card analysis-progress" role="status">
        <p>{why === 'log' ? say('analysis.noLog') : say('analysis.noRules', { rules: log.rules })}</p>
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
        <>
          <TellMe job={job} telling={state.telling} />
          <button type="button" className="btn" onClick={() => job.cancel()}>
            {say('analysis.cancel')}
          </button>
        </>
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

/** For those who do not wait: they are told wherever they are then. */
function TellMe({ job, telling }: { readonly job: AnalysisJob; readonly telling: boolean }): ReactElement {
  const say = useSay();
  const { code, words } = useReplay();
  const ask = (): void => {
    askToNotify();
    const game = words.title;
    job.tellDone((is) =>
      tellDone({
        text: say(is === 'done' ? 'analysis.ready' : 'analysis.notReady', { game }),
        look: say('analysis.look'),
        close: say('close'),
        path: replayPath(code, 'analysis'),
      }),
    );
  };
  return (
    <button type="button" className="btn" disabled={telling} onClick={ask}>
      <Icon name={telling ? 'check' : 'bell'} />
      {say(telling ? 'analysis.telling' : 'analysis.tell')}
    </button>
  );
}
