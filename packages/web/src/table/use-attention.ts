// My turn: a mark in the title and a short sound. Windows make neither: people in one room would hear who can answer.

import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/languages.ts';
import type { Sight } from '../live/state.ts';
import { hasNoChoice } from '../prompt/taps.ts';
import { play } from '../ui/sounds.ts';
import { isAsked } from './asked.ts';

export function useAttention(sights: readonly Sight[], game: string): void {
  const say = useSay();
  const turn = sights.find(
    ({ ask, ...sight }) => isAsked({ ...sight, ask }) && ask && !ask.reaction && !hasNoChoice(ask),
  );
  const mark = turn ? `${turn.seat} ${turn.ask?.id}` : '';
  const before = useRef(mark);
  useEffect(() => {
    document.title = mark === '' ? `${game} · Tabella` : `● ${say('prompt.yourTurn')} · ${game}`;
    if (mark !== '' && mark !== before.current) play('turn');
    before.current = mark;
  }, [mark, game, say]);
}
