// What the player is about to choose: parts picked on the board, and what the prompt bar holds. Touching anything in a
// window holds it; what is shown as chosen is always exactly what the prompt bar would confirm.

import { type BoardProps, type OpenAskOf, PASS } from '@tabella/kernel';
import { useState } from 'react';
import type { EmissaryTypes } from '../../rules/types.ts';
import {
  isEmpty,
  NOTHING,
  type Offered,
  offered,
  openWith,
  type Part,
  type Picked,
  partsOf,
  pick,
  type Value,
} from './parts.ts';

export interface Chooser {
  readonly ask: OpenAskOf<EmissaryTypes> | null;
  readonly offered: Offered;
  /** What is taken up, as far as it goes; of a whole choice all its parts. */
  readonly taken: Picked;
  /** In a question for several: everything that is chosen. */
  readonly several: readonly Picked[];
  may(part: Part, value: Value): boolean;
  has(part: Part, value: Value): boolean;
  touch(part: Part, value: Value): void;
}

const NONE: Offered = new Map();

type Props = Pick<BoardProps<EmissaryTypes>, 'asks' | 'chosen' | 'choose'>;

export function useChooser({ asks, chosen, choose }: Props): Chooser {
  const ask = asks[0] ?? null;
  const key = ask ? `${ask.seat} ${ask.id}` : '';
  const [held, setHeld] = useState<{ readonly key: string; readonly picked: Picked }>({ key, picked: NOTHING });
  const open = ask !== null && ask.declared === undefined;
  const many = ask?.max !== undefined;
  const whole = many ? NOTHING : partsOf(chosen[0]);
  const picked = held.key !== key ? NOTHING : held.picked;
  // Chosen in the prompt bar itself: then that is what is taken up here.
  const taken =
    isEmpty(whole) || (!isEmpty(picked) && openWith(chosen.slice(0, 1), picked).length === 0) ? picked : whole;
  const several = many ? chosen.map(partsOf) : [];
  const now = open ? offered(ask.from, taken) : NONE;
  const may = (part: Part, value: Value): boolean => now.get(part)?.has(value) ?? false;
  const has = (part: Part, value: Value): boolean =>
    many ? several.some((one) => one[part] === value) : taken[part] === value;
  const touch = (part: Part, value: Value): void => {
    if (!open || !may(part, value)) return;
    if (many) {
      const one = openWith(ask.from, { [part]: value })[0];
      if (one !== undefined) choose(one);
      return;
    }
    const again = taken[part] === value && (part === 'ability' || part === 'card');
    const next = again ? NOTHING : pick(ask.from, taken, part, value);
    const left = again ? [] : openWith(ask.from, next);
    const [only] = left;
    const last = left.length === 1 && only !== undefined;
    // The last part lives in the prompt bar alone: if it is taken back there, it is taken back here.
    setHeld({ key, picked: last ? { ...next, [part]: undefined } : next });
    if (last) choose(only);
    else if (!isEmpty(whole) || ask.reaction) choose(unchosen(ask));
  };
  return { ask: open ? ask : null, offered: now, taken, several, may, has, touch };
}

/** Choosing to pass takes a choice back and still holds the window; elsewhere nothing is chosen. */
const unchosen = ({ from }: OpenAskOf<EmissaryTypes>): typeof PASS | null =>
  from.some((choice) => choice === PASS) ? PASS : null;
