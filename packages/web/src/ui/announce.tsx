// What a screen reader hears: prompts and the log, in the order in which they happen.

import type { ReactElement } from 'react';
import { create } from 'zustand';

const useSpoken = create<{ readonly lines: readonly { readonly id: number; readonly text: string }[] }>(() => ({
  lines: [],
}));
let next = 0;

/** Speaks a sentence when the reader is free. */
export function announce(text: string): void {
  if (text === '') return;
  const line = { id: next++, text };
  useSpoken.setState(({ lines }) => ({ lines: [...lines.slice(-5), line] }));
}

export function LiveRegion(): ReactElement {
  const lines = useSpoken((state) => state.lines);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
