// The last few events, on the table itself: the newest at the bottom and brightest, each with its picture.

import type { AnyTypes, GameTypes, NameOf, Seat, WordsOf } from '@tabella/kernel';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import './recent.css';
import type { PictureProps } from './table.ts';

interface Props<T extends GameTypes> {
  readonly told: readonly T['event'][];
  readonly words: Pick<WordsOf<T>, 'event'>;
  readonly name: NameOf;
  readonly you: Seat | null;
  /** Those of the match. */
  readonly options: T['options'];
  readonly Picture?: ComponentType<PictureProps<T>> | undefined;
  /** How many, at most. */
  readonly most?: number;
  /** Shows a sentence; for frames that colour the names in it. */
  text?(sentence: string): ReactNode;
}

export function RecentLines<T extends GameTypes = AnyTypes>(props: Props<T>): ReactElement {
  const { told, words, name, you, options, Picture, most = 3, text = (sentence) => sentence } = props;
  const lines = lastSaid(told, (event) => words.event(event, name, you), most);
  return (
    <ol className="recent" aria-hidden="true">
      {lines.map(({ at, event, sentence }) => (
        <li key={at}>
          {Picture && <Picture event={event} name={name} you={you} options={options} />}
          <span>{text(sentence)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The last events that have words, oldest first. */
export function lastSaid<E>(
  told: readonly E[],
  say: (event: E) => string,
  most: number,
): readonly { readonly at: number; readonly event: E; readonly sentence: string }[] {
  const found: { at: number; event: E; sentence: string }[] = [];
  for (let at = told.length - 1; at >= 0 && found.length < most; at--) {
    const event = told[at] as E;
    const sentence = say(event);
    if (sentence !== '') found.unshift({ at, event, sentence });
  }
  return found;
}
