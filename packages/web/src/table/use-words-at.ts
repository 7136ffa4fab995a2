// The words of a table with these options, once all that they need is loaded.

import { type OptionValues, type Words, wordsAt } from '@tabella/kernel';
import { useEffect, useMemo, useState } from 'react';

/** Null until they are here; 'unloaded' when something of them cannot be had. */
export function useWordsAt(words: Words | null, options: OptionValues | undefined): Words | 'unloaded' | null {
  const [tried, setTried] = useState<{ readonly options: OptionValues; readonly failed: boolean } | null>(null);
  const isHere = words !== null && options !== undefined && (words.parts?.areHere(options) ?? true);
  useEffect(() => {
    if (isHere || words === null || options === undefined) return undefined;
    let gone = false;
    const end = (failed: boolean) => (): void => {
      if (!gone) setTried({ options, failed });
    };
    words.parts?.load(options).then(end(false), end(true));
    return () => {
      gone = true;
    };
  }, [isHere, words, options]);
  const told = useMemo(() => (isHere ? wordsAt(words, options) : null), [isHere, words, options]);
  return told ?? (tried?.failed && tried.options === options ? 'unloaded' : null);
}
