// Sound on or off, day or night.

import { type ReactElement, useSyncExternalStore } from 'react';
import { useSay } from '../i18n/languages.ts';
import { isDark, setPrefs, usePrefs } from '../prefs.ts';
import { Icon } from './icon.tsx';

export function SoundSwitch(): ReactElement {
  const say = useSay();
  const sound = usePrefs((prefs) => prefs.sound);
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-pressed={sound}
      aria-label={say('sound')}
      title={say(sound ? 'sound.off' : 'sound.on')}
      onClick={() => setPrefs({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  );
}

export function ThemeSwitch(): ReactElement {
  const say = useSay();
  const dark = useDark();
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={say(dark ? 'theme.toLight' : 'theme.toDark')}
      title={say(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setPrefs({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

/** Whether the page is dark now, by choice or by the system. */
export function useDark(): boolean {
  const theme = usePrefs((prefs) => prefs.theme);
  return useSyncExternalStore(watchSystem, () => isDark(theme));
}

function watchSystem(call: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
}
