// Speaks what a new score shows; the word and the score themselves are spoken by the table.

import { useEffect, useRef } from 'react';
import { type Clue, tipsFor } from '../solver/index.ts';
import { useSpeak } from './live.tsx';
import { say } from './say.ts';

export function useTellings(clues: readonly Clue[]): void {
  const speak = useSpeak();
  const heard = useRef(clues.length);
  useEffect(() => {
    const fresh = clues.slice(heard.current);
    heard.current = clues.length;
    const tips = tipsFor(fresh);
    if (tips.length > 0)
      speak(
        tips.map((tip) => say.tip(tip, tip.key === 'oneRed' ? tip.letter : (fresh[tip.clue]?.word ?? ''))).join(' '),
      );
  }, [clues, say, speak]);
}
