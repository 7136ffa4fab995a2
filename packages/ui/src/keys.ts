// Keys that work anywhere at a table. They are silent while somebody writes, while a dialog is open, and with Ctrl, Alt or
// Meta, which belong to the browser.

import { useEffect, useRef } from 'react';

/** What to do by `KeyboardEvent.key`, letters in lower case; what answers false leaves the key to whatever has the focus. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean>>;

const WRITING =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"])';

export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(WRITING)) return;
      if (document.querySelector('dialog[open]')) return;
      const act = now.current[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before whatever has the focus hears it.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
