// The middle of the table: whatever is happening now, between the cards that have acted and those that will.

import { RecentLines } from '@tabella/ui/recent';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { EndGame } from '../end/end-game.tsx';
import { Scores } from '../end/scores.tsx';
import EventPicture from '../event-picture.tsx';
import { say } from '../say.ts';
import { type BoardScene, useScene } from '../scene.ts';
import { Choosing } from './choosing.tsx';
import { OpenMoment, PlayPanel } from './play.tsx';
import { CrackSigns, QueueCard, QueueLine } from './queue.tsx';
import { isSpread, Spread } from './spread.tsx';

const RESOLVING: readonly string[] = ['cracks', 'resolve', 'aftermath'];

export function OnmitsuStage(): ReactElement {
  const scene = useScene();
  const { view } = scene;
  const play = view.plays.at(-1);
  const busy = play !== undefined || view.window !== null || isSpread(scene);
  const stage = useInSight(busy ? `${play?.card} ${play?.action} ${view.window} ${scene.ask?.kind}` : '');
  if (view.end?.verdicts)
    return (
      <div className="on-stage">
        <Scores verdicts={view.end.verdicts} />
      </div>
    );
  const queued = RESOLVING.includes(view.phase) && view.queue.length + view.cracks.length > 0;
  if (!queued)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      <div ref={stage} className="on-stage" tabIndex={0}>
        {middleOf(scene)}
      </div>
    );
  const now = view.queue.findIndex(({ state }) => state === 'now' || state === 'later');
  const split = now < 0 ? view.queue.length : now;
  const acting = view.queue[split]?.state === 'now' ? 1 : 0;
  return (
    <div ref={stage} className="on-stage on-resolving">
      <QueueLine />
      <ol className="on-flank" aria-label={say.done}>
        <CrackSigns />
        {view.queue.slice(0, split).map((item) => (
          <QueueCard key={item.card} item={item} />
        ))}
      </ol>
      <div className="on-now">
        {middleOf(scene)}
        {/* In a replay the frame tells what happened. */}
        {scene.replay === undefined && (
          <RecentLines
            told={scene.told}
            words={scene.words}
            name={scene.name}
            you={scene.me}
            options={scene.options}
            Picture={EventPicture}
            most={2}
          />
        )}
      </div>
      <ol className="on-flank" aria-label={say.later}>
        {view.queue.slice(split + acting).map((item) => (
          <QueueCard key={item.card} item={item} />
        ))}
      </ol>
    </div>
  );
}

/** Where the board is too low for all of it, what happens now is what is seen. */
function useInSight(now: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now !== '') place.current?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return place;
}

function middleOf(scene: BoardScene): ReactElement {
  const { view } = scene;
  const play = view.plays.at(-1);
  if (isSpread(scene)) return <Spread />;
  if (play) return <PlayPanel play={play} />;
  if (view.end) return <EndGame end={view.end} />;
  if (view.window !== null) return <OpenMoment />;
  return <Choosing />;
}
