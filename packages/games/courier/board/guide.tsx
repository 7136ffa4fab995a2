// A guided first game of two minutes: the real board and the real rules, in this browser alone.

import { type BoardProps, same } from '@tabella/kernel';
import { AT_NO_TABLE, type PageProps } from '@tabella/ui/table';
import { type ReactElement, useMemo, useState } from 'react';
import type { CourierChoice, CourierTypes } from '../rules/types.ts';
import { Coach } from './guide/coach.tsx';
import { OPTIONS } from './guide/position.ts';
import { playLesson } from './guide/script.ts';
import CourierBoard from './index.tsx';
import { guide } from './say.ts';
import './css/guide.css';

interface Place {
  readonly at: number;
  readonly chosen: CourierChoice | null;
  /** Something else was answered than the lesson wants. */
  readonly astray: boolean;
}

const arrive = (at: number): Place => ({ at, chosen: null, astray: false });

export default function Guide({ words }: PageProps<CourierTypes>): ReactElement {
  const steps = useMemo(playLesson, []);
  const [{ at, chosen, astray }, setPlace] = useState(arrive(0));
  const step = steps[at];
  if (!step) throw new RangeError(`no step ${at}`);
  const choose = (choice: CourierChoice | null): void => setPlace({ at, chosen: choice, astray: false });
  const confirm = (choice: CourierChoice): void => {
    const right = step.wants.some((want) => same(want, choice));
    setPlace(right ? arrive(at + 1) : { at, chosen: null, astray: true });
  };
  const name = (seat: number): string => guide.names[seat] ?? '';
  const board: BoardProps<CourierTypes> = {
    seat: step.view.me,
    view: step.view,
    asks: step.asks,
    told: step.told,
    chosen: chosen === null ? [] : [chosen],
    choose,
    answer: async () => null,
    ...AT_NO_TABLE,
    window: null,
    result: step.result,
    name,
    words,
    options: OPTIONS,
  };
  return (
    <main className="co-guide">
      <h1 className="co-hidden">{guide.title}</h1>
      <CourierBoard {...board} />
      <Coach
        step={step}
        at={at}
        count={steps.length}
        chosen={chosen}
        astray={astray}
        name={name}
        words={words}
        onChoose={choose}
        onConfirm={confirm}
        onGo={(to) => setPlace(arrive(to))}
      />
    </main>
  );
}
