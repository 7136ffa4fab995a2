// The guided first game: the real board with a short script, in this browser alone.

import { type BoardProps, same } from '@tabella/kernel';
import { AT_NO_TABLE, type PageProps } from '@tabella/ui/table';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { OnmitsuChoice, OnmitsuTypes } from '../rules/types.ts';
import { Icon } from './art/icons.tsx';
import { script } from './guide/script.ts';
import OnmitsuBoard from './index.tsx';
import { guide } from './say.ts';
import './css/guide.css';

const WINDOW_MS = 20_000;
const NO_CHOICE: readonly OnmitsuChoice[] = [];

export default function Guide({ words }: PageProps<OnmitsuTypes>): ReactElement {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(NO_CHOICE);
  const text = useRef<HTMLParagraphElement>(null);
  const scene = script[at];
  const go = (to: number): void => {
    setChosen(NO_CHOICE);
    setAt(to);
  };
  // A screen reader reads the next text first.
  useEffect(() => {
    if (at > 0) text.current?.focus();
  }, [at]);
  // The incense is lit when the window opens, and not again with every tap.
  const until = useMemo(() => (script[at]?.window ? Date.now() + WINDOW_MS : null), [at]);
  if (!scene) return <p />;
  const done = scene.want === undefined || chosen.some((choice) => same(choice, scene.want));
  const last = at === script.length - 1;
  const board: BoardProps<OnmitsuTypes> = {
    seat: scene.view.me,
    view: scene.view,
    asks: scene.ask ? [scene.ask] : [],
    told: [],
    chosen,
    choose: (choice) => setChosen(choice === null ? NO_CHOICE : [choice]),
    answer: (_, choice) => {
      if (same(choice, scene.want)) go(at + 1);
      // Anything else is one of the choices of the question too: the text says to try again.
      else setChosen([choice as OnmitsuChoice]);
      return Promise.resolve(null);
    },
    ...AT_NO_TABLE,
    window: until === null ? null : { until, thinking: false },
    result: scene.result ?? null,
    name: (seat) => guide.names[seat] ?? '',
    words,
    options: { set: 'original', patience: true, aid: true },
  };
  return (
    <main className="on-guide">
      <h1 className="hidden-text">{guide.title}</h1>
      <div className="on-guide-board">
        <OnmitsuBoard {...board} />
      </div>
      <section className="on-guide-bar" aria-label={guide.title}>
        <p ref={text} tabIndex={-1} className="on-guide-text">
          {chosen.length > 0 && !done ? guide.other : guide.texts[scene.step]}
        </p>
        <div className="on-guide-row">
          <span>{guide.step(at + 1, script.length)}</span>
          {at > 0 && (
            <button type="button" className="btn" onClick={() => go(last ? 0 : at - 1)}>
              {last ? guide.again : guide.back}
            </button>
          )}
          {last ? (
            <a className="btn btn-wax" href="/">
              {guide.play}
            </a>
          ) : (
            <button type="button" className="btn btn-wax" disabled={!done} onClick={() => go(at + 1)}>
              {scene.ask ? guide.confirm : guide.next}
              <Icon name="next" />
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
