// R turns the tile, wherever on the page the keys are; not while somebody writes or looks at a sheet.

import { useEffect, useRef } from 'react';

export function useTurnKey(turn: (() => void) | null): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input:not([type="radio"]), textarea, select, dialog')) return;
      latest.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
