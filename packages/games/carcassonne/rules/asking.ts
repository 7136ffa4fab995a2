// The words in which the rules of Carcassonne ask: `chosen(ask, yield put(ask))`. A turn is many small questions; a flow
// within the flow for each of them, or terms that are spread into it, would cost a quarter of the speed of a game.

import {
  type AboutOf,
  type AskOf,
  asking,
  type Batch,
  type ChoiceOf,
  type KindOf,
  type Outcome,
} from '@tabella/kernel';
import type { CarcassonneTypes as T } from './types.ts';

const { batch, together } = asking<T>();

export { together };

/** A question to one seat, with the answer of a seat that is away. Everybody sees what is answered. */
export function question<K extends KindOf<T>>(
  seat: number,
  kind: K,
  from: readonly ChoiceOf<T, K>[],
  fallback: ChoiceOf<T, K>,
  about: AboutOf<T, K>,
): AskOf<T, K> {
  const ask: object =
    about === undefined
      ? { seat, kind, from, open: true, fallback }
      : { seat, kind, from, about, open: true, fallback };
  return ask as AskOf<T, K>;
}

/** One question, as the kernel takes it. */
export const put = (ask: AskOf<T>): Batch => batch('all', [ask]);

/** What was answered to it. */
export const chosen = <K extends KindOf<T>>(_ask: AskOf<T, K>, outcome: Outcome): ChoiceOf<T, K> =>
  (outcome as readonly ChoiceOf<T, K>[])[0] as ChoiceOf<T, K>;
