// Answers that were given in secret while others had not answered yet, in the words in which their seats chose them.

import type { Answer, Choice, OpenAsk } from '@tabella/kernel';
import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { Avatar } from '../ui/emblem.tsx';
import { useReplay } from './use-replay.ts';

export function Declared({ asks }: { readonly asks: readonly OpenAsk[] }): ReactElement | null {
  const say = useSay();
  const { replay, words, name, row } = useReplay();
  if (asks.length === 0) return null;
  const textOf = (ask: OpenAsk): string => {
    const answer: Answer = ask.declared ?? null;
    if (ask.text) return String(answer);
    // Cards are named as the seat saw them.
    const { view } = replay.at(row, ask.seat);
    const chosen: readonly Choice[] = ask.max === undefined ? [answer] : (answer as readonly Choice[]);
    return chosen.map((one) => words.choice(one, ask, view, name)).join('; ') || say('none');
  };
  return (
    <section className="hidden-card declared-now" aria-labelledby="declared-title">
      <h2 id="declared-title" className="label">
        {say('hidden.declared')}
      </h2>
      <ul>
        {asks.map((ask) => (
          <li key={ask.seat}>
            <Avatar seat={ask.seat} name={name(ask.seat)} size="small" />
            <span>
              <b>{name(ask.seat)}</b> {textOf(ask)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
