// How it works, what is fair about it, and thanks.

import { type ReactElement, useEffect } from 'react';
import { useSay } from '../i18n/languages.ts';
import { TopBar } from '../ui/top-bar.tsx';
import './pages.css';

const PARTS = ['begin', 'seats', 'windows', 'fair', 'data', 'thanks'] as const;

export default function AboutPage(): ReactElement {
  const say = useSay();
  useEffect(() => {
    document.title = `${say('about.title')} · Tabella`;
  }, [say]);
  return (
    <>
      <TopBar />
      <main className="about">
        <h1>{say('about.title')}</h1>
        {PARTS.map((part) => (
          <section key={part} className="card about-part">
            <h2>{say(`about.${part}.title`)}</h2>
            <p>{say(`about.${part}.text`)}</p>
          </section>
        ))}
      </main>
    </>
  );
}
