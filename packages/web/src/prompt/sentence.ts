// The one sentence of the prompt bar.

import type { Words } from '@tabella/kernel';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { hasToShow } from '../table/asked.ts';
import { useNames, useTable } from '../table/at-table.tsx';

export function useSentence(snapshot: SeatSnapshot, words: Words): string {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const { ask, window, waiting, result, view } = snapshot;
  if (result !== null) return words.result(result, name);
  if (table.paused) return say('prompt.pausedNote');
  if (ask !== null && (hasToShow(snapshot) || (ask.declared !== undefined && ask.reaction !== true))) {
    return words.prompt(ask, view, name);
  }
  if (window !== null) return say('prompt.window');
  const others = waiting.filter((seat) => seat !== snapshot.seat);
  if (others.length === 0) return say('prompt.oneMoment');
  return say('prompt.waitingFor', { names: listOf(language, others.map(name)) });
}
