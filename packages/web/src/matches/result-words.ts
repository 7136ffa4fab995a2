// How a match ended, in the words of its game, once they are loaded.

import type { Words } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import type { MatchLine } from '@tabella/table/protocol';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/languages.ts';

const loaded = new Map<string, Words>();

/** Sentences of these games; what is not there yet is empty. */
export function useResultWords(games: readonly string[]): (line: MatchLine) => string {
  const language = useLanguage();
  const [, setLoaded] = useState(0);
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    const missing = wanted.split(' ').filter((game) => game !== '' && !loaded.has(`${game} ${language}`));
    if (missing.length === 0) return;
    const load = async (game: string): Promise<void> => {
      const words = await wordsOf(game, language);
      if (words) loaded.set(`${game} ${language}`, words);
    };
    Promise.all(missing.map(load))
      .then(() => setLoaded((n) => n + 1))
      .catch(() => undefined);
  }, [wanted, language]);
  return ({ game, result, seats }) => {
    const words = loaded.get(`${game} ${language}`);
    try {
      return words?.result(result, (seat) => seats[seat]?.name ?? '') ?? '';
    } catch {
      // An ending of earlier rules that today's words do not know.
      return '';
    }
  };
}
