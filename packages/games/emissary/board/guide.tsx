// A guided first game: the real board, a scripted table, no server. It teaches passing, proving and locking.

import type { BoardProps } from '@tabella/kernel';
import { AT_NO_TABLE } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import { english } from '../words/en/index.ts';
import { Coach } from './guide/coach.tsx';
import { STEPS } from './guide/script.ts';
import { useLesson } from './guide/use-lesson.ts';
import EmissaryBoard from './index.tsx';
import { say } from './say.ts';
import './css/guide.css';

export default function Guide(): ReactElement {
  const { guide } = say;
  const lesson = useLesson();
  const { step, chosen, at } = lesson;
  const { ending } = step.view;
  const props: BoardProps<EmissaryTypes> = {
    seat: step.view.me,
    view: step.view,
    asks: lesson.asks,
    told: [],
    chosen: chosen === undefined ? [] : [chosen],
    choose: lesson.choose,
    answer: async () => null,
    ...AT_NO_TABLE,
    window: null,
    result: ending ? { winners: ending.winners, reason: ending.reason } : null,
    name: (seat) => guide.names[seat] ?? '',
    words: english,
    options: step.view.options,
    notes: lesson.notes,
    note: lesson.note,
  };
  return (
    <main className="em-guide" aria-label={guide.title}>
      <h1 className="hidden-text">{guide.title}</h1>
      <EmissaryBoard {...props} />
      <Coach
        step={step}
        at={at}
        steps={STEPS.length}
        chosen={chosen}
        astray={lesson.astray}
        onChoose={lesson.choose}
        onConfirm={lesson.confirm}
        onGo={lesson.go}
      />
    </main>
  );
}
