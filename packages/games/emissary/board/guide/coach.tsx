// The bar of the guide, where the prompt is at a real table: what there is to see, what to do, and the buttons for it.

import { PASS } from '@tabella/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Answer } from '../../rules/types.ts';
import { say } from '../say.ts';
import type { Step } from './script.ts';

interface Props {
  readonly step: Step;
  readonly at: number;
  readonly steps: number;
  readonly chosen: Answer | undefined;
  readonly astray: boolean;
  onChoose(choice: Answer): void;
  onConfirm(choice: Answer): void;
  onGo(to: number): void;
}

export function Coach({ step, at, steps, chosen, astray, onChoose, onConfirm, onGo }: Props): ReactElement {
  const { guide } = say;
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
          <button type="button" className="em-coach-button" onClick={() => onGo(at - 1)}>
            {guide.back}
          </button>
        )}
        {inWords.map((choice) => (
          <button
            key={choice}
            type="button"
            className="em-coach-button"
            aria-pressed={choice === PASS ? undefined : chosen === choice}
            onClick={() => (choice === PASS ? onConfirm(choice) : onChoose(choice))}
          >
            {guide.choices[choice]}
          </button>
        ))}
        {step.ask ? (
          <button
            type="button"
            className="em-coach-button em-coach-go"
            disabled={chosen === undefined || chosen === null || chosen === PASS}
            onClick={() => chosen !== undefined && onConfirm(chosen)}
          >
            {guide.confirm}
          </button>
        ) : (
          !last && (
            <button type="button" className="em-coach-button em-coach-go" onClick={() => onGo(at + 1)}>
              {guide.next}
            </button>
          )
        )}
        {last && (
          <>
            <button type="button" className="em-coach-button" onClick={() => onGo(0)}>
              {guide.again}
            </button>
            <a className="em-coach-button em-coach-go" href="/">
              {guide.play}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
