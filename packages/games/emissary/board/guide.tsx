// Guided games: the real board, a scripted table, no server. The first lesson teaches passing, proving and locking, the
// second a mission, windows, Transfer, Trap and Intercept.

import { type BoardProps, same } from '@tabella/kernel';
import { AT_NO_TABLE, type PageProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { EmissaryTypes } from '../rules/types.ts';
import EmissaryEnd from './end/index.tsx';
import { Coach } from './guide/coach.tsx';
import { useLesson } from './guide/use-lesson.ts';
import EmissaryBoard from './index.tsx';
import { guide } from './say.ts';
import './css/guide.css';

export default function Guide({ words }: PageProps<EmissaryTypes>): ReactElement {
  const lesson = useLesson();
  const { step, chosen } = lesson;
  const { ending } = step.view;
  const props: BoardProps<EmissaryTypes> = {
    seat: step.view.me,
    view: step.view,
    asks: lesson.asks,
    told: [],
    chosen: chosen === undefined ? [] : [chosen],
    choose: lesson.choose,
    answer: async (_ask, answer) => {
      if (chosen !== undefined && same(answer, chosen)) lesson.confirm(chosen);
      return null;
    },
    ...AT_NO_TABLE,
    window: null,
    result: ending ? { winners: ending.winners, reason: ending.reason } : null,
    name: (seat) => guide.names[seat] ?? '',
    words,
    options: step.view.options,
    notes: lesson.notes,
    note: lesson.note,
  };
  return (
    <main className="em-guide" aria-label={guide.title}>
      <h1 className="hidden-text">{guide.title}</h1>
      {ending ? <EmissaryEnd key={lesson.name} {...props} /> : <EmissaryBoard {...props} />}
      <Coach lesson={lesson} />
    </main>
  );
}
