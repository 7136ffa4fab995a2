// A match that is open: what its tabs share, and the tab that is shown.

import { type Analysis, type OptionValues, type Words, wordsAt } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import { type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { analysis as storedAnalysis, table } from '../api.ts';
import { loadGames } from '../games.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { type Place, placeIn, replayPath } from './address.ts';
import type { OpenMatch } from './open-match.ts';
import { ReplayFrame } from './replay-frame.tsx';
import { turnRows } from './story.ts';
import { TABS } from './tabs.ts';
import { type OpenReplay, ReplayContext } from './use-replay.ts';

interface Props {
  readonly code: string | null;
  readonly match: OpenMatch;
  readonly tab: string | null;
}

export function OpenPage({ code, match, tab }: Props): ReactElement | null {
  const say = useSay();
  const [, go] = useLocation();
  const options = useMemo(() => match.replay.matchAt(0).options as OptionValues, [match]);
  const words = useWords(match, options);
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [me, setMe] = useState<number | null>(null);
  const [part, setPart] = useState<'table' | 'log'>('table');
  const { log, replay } = match;
  const [place, setPlace] = useState<Place>(() => ({
    ...{ row: 0, eyes: 'all' },
    ...placeIn(location.search, replay.rows, replay.seats),
  }));
  useEffect(() => {
    if (code === null) return;
    table(code)
      .then(({ seats }) => setMe(seats.find(({ mine }) => mine)?.seat ?? null))
      // Then nobody is called "you".
      .catch(() => undefined);
    storedAnalysis(code).then(
      (stored) => stored && setAnalysis(stored),
      () => undefined,
    );
  }, [code]);
  const name = useCallback(
    (seat: number): string => log.table?.names[seat] || say('seat.number', { number: seat + 1 }),
    [log, say],
  );
  const shown = TABS.find(({ id }) => id === (tab ?? 'replay')) ?? TABS[0];
  const onBoard = shown?.id === 'replay';
  const show = useCallback(
    (next: Partial<Place>) => {
      setPlace((before) => ({ ...before, ...next }));
      if (!onBoard) go(replayPath(code));
    },
    [code, go, onBoard],
  );
  useAddress(code, place, onBoard);
  const turns = useMemo(() => (words ? turnRows(replay, words, name) : []), [replay, words, name]);
  const open = useMemo<OpenReplay | null>(
    () =>
      words && {
        ...match,
        ...place,
        code,
        words,
        name,
        options,
        turns,
        me,
        analysis,
        setAnalysis,
        show,
        part,
        setPart,
      },
    [match, place, code, words, name, options, turns, me, analysis, show, part],
  );
  if (open === null || shown === undefined) return null;
  return (
    <ReplayContext value={open}>
      <ReplayFrame tab={shown.id}>
        <Suspense fallback={null}>
          <shown.Page />
        </Suspense>
      </ReplayFrame>
    </ReplayContext>
  );
}

const ADDRESS_MS = 300;

/** The address names the moment that is shown, once it is looked at for a while. */
function useAddress(code: string | null, place: Place, onBoard: boolean): void {
  useEffect(() => {
    if (!onBoard) return undefined;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', replayPath(code, 'replay', place)),
      ADDRESS_MS,
    );
    return () => clearTimeout(timer);
  }, [code, place, onBoard]);
}

function useWords({ log, gamePackage }: OpenMatch, options: OptionValues): Words | null {
  const language = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([wordsOf(log.game, language, ['index']), loadGames([log.game])])
      .then(async ([found]) => {
        await found?.parts?.load(options);
        return found ?? gamePackage.words;
      })
      // Those of the rules are here at any rate.
      .catch(() => gamePackage.words)
      .then((found) => {
        if (!gone) setWords(wordsAt(found, options));
      });
    return () => {
      gone = true;
    };
  }, [log, gamePackage, options, language]);
  return words;
}
