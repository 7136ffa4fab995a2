// What was told in a match whose rules are no longer here, as its file kept it: in sentences where today's words know them.

import { type GameEvent, type Log, type NameOf, PUBLIC, type Words } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import { type ReactElement, useEffect, useState } from 'react';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { Rich } from '../table/rich.tsx';
import { marked } from '../table/sentences.ts';
import { placed } from '../text.ts';
import { Icon } from '../ui/icon.tsx';

export function StoredStory({ log }: { readonly log: Log }): ReactElement | null {
  const say = useSay();
  const language = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    wordsOf(log.game, language)
      .then(async (found) => {
        // Any of its sets may be told of.
        await found?.parts?.load();
        setWords(found);
      })
      // Then the names of the events must do.
      .catch(() => undefined);
  }, [log, language]);
  const told = log.story?.flat() ?? [];
  if (told.length === 0) return null;
  const name = marked((seat) => log.table?.names[seat] || say('seat.number', { number: seat + 1 }));
  return (
    <section className="card about-part" aria-labelledby="stored-story">
      <h2 id="stored-story">{say('replay.story')}</h2>
      <ol className="stack-tight">
        {placed(told).map(({ place, thing }) => (
          <li key={place}>
            <Rich text={sentenceOf(thing.event, words, name)} />{' '}
            {(thing.to & PUBLIC) === 0 && <Icon name="eye" size={14} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words of today may stumble over an event of another time. */
function sentenceOf(event: GameEvent, words: Words | null, name: NameOf): string {
  try {
    return words?.event(event, name) || event.kind;
  } catch {
    return event.kind;
  }
}
