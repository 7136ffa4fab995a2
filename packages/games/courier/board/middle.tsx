// The middle of the desk, on an old map: the deck, the discards, and the card that is being played with what answers it.

import type { ReactElement } from 'react';
import { colourIn } from '../rules/box.ts';
import { Letter } from './letter.tsx';
import { quarrelIn } from './quarrel.ts';
import { say } from './say.ts';
import type { BoardScene } from './scene.ts';

const LAST = 2;

export function Middle({ scene }: { readonly scene: BoardScene }): ReactElement {
  const { view } = scene;
  const last = view.discard.at(-1);
  return (
    <section className="co-middle" aria-label={say.middle}>
      <Chart />
      <figure className="co-pile">
        <Letter colour={view.top && colourIn(view.top)} />
        <figcaption>{say.deck(view.deck, view.top)}</figcaption>
      </figure>
      <Quarrel scene={scene} />
      <figure className="co-pile">
        {last === undefined ? <span className="co-empty" /> : <Letter colour={colourIn(last)} />}
        <figcaption>{say.discards(view.discard.length, last)}</figcaption>
      </figure>
    </section>
  );
}

/** Of a long quarrel, the card it is about and the last words. */
function Quarrel({ scene }: { readonly scene: BoardScene }): ReactElement | null {
  const played = quarrelIn(scene.told);
  if (played.length === 0) return null;
  const first = scene.told.length - played.length;
  const left = played.length - 1 - LAST;
  return (
    <ol className="co-quarrel" aria-label={say.played}>
      {played.map(({ seat, card }, i) =>
        i > 0 && i <= left ? (
          i === left && <li key={i}>{say.more(left)}</li>
        ) : (
          <li key={i} data-flight={`play ${first + i}`} data-from={seat}>
            <Letter colour={colourIn(card)} />
            <span>{(i === 0 ? say.plays : say.cancels)(scene.name(seat), card)}</span>
          </li>
        ),
      )}
    </ol>
  );
}

/** The road that goes round, as on the front page. */
function Chart(): ReactElement {
  return (
    <svg className="co-chart" viewBox="-150 -86 300 176" preserveAspectRatio="none" aria-hidden="true">
      <path d="M-142-78h284v160h-284z" />
      <path d="m-128-34 8-14 8 14zM-114-30l6-10 6 10zM112-58l8-14 8 14zM98-54l6-10 6 10zM86 66q5-5 10 0t10 0 10 0M92 73q5-5 10 0t10 0" />
      <path
        className="co-chart-road"
        d="M-130 40c10-60 30-96 90-100s70 22 112 10 50 30 56 60-40 62-108 62-160 28-150-32Z"
      />
    </svg>
  );
}
