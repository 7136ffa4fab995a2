// The rules in short, as the game's own words give them, with the game's own pictures.

import type { Words } from '@tabella/kernel';
import { capital } from '@tabella/ui/english';
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './at-table.tsx';

/** A paragraph may begin with what it is about, in capitals. */
const TOPIC = /^(\p{Lu}[\p{Lu} ,'’-]{2,})[.:]\s+(.*)$/su;

interface Props {
  readonly words: Words;
  /** What one wants to know about now. */
  readonly about: string | null;
}

function RulesText({ words, about }: Props): ReactElement {
  const sought = useRef<HTMLElement>(null);
  useEffect(() => {
    if (about !== null) sought.current?.scrollIntoView({ block: 'start' });
  }, [about]);
  return (
    <div className="rules-text">
      {words.help.map((paragraph) => {
        const [, topic, text] = TOPIC.exec(paragraph) ?? [];
        const isSought = about !== null && topic === about;
        return (
          <section key={paragraph.slice(0, 40)} ref={isSought ? sought : null} data-sought={isSought || undefined}>
            {topic && <h3>{capital(topic.toLowerCase())}</h3>}
            {topic && <TopicPicture of={words.pictures?.[topic]} />}
            <p>{capital(text ?? paragraph)}</p>
          </section>
        );
      })}
    </div>
  );
}

function TopicPicture({ of }: { readonly of: string | undefined }): ReactElement | null {
  const { game, options } = useTable();
  const { HelpPicture } = gameOf(game);
  if (HelpPicture === null || of === undefined) return null;
  return (
    <span className="rules-picture" aria-hidden="true">
      <Boundary instead={null}>
        <Suspense fallback={null}>
          <HelpPicture of={of} options={options} />
        </Suspense>
      </Boundary>
    </span>
  );
}

export function Rules({ words, about }: Props): ReactElement {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <section className="rules" aria-labelledby="rules-title" tabIndex={0}>
      <h2 id="rules-title">{say('rules.title', { game: words.title })}</h2>
      <RulesText words={words} about={about} />
    </section>
  );
}

export function RulesDialog({ words, about, onClose }: Props & { onClose(): void }): ReactElement {
  const say = useSay();
  return (
    <Dialog kind="side" title={say('rules.title', { game: words.title })} onClose={onClose}>
      <RulesText words={words} about={about} />
    </Dialog>
  );
}
