// When previews are asked for: of what is chosen, after a moment's rest; of buttons that act at once, when they appear.

import { type Answer, type Choice, PASS, type Preview } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { useEffect } from 'react';
import { previewIn } from '../live/previews.ts';
import type { TableHandle } from '../live/table-store.ts';
import { useHandle, useLive } from '../table/at-table.tsx';
import type { Pointing } from './pointing.ts';
import { answerOf, useChosen } from './selection.ts';
import { tapsOf } from './taps.ts';

const REST_MS = 120;
/** Nobody's answer waits longer for its preview. */
const PATIENCE_MS = 1_000;

/** What the chosen answer would bring; null while nothing is known of it. */
export function useChosenPreview(ask: OpenAsk | null): Preview | null {
  const chosen = useChosen(ask);
  const answer = ask === null || chosen.length === 0 ? undefined : answerOf(ask, chosen);
  const handle = useHandle();
  const known = useLive((live) => live.previews);
  const key = JSON.stringify(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is known by its text
  useEffect(() => {
    if (ask === null || answer === undefined || ask.text) return undefined;
    const timer = setTimeout(() => void handle.preview(ask, answer), REST_MS);
    return () => clearTimeout(timer);
  }, [handle, ask?.seat, ask?.id, key]);
  return (ask !== null && answer !== undefined && previewIn(known, ask, answer)) || null;
}

/** What the buttons would bring that act at once. */
export function useTapPreviews(
  ask: OpenAsk,
  pointing: Pointing,
): readonly { readonly choice: Choice; readonly preview: Preview }[] {
  const handle = useHandle();
  const known = useLive((live) => live.previews);
  const taps = ask.reaction ? [] : tapsOf(ask, pointing).filter((choice) => choice !== PASS || ask.from.length > 1);
  const key = JSON.stringify(taps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers are known by their text
  useEffect(() => {
    for (const choice of taps) void handle.preview(ask, choice);
  }, [handle, ask.seat, ask.id, key]);
  return taps.flatMap((choice) => {
    const preview = previewIn(known, ask, choice);
    return preview ? [{ choice, preview }] : [];
  });
}

/** Whether this answer would end my game. Where time runs, only what is known already counts. */
export async function endsMe(handle: TableHandle, ask: OpenAsk, answer: Answer): Promise<boolean> {
  const known = previewIn(handle.store.getState().previews, ask, answer);
  if (known !== undefined || ask.text || ask.reaction) return known?.ends ?? false;
  const late = new Promise<null>((settle) => setTimeout(() => settle(null), PATIENCE_MS));
  return (await Promise.race([handle.preview(ask, answer), late]))?.ends ?? false;
}
