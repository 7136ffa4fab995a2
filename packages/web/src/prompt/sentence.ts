// The one sentence of the prompt bar.

import type { Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { gameOf } from '../games.ts';
import { listOf } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import type { SeatSnapshot } from '../live/state.ts';
import { hasToShow } from '../table/asked.ts';
import { useNames, useTable } from '../table/at-table.tsx';
import { isOut } from '../table/out.ts';
import { isQuiet } from './pointing.ts';
import { useChosen } from './selection.ts';
import { hasNoChoice } from './taps.ts';

/**
 * The question to be shown: one that has a choice and waits for me, or that I have answered and may change. A window by which
 * I would rather not be stopped is shown once I choose something in it.
 */
export function useAskShown(snapshot: SeatSnapshot): OpenAsk | null {
  const { game } = useTable();
  const { ask } = snapshot;
  const quiet = useChosen(ask).length === 0 && isQuiet(game, snapshot);
  if (ask === null || quiet || hasNoChoice(ask)) return null;
  return hasToShow(snapshot) || (ask.declared !== undefined && ask.reaction !== true) ? ask : null;
}

export function useSentence(snapshot: SeatSnapshot, words: Words): string {
  const say = useSay();
  const name = useNames();
  const table = useTable();
  const language = useLanguage();
  const { window, waiting, result, view } = snapshot;
  const ask = useAskShown(snapshot);
  // Where a game shows the end in its own way, nothing is said before it.
  if (result !== null) return gameOf(table.game).End ? say('end.over') : words.result(result, name);
  if (table.paused) return say('prompt.pausedNote');
  if (ask !== null) return words.prompt(ask, view, name);
  const others = waiting.filter((seat) => seat !== snapshot.seat);
  const names = listOf(language, others.map(name));
  if (isOut(snapshot, table.game)) {
    return others.length === 0 ? say('out.watching') : say('out.waiting', { names, count: others.length });
  }
  if (window !== null) return say('prompt.window');
  if (others.length === 0) return say('prompt.oneMoment');
  return say('prompt.waitingFor', { names, count: others.length });
}
