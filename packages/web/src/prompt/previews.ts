// When previews are asked for: of what is chosen, after a moment's rest; of buttons that act at once, when they appear.

import { type Answer, type Choice, PASS, type Preview, same } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { useEffect } from 'react';
import { previewIn } from '../live/previews.ts';
import type { TableHandle } from '../live/table-store.ts';
import { useHandle, useLive } from '../table/at-table.tsx';
import { answerOf, useChosen } from './selection.ts';
import type { Pointing } from './taps.ts';
import { tapsOf } from './taps.ts';

const REST_MS = 120;
/** Nobody's answer waits longer for its preview. */
const PATIENCE_MS = 1_000;
/** So many other answers are looked at to find one that is better. */
const MOST_OTHERS = 6;

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

/**
 * Whether this answer would end my game while another might not. Where time runs, only what is known already counts.
 */
export async function endsMe(handle: TableHandle, ask: OpenAsk, answer: Answer): Promise<boolean> {
  const known = previewIn(handle.store.getState().previews, ask, answer);
  if (ask.text || (ask.reaction && known === undefined)) return false;
  const found = known === undefined ? await soon(handle.preview(ask, answer)) : known;
  return found?.ends === true && (ask.max !== undefined || (await hasWayOut(handle, ask, answer)));
}

/** Whether some other answer would not end it, as far as a few of them tell. */
async function hasWayOut(handle: TableHandle, ask: OpenAsk, answer: Answer): Promise<boolean> {
  const others = ask.from.filter((choice) => !same(choice, answer)).slice(0, MOST_OTHERS);
  const found = await Promise.all(others.map((choice) => soon(handle.preview(ask, choice))));
  return found.some((preview) => preview?.ends !== true);
}

const soon = (preview: Promise<Preview | null>): Promise<Preview | null> =>
  Promise.race([preview, new Promise<null>((settle) => setTimeout(() => settle(null), PATIENCE_MS))]);
