// A replay: takes the file of a match and says what is in it. All of it happens in this browser.

import { type Words, wordsAt } from '@tabella/kernel';
import { wordsOf } from '@tabella/registry/browser';
import { type DragEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Say } from '../i18n/i18n.ts';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { type Checked, check } from './check.ts';
import { type NoReplay, type OpenedFile, openFile } from './open-file.ts';
import '../pages/pages.css';

interface Shown {
  readonly file: OpenedFile;
  readonly words: Words;
}

/** What is shown: nothing yet, a match, or why there is none. */
type Opened = Shown | NoReplay | 'lost' | null;

export default function ReplayPage(): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    document.title = `${say('replay.title')} · Tabella`;
  }, [say]);
  const latest = useRef<File | null>(null);
  const open = (file: File | undefined): void => {
    if (!file) return;
    latest.current = file;
    const show = (now: Opened): void => {
      // Another file may have been chosen meanwhile.
      if (latest.current === file) setOpened(now);
    };
    openShown(file, language).then(show, () => show('lost'));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <TopBar />
      <main className="about" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h1>{say('replay.title')}</h1>
        <label className="card about-part stack-tight">
          <span>{say('replay.file')}</span>
          <input
            type="file"
            className="field"
            accept=".tabella"
            onChange={({ target }) => {
              open(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
        {opened !== null && <Story opened={opened} />}
      </main>
    </>
  );
}

async function openShown(file: File, language: string): Promise<Opened> {
  const opened = await openFile(file);
  if (!opened.ok) return opened;
  const words = (await wordsOf(opened.log.game, language)) ?? opened.gamePackage.words;
  return { file: opened, words: wordsAt(words, opened.match.options as Parameters<typeof wordsAt>[1]) };
}

function Story({ opened }: { readonly opened: Exclude<Opened, null> }): ReactElement {
  const say = useSay();
  if (opened === 'lost' || !('file' in opened)) {
    return (
      <p className="refusal" role="alert">
        {refusalIn(opened, say)}
      </p>
    );
  }
  const { file, words } = opened;
  const { log, match } = file;
  const name = (seat: number): string => say('seat.number', { number: seat + 1 });
  return (
    <section className="card about-part">
      <h2>{words.title}</h2>
      <p>
        {say('replay.what', {
          seats: say('replay.seats', { count: log.seats }),
          answers: say('replay.answers', { count: log.rows.length }),
          rules: log.rules,
        })}
      </p>
      <p>{match.result ? words.result(match.result, name) : say('replay.unfinished')}</p>
      <Proof key={file.text} text={file.text} />
    </section>
  );
}

function refusalIn(refused: NoReplay | 'lost', say: Say): string {
  if (refused === 'lost') return say('replay.lost');
  if (refused.why === 'file') return refused.reason;
  if (refused.why === 'size' || refused.why === 'text') return say(`replay.${refused.why}`);
  const { game, rules } = refused.log;
  return say(`replay.${refused.why}`, { game: game.slice(0, 40), rules });
}

/** Whether the record holds, as a worker finds. */
function Proof({ text }: { readonly text: string }): ReactElement {
  const say = useSay();
  const [found, setFound] = useState<Checked | 'working' | 'lost'>('working');
  useEffect(() => {
    let here = true;
    const show = (now: Checked | 'lost'): void => {
      if (here) setFound(now);
    };
    check(text).then(show, () => show('lost'));
    return () => {
      here = false;
    };
  }, [text]);
  if (found === 'working') return <p className="quiet">{say('replay.checking')}</p>;
  if (found === 'lost' || found === null) return <p className="quiet">{say('replay.unchecked')}</p>;
  if (found.ok) return <p>{say('replay.holds')}</p>;
  return <p className="refusal">{say('replay.broken', { place: found.place, reason: found.reason })}</p>;
}
