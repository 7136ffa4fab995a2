// Which sounds are heard, one by one.

import type { ReactElement } from 'react';
import { useSay } from '../i18n/languages.ts';
import { setPrefs, usePrefs } from '../prefs.ts';
import { play, SOUNDS } from '../ui/sounds.ts';

export function MenuSounds(): ReactElement {
  const say = useSay();
  const muted = usePrefs((prefs) => prefs.muted);
  return (
    <details className="menu-sounds">
      <summary className="menu-item">{say('menu.sounds')}</summary>
      {SOUNDS.map((sound) => (
        <label key={sound} className="menu-item">
          <input
            type="checkbox"
            checked={!muted.includes(sound)}
            onChange={({ target: { checked } }) => {
              setPrefs({ muted: checked ? muted.filter((one) => one !== sound) : [...muted, sound] });
              if (checked) play(sound);
            }}
          />
          <span>{say(`sounds.${sound}`)}</span>
        </label>
      ))}
    </details>
  );
}
