// One answer on its way at a time, and the reason if it was refused.

import type { BoardProps } from '@tabella/kernel';
import { useState } from 'react';
import type { StarsAsk } from '../rules/types.ts';

export interface Sending {
  readonly sending: boolean;
  readonly refusal: string;
  /** True when it was taken. */
  send(ask: StarsAsk, text: string): Promise<boolean>;
  forget(): void;
}

export function useSending(answer: BoardProps['answer']): Sending {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  return {
    sending,
    refusal,
    async send(ask, text) {
      setSending(true);
      setRefusal('');
      const refused = await answer(ask, text);
      setSending(false);
      setRefusal(refused ?? '');
      return refused === null;
    },
    forget: () => setRefusal(''),
  };
}
