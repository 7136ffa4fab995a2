// The one sentence of the prompt bar.

import type { Words } from '@tabella/kernel';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { hasToShow } from '../table/asked.ts';
import { useNames, useTable } from '../table/at-table.tsx';
import { isQuiet } from './pointing.ts';
import { useChosen } from './selection.ts';

export function useSentence(sight: Sight, words: Words): string {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const { ask, window, waiting, result, view } = sight;
  const quiet = useChosen(ask).length === 0 && isQuiet(table.game, sight);
  if (result !== null) return words.result(result, name);
  if (table.paused) return say('prompt.pausedNote');
  if (ask !== null && !quiet && (hasToShow(sight) || (ask.declared !== undefined && ask.reaction !== true))) {
    return words.prompt(ask, view, name);
  }
  if (window !== null) return say('prompt.window');
  const others = waiting.filter((seat) => seat !== sight.seat);
  if (others.length === 0) return say('prompt.oneMoment');
  return say('prompt.waitingFor', { names: listOf(language, others.map(name)) });
}
