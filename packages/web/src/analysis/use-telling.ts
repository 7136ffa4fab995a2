// What the parts of this tab share: how moments are told, and the words round every chart.

import { type NameOf, type OptionValues, type Words, wordsAt } from '@tabella/kernel';
import type { ChartWords } from '@tabella/ui/chart/data';
import { useCallback, useMemo } from 'react';
import { useSay } from '../i18n/languages.ts';
import { useReplay } from '../replay/use-replay.ts';
import type { Telling } from './moments.ts';

export function useTelling(): Telling {
  const say = useSay();
  const { replay, words, name, me, turns } = useReplay();
  return useMemo(() => ({ replay, words, name, me, turns, say }), [replay, words, name, me, turns, say]);
}

export function useChartWords(): ChartWords {
  const say = useSay();
  return useMemo(
    () => ({ asTable: say('analysis.asTable'), moment: say('analysis.moment'), show: say('analysis.show') }),
    [say],
  );
}

/** All options of the match, also those that nobody changed. */
export function useOptions(): OptionValues {
  const { replay } = useReplay();
  return useMemo(() => replay.matchAt(0).options as OptionValues, [replay]);
}

/** The words for analyses: they come with the rules, and in the language of the reader where there are any. */
export function useJudgingWords(): Pick<Words, 'decision' | 'belief'> {
  const { words, gamePackage } = useReplay();
  const options = useOptions();
  return useMemo(() => {
    const rules = wordsAt(gamePackage.words, options);
    const { decision = rules.decision, belief = rules.belief } = words;
    return { ...(decision ? { decision } : {}), ...(belief ? { belief } : {}) };
  }, [words, gamePackage, options]);
}

/** As seats are named in charts. */
export function useSeatName(): NameOf {
  const say = useSay();
  const { name, me } = useReplay();
  return useCallback((seat) => (seat === me ? say('seat.you') : name(seat)), [say, name, me]);
}
