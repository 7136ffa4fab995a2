// Who looks on: how many, and the names of those who want; what they see later, and who reads what they say.

import { type ReactElement, useEffect } from 'react';
import { useSay } from '../i18n/languages.ts';
import { setPrefs, usePrefs } from '../prefs.ts';
import { useSend, useTable } from '../table/at-table.tsx';
import { useWatching } from '../table/watching.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/fields.css';
import { WantToPlay } from './want-to-play.tsx';
import './watch.css';

/** `talking`: the chat of spectators is shown. */
export function Watchers({ talking }: { readonly talking: boolean }): ReactElement {
  const say = useSay();
  const send = useSend();
  const { late, watchers } = useTable();
  const watching = useWatching();
  const wish = usePrefs((prefs) => prefs.named);
  const { count, names, named } = watchers;
  // The server forgets it when it starts anew.
  useEffect(() => {
    if (watching && wish !== named) void send({ type: 'prefer', named: wish });
  }, [watching, wish, named, send]);
  const unnamed = count - names.length;
  return (
    <div className="watchers small">
      {count > 0 && (
        <ul aria-label={say('watch.label')}>
          <li className="quiet">
            <Icon name="eye" size={16} /> {say('watch.count', { count })}
          </li>
          {names.map((name) => (
            <li key={name} className="chip">
              {name}
            </li>
          ))}
          {names.length > 0 && unnamed > 0 && <li className="quiet">{say('watch.unnamed', { count: unnamed })}</li>}
        </ul>
      )}
      {watching && (
        <label className="tick">
          <input type="checkbox" checked={wish} onChange={(event) => setPrefs({ named: event.target.checked })} />
          <span>{say('watch.nameMe')}</span>
        </label>
      )}
      {talking && <p className="quiet">{say('watch.talk')}</p>}
      {watching && <WantToPlay />}
      {!watching && late !== null && <p className="quiet">{say('watch.players', { count: late })}</p>}
    </div>
  );
}
