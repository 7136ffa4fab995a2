// A panel of the console: a heading in small capitals, something quiet at its right, and what it holds.

import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, aside, className = '', children }: Props): ReactElement {
  return (
    <section className={`st-panel ${className}`}>
      <header className="st-head">
        <h2>{title}</h2>
        {aside !== undefined && <span className="st-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
