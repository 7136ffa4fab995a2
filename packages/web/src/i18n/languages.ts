// The languages there are. English comes with the page; the others are loaded when somebody reads them.

import { useEffect, useState } from 'react';
import { usePrefs } from '../prefs.ts';
import en from './en.json';
import { type Catalogue, firstLanguage, type Say, speaker } from './i18n.ts';

interface Language {
  /** Its own name. */
  readonly name: string;
  load(): Promise<Catalogue>;
}

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', load: async () => en },
};

const ENGLISH = speaker('en', en);
const SPEAKERS = new Map<string, Say>([['en', ENGLISH]]);

/** The language of this person: the chosen one, or the first of the browser's that there is. */
export function useLanguage(): string {
  const chosen = usePrefs((prefs) => prefs.language);
  return chosen in LANGUAGES ? chosen : firstLanguage(navigator.languages, Object.keys(LANGUAGES));
}

/** How to say things in the language of this person. */
export function useSay(): Say {
  const language = useLanguage();
  const [, loaded] = useState(0);
  useEffect(() => {
    document.documentElement.lang = language;
    if (SPEAKERS.has(language)) return;
    LANGUAGES[language]
      ?.load()
      .then((words) => {
        SPEAKERS.set(language, speaker(language, words, en));
        loaded((n) => n + 1);
      })
      .catch(() => undefined);
  }, [language]);
  return SPEAKERS.get(language) ?? ENGLISH;
}
