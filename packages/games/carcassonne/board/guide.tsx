// A guided first game: the real board and the real rules with tiles in a known order, no server. It teaches to place a tile
// and a meeple, to score, the track, a message, farmers, and how it ends.

import type { BoardProps, ChoiceOf } from '@tabella/kernel';
import { AT_NO_TABLE, type PageProps } from '@tabella/ui/table';
import type { ReactElement } from 'react';
import type { CarcassonneTypes } from '../rules/types.ts';
import End from './end.tsx';
import { Coach } from './guide/coach.tsx';
import { YOU } from './guide/table.ts';
import { nameOf, useLesson } from './guide/use-lesson.ts';
import CarcassonneBoard from './index.tsx';
import { guide } from './say.ts';
import './css/guide.css';

export default function Guide({ words }: PageProps<CarcassonneTypes>): ReactElement {
  const lesson = useLesson(words);
  const { view, told, seen, ask } = lesson.position;
  const props: BoardProps<CarcassonneTypes> = {
    ...AT_NO_TABLE,
    seat: YOU,
    view,
    asks: ask ? [ask] : [],
    told,
    seen,
    chosen: lesson.chosen === undefined ? [] : [lesson.chosen],
    choose: lesson.choose,
    answer: (_, choice) => {
      lesson.confirm(choice as ChoiceOf<CarcassonneTypes>);
      return Promise.resolve(null);
    },
    window: null,
    result: view.result,
    name: nameOf,
    words,
    options: view.options,
  };
  return (
    <main className="ccg" aria-label={guide.title}>
      <h1 className="hidden-text">{guide.title}</h1>
      <div className="ccg-board">{view.result ? <End {...props} /> : <CarcassonneBoard {...props} />}</div>
      <Coach lesson={lesson} />
    </main>
  );
}
