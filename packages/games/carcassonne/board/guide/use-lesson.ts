// Where the reader is in the guided game, and what becomes of an answer: the wanted one goes on, another one gets a hint.

import { type ChoiceOf, same, type WordsOf } from '@tabella/kernel';
import { useMemo, useState } from 'react';
import type { CarcassonneTypes } from '../../rules/types.ts';
import { guide } from '../say.ts';
import { broughtBy, type Position, positionAt, STEPS } from './script.ts';

type Choice = ChoiceOf<CarcassonneTypes>;

export interface Lesson {
  readonly at: number;
  readonly position: Position;
  readonly asked: boolean;
  readonly chosen: Choice | undefined;
  /** Something else was confirmed than the lesson is about. */
  readonly astray: boolean;
  /** What the chosen answer would bring. */
  readonly lines: readonly string[];
  /** Answers that are not pointed at on the board. */
  readonly inWords: readonly { readonly choice: Choice; readonly label: string }[];
  choose(choice: Choice | null): void;
  confirm(choice?: Choice): void;
  go(to: number): void;
}

export const nameOf = (seat: number): string => guide.names[seat] ?? '';

export function useLesson(words: WordsOf<CarcassonneTypes>): Lesson {
  const [{ at, chosen, astray }, setPlace] = useState<{ at: number; chosen: Choice | undefined; astray: boolean }>({
    at: 0,
    chosen: undefined,
    astray: false,
  });
  const position = useMemo(() => positionAt(at), [at]);
  const { ask, view } = position;
  const lines = useMemo(() => {
    if (!ask || chosen === undefined) return [];
    const preview = { events: broughtBy(at, chosen), ends: false, wins: false };
    return words.preview?.(preview, chosen, ask, view, nameOf) ?? [];
  }, [at, ask, chosen, view, words]);
  const go = (to: number): void =>
    setPlace({ at: Math.max(0, Math.min(STEPS.length - 1, to)), chosen: undefined, astray: false });
  return {
    at,
    position,
    asked: ask !== null,
    chosen,
    astray,
    lines,
    inWords:
      ask?.kind === 'move'
        ? ask.from.map((choice) => ({ choice, label: words.choice(choice, ask, view, nameOf) }))
        : [],
    choose: (choice) => setPlace({ at, chosen: choice ?? undefined, astray: false }),
    confirm: (choice = chosen) => {
      if (choice === undefined) return;
      if (same(choice, STEPS[at]?.want)) go(at + 1);
      else setPlace({ at, chosen: undefined, astray: true });
    },
    go,
  };
}
