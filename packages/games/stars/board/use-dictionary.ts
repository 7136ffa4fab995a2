// Whether something is a word, as far as we know: half a megabyte, loaded when somebody has typed a few letters. Without
// it, or for people who save data, nothing is said.

import { useEffect, useState } from 'react';
import { type Dictionary, decodeDictionary } from '../lexicon/dictionary.ts';

let loading: Promise<Dictionary> | undefined;

async function load(): Promise<Dictionary> {
  const file = await fetch(new URL('../lexicon/data/dictionary.bin', import.meta.url));
  if (!file.ok) throw new Error(`the word list answered ${file.status}`);
  return decodeDictionary(new Uint8Array(await file.arrayBuffer()));
}

export function useDictionary(wanted: boolean): Dictionary | null {
  const [known, setKnown] = useState<{ readonly isWord: Dictionary } | null>(null);
  useEffect(() => {
    if (!wanted || matchMedia('(prefers-reduced-data: reduce)').matches) return;
    let here = true;
    loading ??= load();
    loading
      .then((isWord) => here && setKnown({ isWord }))
      // The next time somebody writes it is asked for again.
      .catch(() => {
        loading = undefined;
      });
    return () => {
      here = false;
    };
  }, [wanted]);
  return known?.isWord ?? null;
}
