// What a screen reader hears of the board: marks, and what a new score shows. (The table itself speaks the log.) What
// everybody needs to know is shown for a moment as well.

import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useState } from 'react';

type Speak = (sentence: string, shown?: 'shown') => void;

const Speaker = createContext<Speak>(() => undefined);

export const useSpeak = (): Speak => useContext(Speaker);

export function Live({ children }: { readonly children: ReactNode }): ReactElement {
  const [line, setLine] = useState({ id: 0, text: '', shown: false });
  const speak = useCallback<Speak>(
    (text, shown) => setLine(({ id }) => ({ id: id + 1, text, shown: shown === 'shown' })),
    [],
  );
  return (
    <Speaker value={speak}>
      {children}
      <div className="st-live" role="status" aria-live="polite">
        <span key={line.id} className={line.shown ? 'st-toast' : 'hidden-text'}>
          {line.text}
        </span>
      </div>
    </Speaker>
  );
}
