// The one sentence of the prompt bar.

import type { Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { hasToShow, isOut } from '../table/asked.ts';
import { useNames, useTable } from '../table/at-table.tsx';
import { isQuiet } from './pointing.ts';
import { useChosen } from './selection.ts';
import { hasNoChoice } from './taps.ts';

/**
 * The question to be shown: one that has a choice and waits for me, or that I have answered and may change. A window by which
 * I would rather not be stopped is shown once I choose something in it.
 */
export function useAskShown(sight: Sight): OpenAsk | null {
  const { game } = useTable();
  const { ask } = sight;
  const quiet = useChosen(ask).length === 0 && isQuiet(game, sight);
  if (ask === null || quiet || hasNoChoice(ask)) return null;
  return hasToShow(sight) || (ask.declared !== undefined && ask.reaction !== true) ? ask : null;
}

export function useSentence(sight: Sight, words: Words): string {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const { window, waiting, result, view } = sight;
  const ask = useAskShown(sight);
  if (result !== null) return words.result(result, name);
  if (table.paused) return say('prompt.pausedNote');
  if (ask !== null) return words.prompt(ask, view, name);
  const others = waiting.filter((seat) => seat !== sight.seat);
  const names = listOf(language, others.map(name));
  if (isOut(sight, table.game)) {
    return others.length === 0 ? say('out.watching') : say('out.waiting', { names, count: others.length });
  }
  if (window !== null) return say('prompt.window');
  if (others.length === 0) return say('prompt.oneMoment');
  return say('prompt.waitingFor', { names, count: others.length });
}
