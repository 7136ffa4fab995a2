// Answering: one answer on its way at a time, and the reason if it was refused. An answer that would end my game is not sent
// before it has been asked about.

import type { Answer, Words } from '@tabella/kernel';
import type { OpenAsk } from '@tabella/table/protocol';
import { useCallback, useState } from 'react';
import { useSay } from '../i18n/languages.ts';
import { refusalOf } from '../live/refusal.ts';
import { useHandle } from '../table/at-table.tsx';
import { endsMe } from './previews.ts';
import { choose, forgetChosen } from './selection.ts';
import { forgetWarning, isWarned, warnOf } from './warning.ts';

export interface Answering {
  readonly sending: boolean;
  readonly refusal: string;
  /** A refusal's reason, or null. */
  give(ask: OpenAsk, answer: Answer): Promise<string | null>;
}

export function useAnswer(words: Words): Answering {
  const say = useSay();
  const handle = useHandle();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const give = useCallback(
    async (ask: OpenAsk, choice: Answer) => {
      setSending(true);
      setRefusal('');
      if (!isWarned(ask, choice) && (await endsMe(handle, ask, choice))) {
        setSending(false);
        if (ask.max === undefined) choose(ask, choice);
        warnOf(ask, choice);
        return null;
      }
      const ack = await handle.send({ type: 'answer', seat: ask.seat, ask: ask.id, choice });
      setSending(false);
      forgetWarning();
      if (ack.ok) {
        forgetChosen(ask);
        return null;
      }
      const reason = refusalOf(ack, words, say);
      setRefusal(reason);
      return reason;
    },
    [handle, words, say],
  );
  return { sending, refusal, give };
}
