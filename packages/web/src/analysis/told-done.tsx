// An analysis is done while its reader is elsewhere: a note on whatever page is open, and a notification if the page is not
// looked at and the reader allowed it.

import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { announce } from '../ui/announce.tsx';
import { Icon } from '../ui/icon.tsx';
import './told-done.css';

interface DoneNote {
  readonly text: string;
  /** On the button that goes there. */
  readonly look: string;
  readonly close: string;
  readonly path: string;
}

/** To be called by a tap: browsers do not ask otherwise. Without leave there is still the note on the page. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
}

export function tellDone(note: DoneNote): void {
  const hidden = document.visibilityState === 'hidden';
  if (hidden) notify(note);
  // People who are on that page see it.
  if (hidden || location.pathname !== note.path) showNote(note);
}

function notify({ text, path }: DoneNote): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('Tabella', { body: text, tag: path });
    shown.onclick = () => {
      window.focus();
      navigate(path);
      shown.close();
    };
  } catch {
    // Phones show them only from a service worker; the note on the page is there.
  }
}

function showNote(note: DoneNote): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const end = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<Note {...note} onEnd={end} />);
  announce(note.text);
}

function Note({ text, look, close, path, onEnd }: DoneNote & { onEnd(): void }): ReactElement {
  return (
    <aside className="done-note" aria-label={text}>
      <Icon name="chart" />
      <p>{text}</p>
      <button
        type="button"
        className="btn btn-wax"
        onClick={() => {
          onEnd();
          navigate(path);
        }}
      >
        {look}
      </button>
      <button type="button" className="btn btn-icon" aria-label={close} onClick={onEnd}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
