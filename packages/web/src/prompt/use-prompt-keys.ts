// The keys of the prompt: digits choose, Enter confirms, Space passes, Z takes back, ? lists them. After a choice the next
// stop of Tab is the button that confirms it.

import { useKeys } from '@tabella/ui/keys';
import { type RefObject, useEffect, useRef } from 'react';

interface Deeds {
  readonly takeBack: (() => void) | null;
  /** What is chosen now: when it changes, Tab goes on to the confirmation. */
  readonly chosen: unknown;
  onList(): void;
}

/** What Enter or Space would press by itself. */
const PRESSED = 'button, a[href], summary, label, [role="button"], input';
/** Something that is chosen already: to press it again would only take it back. */
const CHOSEN = '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"]';

export function usePromptKeys(place: RefObject<HTMLElement | null>, { takeBack, chosen, onList }: Deeds): void {
  const find = (selector: string): HTMLElement | null => place.current?.querySelector<HTMLElement>(selector) ?? null;
  const press = (selector: string): boolean => {
    const button = find(selector);
    button?.click();
    return button !== null;
  };
  const pressed = ({ target }: KeyboardEvent): Element | null =>
    target instanceof Element ? target.closest(PRESSED) : null;
  const confirmNext = useConfirmNext(chosen);
  useKeys({
    Enter: (event) => {
      const on = pressed(event);
      return (on === null || (on.matches(CHOSEN) && !place.current?.contains(on))) && press('.ask-confirm:enabled');
    },
    ' ': (event) => pressed(event) === null && press('[data-pass]:enabled'),
    z: () => {
      takeBack?.();
      return takeBack !== null;
    },
    '?': () => {
      onList();
      return true;
    },
    Tab: (event) => {
      const confirm = event.shiftKey || !confirmNext() ? null : find('.ask-confirm:enabled');
      confirm?.focus();
      return confirm !== null;
    },
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [String(i + 1), () => press(`[data-digit="${i + 1}"]:enabled`)]),
    ),
  });
}

/** Whether something was chosen since the focus moved last. */
function useConfirmNext(chosen: unknown): () => boolean {
  const just = useRef(false);
  const before = useRef(chosen);
  useEffect(() => {
    just.current = before.current !== chosen;
    before.current = chosen;
  }, [chosen]);
  useEffect(() => {
    const moved = (): void => {
      just.current = false;
    };
    addEventListener('focusin', moved);
    return () => removeEventListener('focusin', moved);
  }, []);
  return () => just.current;
}
