// The last things that happened, on the table itself; names stand out, mine in the light of the lamp.

import type { BoardProps, Seat } from '@tabella/kernel';
import { RecentLines } from '@tabella/ui/recent';
import type { ReactElement, ReactNode } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import Picture from '../picture.tsx';

type Props = Pick<BoardProps<EmissaryTypes>, 'told' | 'words' | 'name' | 'seat' | 'options'> & {
  readonly most: number;
};

const FIRST = 0xe000;
const END = '\ue0ff';
const NAMED = /([\ue000-\ue0fe][^\ue0ff]*\ue0ff)/;

export function Events({ told, words, name, seat, options, most }: Props): ReactElement {
  const marked = (one: Seat): string => `${String.fromCharCode(FIRST + one)}${name(one)}${END}`;
  const text = (sentence: string): ReactNode =>
    sentence.split(NAMED).map((part, i) => {
      const who = part.charCodeAt(0) - FIRST;
      if (!part.endsWith(END) || who < 0) return part;
      return (
        <b key={i} data-me={who === seat || undefined}>
          {part.slice(1, -1)}
        </b>
      );
    });
  return (
    <div className="em-events">
      <RecentLines {...{ told, words, options, most, text, Picture }} name={marked} you={seat} />
    </div>
  );
}
