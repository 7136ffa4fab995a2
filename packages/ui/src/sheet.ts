// Sheets over a table: on the browser's own <dialog>, or beside the table while it stays in use.

import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onClose(): void;
  onClick(event: MouseEvent): void;
}

/** What a <dialog> needs to keep the focus inside, and to close with Escape or a click outside it. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}

/** Takes the focus while it is open, and gives it back to where it was. */
export function useBorrowedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
