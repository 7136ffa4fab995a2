// The languages there are: those of the catalogues here, and those that a game speaks. English comes with the page; the others
// are loaded when somebody reads them, and it stands in wherever they have no words.

import { languages as spoken } from '@tabella/registry/browser';
import { useEffect, useState } from 'react';
import { type Prefs, usePrefs } from '../prefs.ts';
import en from './en.json';
import { type Catalogue, firstLanguage, type Say, speaker } from './i18n.ts';

const CATALOGUES = import.meta.glob<{ readonly default: Catalogue }>(['./*.json', '!./en.json']);
const ENGLISH = speaker('en', en);
const SPEAKERS = new Map<string, Say>([['en', ENGLISH]]);

export const languages: readonly string[] = [
  ...new Set(['en', ...spoken, ...Object.keys(CATALOGUES).map((path) => path.slice('./'.length, -'.json'.length))]),
];

/** As it is called in itself. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The language of this person: the chosen one, or the first of the browser's that there is. */
export const useLanguage = (): string => usePrefs(languageOf);

export const languageOf = ({ language }: Pick<Prefs, 'language'>): string =>
  languages.includes(language) ? language : firstLanguage(navigator.languages, languages);

/** How to say things in the language of this person. */
export function useSay(): Say {
  const language = useLanguage();
  const [, loaded] = useState(0);
  useEffect(() => {
    document.documentElement.lang = language;
    if (SPEAKERS.has(language)) return;
    CATALOGUES[`./${language}.json`]?.()
      .then((catalogue) => {
        SPEAKERS.set(language, speaker(language, catalogue.default, en));
        loaded((n) => n + 1);
      })
      .catch(() => undefined);
  }, [language]);
  return SPEAKERS.get(language) ?? ENGLISH;
}
