// The bar of the guide, where the prompt is at a real table: what there is to see, what is asked, and the buttons for it.

import { type NameOf, same, type WordsOf } from '@tabella/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { CourierChoice, CourierTypes } from '../../rules/types.ts';
import { guide } from '../say.ts';
import type { Step } from './script.ts';

interface Props {
  readonly step: Step;
  readonly at: number;
  readonly count: number;
  /** Null: nothing. */
  readonly chosen: CourierChoice | null;
  readonly astray: boolean;
  readonly name: NameOf;
  readonly words: WordsOf<CourierTypes>;
  onChoose(choice: CourierChoice): void;
  onConfirm(choice: CourierChoice): void;
  onGo(to: number): void;
}

export function Coach({
  step,
  at,
  count,
  chosen,
  astray,
  name,
  words,
  onChoose,
  onConfirm,
  onGo,
}: Props): ReactElement {
  const text = useRef<HTMLDivElement>(null);
  // A screen reader reads every step from its beginning.
  useEffect(() => {
    if (at > 0) text.current?.focus();
  }, [at]);
  const { title, text: lines, hint } = guide.steps[step.step];
  const [ask] = step.asks;
  const last = at === count - 1;
  // The only answer need not be chosen.
  const from: readonly CourierChoice[] = ask?.from ?? [];
  const ready = from.length === 1 ? (from[0] ?? null) : chosen;
  // Things are pointed at on the board; here stand answers in words, and what was pointed at.
  const listed = from.filter((choice) => typeof choice !== 'object' || same(choice, chosen));
  return (
    <section className="co-coach" aria-label={guide.title}>
      <div ref={text} className="co-coach-text" tabIndex={-1}>
        <h2>
          {title} <span className="co-coach-count">{guide.of(at + 1, count)}</span>
        </h2>
        <p>{lines}</p>
        {ask && <p className="co-coach-task">{words.prompt(ask, step.view, name)}</p>}
        <p className="co-coach-hint" role="status">
          {astray && hint}
        </p>
      </div>
      <div className="co-coach-buttons">
        {ask &&
          listed.map((choice) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              className="btn"
              aria-pressed={same(choice, ready)}
              onClick={() => onChoose(choice)}
            >
              {words.choice(choice, ask, step.view, name)}
            </button>
          ))}
        {at > 0 && (
          <button type="button" className="btn" onClick={() => onGo(last ? 0 : at - 1)}>
            {last ? guide.again : guide.back}
          </button>
        )}
        {last ? (
          <a className="btn btn-wax" href="/">
            {guide.play}
          </a>
        ) : (
          <button
            type="button"
            className="btn btn-wax"
            disabled={ask !== undefined && ready === null}
            onClick={() => (ask === undefined ? onGo(at + 1) : ready !== null && onConfirm(ready))}
          >
            {ask ? guide.confirm : guide.next}
          </button>
        )}
      </div>
    </section>
  );
}
