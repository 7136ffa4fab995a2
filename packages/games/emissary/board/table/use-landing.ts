// A message that was just accepted stays visible for a moment, opened, before its taker.

import { useEffect, useRef, useState } from 'react';
import type { LetterView, View } from '../../rules/view.ts';

const LANDING_MS = 1100;

/** The view with the accepted message still on the table. */
export function useLanding(view: View): View {
  const [landed, setLanded] = useState<LetterView | null>(null);
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    const letter = landing(before, view);
    if (letter) setLanded(letter);
  }, [view]);
  useEffect(() => {
    if (landed === null) return;
    const timer = setTimeout(() => setLanded(null), LANDING_MS);
    return () => clearTimeout(timer);
  }, [landed]);
  return landed && view.letter === null && view.ending === null ? { ...view, letter: landed } : view;
}

/** The message as it lies now, if it was accepted between these two views. */
export function landing(before: View, now: View): LetterView | null {
  const { letter } = before;
  if (letter === null || now.letter !== null) return null;
  const rows = now.seats[letter.at]?.messages ?? [];
  const card = rows.at(-1)?.card;
  if (!card || rows.length <= (before.seats[letter.at]?.messages.length ?? 0)) return null;
  return { ...letter, stage: 'accept', face: card, exposed: true };
}
