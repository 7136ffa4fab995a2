// The log: what happened, in sentences, the newest on top. Names stand out in the colour of their seat.

import type { Words } from '@tabella/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { useLive, useNames } from './at-table.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { Rich } from './rich.tsx';
import { marked } from './sentences.ts';

/** Older sentences are still in the match's file. */
const MOST = 200;

export function Log({ words, snapshot }: { readonly words: Words; readonly snapshot: SeatSnapshot }): ReactElement {
  const say = useSay();
  const name = useNames();
  const { told, earlier, result } = snapshot;
  const promise = useLive((live) => live.deal.first?.commitment);
  const seen = useSeen(snapshot);
  const lines = useMemo(() => {
    const sentences = told.map((event, i) => ({ at: earlier + i, text: words.event(event, marked(name)) }));
    return sentences
      .filter((line) => line.text !== '')
      .slice(-MOST)
      .reverse();
  }, [told, earlier, words, name]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{say('tabs.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="log-lines" tabIndex={0} aria-labelledby="log-title">
        {result && (
          <li className="log-end">
            <Rich text={words.result(result, marked(name))} />
          </li>
        )}
        {lines.map((line) => (
          <li key={line.at} className={line.at >= seen ? 'log-new' : undefined}>
            <Rich text={line.text} />
          </li>
        ))}
        {lines.length === 0 && <li className="quiet">{say('log.empty')}</li>}
        {promise && (
          <li className="log-deal quiet small">
            {say('fair.short')} <Fingerprint of={promise} />
          </li>
        )}
      </ol>
    </section>
  );
}

/** How much had happened when this seat answered last: what came since is new to it. */
function useSeen({ seat, ask, told, earlier }: SeatSnapshot): number {
  const count = earlier + told.length;
  const [seen, setSeen] = useState(count);
  const turn = ask && !ask.reaction && ask.declared === undefined ? `${seat} ${ask.id}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a turn is over, not at every event
  useEffect(() => {
    if (turn === '') return undefined;
    return () => setSeen(count);
  }, [turn]);
  return seen;
}
