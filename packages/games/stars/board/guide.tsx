// The guided first game: the real board with a short script, in this browser alone.

import type { Answer, BoardProps, Choice } from '@tabella/kernel';
import { AT_NO_TABLE, type PageProps } from '@tabella/ui/table';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { StarsAsk, StarsTypes } from '../rules/types.ts';
import { readNotes, readWord, SECTIONS } from '../solver/index.ts';
import StarsEnd from './end.tsx';
import { AT_FIRST, type Story, script } from './guide/script.ts';
import StarsBoard from './index.tsx';
import { guide } from './say.ts';
import './css/guide.css';

export default function Guide({ words }: PageProps<StarsTypes>): ReactElement {
  const [at, setAt] = useState(0);
  const [story, setStory] = useState(AT_FIRST);
  const [notes, setNotes] = useState<Choice>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const scene = script[at];
  const go = (to: number): void => {
    setNotes(script[to]?.notes ?? null);
    setAt(to);
  };
  // A screen reader reads the next text first.
  useEffect(() => {
    if (at > 0) text.current?.focus();
  }, [at]);
  if (!scene) return <p />;
  const view = scene.view(story);
  const last = at === script.length - 1;
  const marked = SECTIONS.some((section) => readNotes(notes)?.[section].some((mark) => mark !== 'unknown'));
  const props: BoardProps<StarsTypes> = {
    seat: view.me,
    view,
    asks: scene.ask ? [scene.ask] : [],
    told: [],
    chosen: [],
    choose: () => undefined,
    answer: (ask, answer) => {
      setStory(told(story, ask, answer));
      go(at + 1);
      return Promise.resolve(null);
    },
    ...AT_NO_TABLE,
    window: null,
    result: scene.result?.(story) ?? null,
    name: (seat) => guide.names[seat] ?? '',
    words,
    options: view.options,
    notes,
    note: setNotes,
  };
  return (
    <main className="st-guide">
      <h1 className="hidden-text">{guide.title}</h1>
      <div className="st-guide-board">{last ? <StarsEnd {...props} /> : <StarsBoard key={at} {...props} />}</div>
      <section className="st-guide-bar" aria-label={guide.title}>
        <p ref={text} tabIndex={-1} className="st-guide-text">
          {guide.texts[scene.step]}
        </p>
        <div className="st-guide-row">
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
            scene.ask === null && (
              <button
                type="button"
                className="btn btn-wax"
                disabled={scene.marks && !marked}
                onClick={() => go(at + 1)}
              >
                {guide.next}
              </button>
            )
          )}
        </div>
      </section>
    </main>
  );
}

/** The story goes on with what was answered. */
function told(story: Story, ask: StarsAsk, answer: Answer): Story {
  if (ask.kind === 'transmit') {
    const read = readWord(String(answer));
    return read.ok ? { ...story, word: read.word } : story;
  }
  return ask.kind === 'guess-words'
    ? {
        ...story,
        rows: String(answer)
          .split(' ')
          .map((n) => Number(n) - 1),
      }
    : story;
}
