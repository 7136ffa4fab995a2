// A list of lines is one stop of the tab key; arrows go from line to line.

import type { KeyboardEvent, RefObject } from 'react';

export function useRovingLines(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('button.log-line') ?? [])];
    const at = lines.findIndex((line) => line === document.activeElement);
    const next = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[
      event.key
    ];
    if (next === undefined || lines[next] === undefined) return;
    event.preventDefault();
    lines[next].focus();
  };
}
