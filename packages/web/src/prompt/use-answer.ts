// Answering: one answer on its way at a time, and the reason if it was refused.

import type { Answer } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { useCallback, useState } from 'react';
import { useSend } from '../table/at-table.tsx';
import { forgetChosen } from './selection.ts';

export interface Answering {
  readonly sending: boolean;
  readonly refusal: string;
  /** A refusal's reason, or null. */
  give(ask: OpenAsk, answer: Answer): Promise<string | null>;
}

export function useAnswer(): Answering {
  const send = useSend();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const give = useCallback(
    async (ask: OpenAsk, choice: Answer) => {
      setSending(true);
      setRefusal('');
      const ack = await send({ type: 'answer', seat: ask.seat, ask: ask.id, choice });
      setSending(false);
      if (ack.ok) {
        forgetChosen(ask);
        return null;
      }
      const reason = ack.reason ?? ack.code ?? '';
      setRefusal(reason);
      return reason;
    },
    [send],
  );
  return { sending, refusal, give };
}
