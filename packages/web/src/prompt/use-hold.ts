// Touching a card in a window holds it for everybody, once.

import { PASS } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { useCallback, useRef } from 'react';
import { useSend } from '../table/at-table.tsx';

/** A function to call whenever something usable is touched; outside windows it does nothing. */
export function useHold(ask: OpenAsk | null): () => void {
  const send = useSend();
  const held = useRef('');
  return useCallback(() => {
    if (!ask?.reaction || ask.declared !== undefined || !ask.from.some((choice) => choice !== PASS)) return;
    const key = `${ask.seat} ${ask.id}`;
    if (held.current === key) return;
    held.current = key;
    void send({ type: 'hold', seat: ask.seat });
  }, [ask, send]);
}
