// The bar of the guide, where the prompt is at a real table: what there is to see, what to do, and the buttons for it.

import { useKeys } from '@tabella/ui/keys';
import { type ReactElement, useEffect, useRef } from 'react';
import { guide } from '../say.ts';
import { STEPS } from './script.ts';
import type { Lesson } from './use-lesson.ts';

export function Coach({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const { at, asked, chosen, astray, lines } = lesson;
  const words = guide.steps[STEPS[at]?.id ?? 'welcome'];
  const place = useRef<HTMLElement>(null);
  // Each step is read from its beginning, also by ear.
  useEffect(() => {
    if (place.current && at > 0) {
      place.current.scrollTop = 0;
      place.current.focus({ preventScroll: true });
    }
  }, [at]);
  // As at a real table: what is chosen is confirmed by Enter from where it was chosen.
  useKeys({
    Enter: ({ target }) => {
      const ready =
        chosen !== undefined && target instanceof Element && target.closest('[aria-pressed="true"]') !== null;
      if (ready) lesson.confirm();
      return ready;
    },
  });
  const last = at === STEPS.length - 1;
  return (
    <section ref={place} className="ccg-coach" aria-label={guide.label} tabIndex={-1}>
      <div className="ccg-text" aria-live="polite">
        <h2>
          {words.title} <span className="ccg-count">{guide.of(at + 1, STEPS.length)}</span>
        </h2>
        <p>{words.text}</p>
        {words.task && (
          <p className="ccg-task" data-astray={astray || undefined}>
            {astray ? words.hint : words.task}
          </p>
        )}
        {lines.length > 0 && (
          <ul className="ccg-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="ccg-buttons">
        {lesson.inWords.map(({ choice, label }) => (
          <button
            key={label}
            type="button"
            className="cc-btn ccg-choice"
            aria-pressed={chosen === choice}
            onClick={() => lesson.choose(choice)}
          >
            {label}
          </button>
        ))}
        {at > 0 && (
          <button type="button" className="cc-btn" onClick={() => lesson.go(last ? 0 : at - 1)}>
            {last ? guide.again : guide.back}
          </button>
        )}
        {last ? (
          <a className="cc-btn ccg-go" href="/">
            {guide.play}
          </a>
        ) : (
          <button
            type="button"
            className="cc-btn ccg-go"
            disabled={asked && chosen === undefined}
            onClick={() => (asked ? lesson.confirm() : lesson.go(at + 1))}
          >
            {asked ? guide.confirm : guide.next}
          </button>
        )}
      </div>
    </section>
  );
}
