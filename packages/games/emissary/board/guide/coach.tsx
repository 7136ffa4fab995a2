// The bar of the guide, where the prompt is at a real table: what there is to see, what to do, and the buttons for it.

import { PASS } from '@tabella/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Answer } from '../../rules/types.ts';
import { guide } from '../say.ts';
import type { Lesson } from './use-lesson.ts';

const NAMES = ['first', 'second'] as const;

export function Coach({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { step, at, steps, chosen, astray } = lesson;
  const words = guide.steps[step.id];
  const place = useRef<HTMLElement>(null);
  // Each step is read from its beginning.
  useEffect(() => {
    if (place.current && at >= 0) place.current.scrollTop = 0;
  }, [at]);
  const last = at === steps - 1;
  const inWords = (step.ask?.from ?? []).flatMap((choice: Answer) => (typeof choice === 'string' ? choice : []));
  return (
    <section ref={place} className="em-coach" aria-label={guide.label}>
      {at === 0 && (
        <nav className="em-coach-lessons" aria-label={guide.lessonsLabel}>
          {NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === lesson.name ? 'true' : undefined}
              onClick={() => lesson.begin(name)}
            >
              {guide.lessons[name]}
            </button>
          ))}
        </nav>
      )}
      <div className="em-coach-text" aria-live="polite">
        <h2>
          {words.title} <span className="em-coach-count">{guide.of(at + 1, steps)}</span>
        </h2>
        <p>{words.text}</p>
        {words.task && (
          <p className="em-coach-task" data-astray={astray || undefined}>
            {astray && words.hint ? words.hint : words.task}
          </p>
        )}
      </div>
      <div className="em-coach-buttons">
        {at > 0 && (
          <button type="button" className="em-coach-button" onClick={() => lesson.go(at - 1)}>
            {guide.back}
          </button>
        )}
        {inWords.map((choice) => (
          <button
            key={choice}
            type="button"
            className="em-coach-button"
            aria-pressed={choice === PASS ? undefined : chosen === choice}
            onClick={() => (choice === PASS ? lesson.confirm(choice) : lesson.choose(choice))}
          >
            {guide.choices[choice]}
          </button>
        ))}
        {step.ask ? (
          <button
            type="button"
            className="em-coach-button em-coach-go"
            disabled={chosen === undefined || chosen === null || chosen === PASS}
            onClick={() => chosen !== undefined && lesson.confirm(chosen)}
          >
            {guide.confirm}
          </button>
        ) : (
          !last && (
            <button type="button" className="em-coach-button em-coach-go" onClick={() => lesson.go(at + 1)}>
              {guide.next}
            </button>
          )
        )}
        {last && (
          <>
            <button type="button" className="em-coach-button" onClick={() => lesson.go(0)}>
              {guide.again}
            </button>
            {lesson.name === 'first' ? (
              <button type="button" className="em-coach-button em-coach-go" onClick={() => lesson.begin('second')}>
                {guide.onward}
              </button>
            ) : (
              <a className="em-coach-button em-coach-go" href="/">
                {guide.play}
              </a>
            )}
          </>
        )}
      </div>
    </section>
  );
}
