// A list of lines is one stop of the tab key; arrows go from line to line.

import type { KeyboardEvent, RefObject } from 'react';

export function useRovingLines(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const lines: Element[] = [...(list.current?.querySelectorAll('button.log-line') ?? [])];
    const at = document.activeElement === null ? -1 : lines.indexOf(document.activeElement);
    const next = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[
      event.key
    ];
    const line = next === undefined ? undefined : lines[next];
    if (!(line instanceof HTMLElement)) return;
    event.preventDefault();
    line.focus();
  };
}
