// What can be done with a match of mine: look for others with the same people, or hide it, after a clear question.

import { type ReactElement, useState } from 'react';
import { useLanguage, useSay } from '../i18n/languages.ts';
import { refusalIn } from '../live/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { dateOf } from './match-row.tsx';
import { hideMatch } from './matches-api.ts';
import type { Line } from './use-matches.ts';

interface Props {
  readonly line: Line;
  readonly title: string;
  onWith(name: string): void;
  onHidden(deleted: boolean): void;
  onClose(): void;
}

export function MatchDialog({ line, title, onWith, onHidden, onClose }: Props): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [sure, setSure] = useState(false);
  const [refusal, setRefusal] = useState('');
  const people = line.seats.filter((seat, i) => seat.bot === null && !line.mine?.includes(i));
  const kind = line.last ? 'delete' : 'hide';
  const hide = (): void => {
    hideMatch(line.code)
      .then(({ deleted }) => onHidden(deleted))
      .catch((error: Error) => setRefusal(refusalIn(say, error)));
  };
  return (
    <Dialog title={sure ? say(`matches.${kind}Ask`) : `${title}, ${dateOf(language, line.ended)}`} onClose={onClose}>
      {sure ? (
        <div className="stack">
          <p>{say(`matches.${kind}Note`)}</p>
          {refusal && (
            <p className="refusal" role="alert">
              {refusal}
            </p>
          )}
          <div className="row wrap match-answers">
            <button type="button" className="btn" onClick={onClose}>
              {say('matches.keep')}
            </button>
            <button type="button" className="btn btn-wax" onClick={hide}>
              {say(`matches.${kind}Do`)}
            </button>
          </div>
        </div>
      ) : (
        <div className="stack-tight">
          {people.map(({ name }) => (
            <button key={name} type="button" className="btn match-act" onClick={() => onWith(name)}>
              <Icon name="people" />
              {say('matches.allWith', { name })}
            </button>
          ))}
          <button type="button" className="btn match-act" onClick={() => setSure(true)}>
            <Icon name="close" />
            {say(`matches.${kind}`)}
          </button>
        </div>
      )}
    </Dialog>
  );
}
