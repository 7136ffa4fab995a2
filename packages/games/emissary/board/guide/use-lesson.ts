// Where the reader is in the guided game, and what becomes of an answer: the wanted one goes on, another one gets a hint.

import { type Choice, type OpenAskOf, same } from '@tabella/kernel';
import { useEffect, useState } from 'react';
import type { Answer, EmissaryTypes } from '../../rules/types.ts';
import { markOf, noteOf, readNotes } from '../notes.ts';
import type { LessonName } from '../say.ts';
import { LESSONS } from './lessons.ts';
import type { Step } from './script.ts';

export interface Lesson {
  readonly name: LessonName;
  readonly steps: number;
  readonly at: number;
  readonly step: Step;
  readonly asks: readonly OpenAskOf<EmissaryTypes>[];
  readonly chosen: Answer | undefined;
  readonly astray: boolean;
  readonly notes: Choice;
  choose(choice: Answer | null): void;
  confirm(choice: Answer): void;
  go(to: number): void;
  begin(lesson: LessonName): void;
  note(notes: Choice): void;
}

interface Place {
  readonly at: number;
  readonly chosen: Answer | undefined;
  readonly astray: boolean;
}

const FIRST = LESSONS.first[0] as Step;
/** `/emissary/guide#second` begins with the second one. */
const wanted = (): LessonName => (location.hash === '#second' ? 'second' : 'first');
const asked = (at: number): Place => ({ at, chosen: undefined, astray: false });

export function useLesson(): Lesson {
  const [name, setName] = useState(wanted);
  const [place, setPlace] = useState(asked(0));
  const steps = LESSONS[name];
  const [notes, setNotes] = useState<Choice>(null);
  const { at, chosen, astray } = place;
  const step = steps[at] ?? FIRST;
  const go = (to: number): void => setPlace(asked(Math.max(0, Math.min(steps.length - 1, to))));
  const marked = step.mark !== undefined && markOf(noteOf(readNotes(notes), step.mark), 'KDR') === 'in';
  useEffect(() => {
    if (!marked) return;
    // Long enough to see the slip.
    const timer = setTimeout(() => setPlace(asked(at + 1)), 1200);
    return () => clearTimeout(timer);
  }, [marked, at]);
  return {
    name,
    steps: steps.length,
    at,
    step,
    asks: step.ask ? [{ ...step.ask, id: at }] : [],
    chosen,
    astray,
    notes,
    choose: (choice) => setPlace({ at, chosen: choice ?? undefined, astray: false }),
    confirm: (choice) => (same(choice, step.want) ? go(at + 1) : setPlace({ at, chosen: undefined, astray: true })),
    go,
    begin: (lesson) => {
      setName(lesson);
      setNotes(null);
      setPlace(asked(0));
    },
    note: setNotes,
  };
}
