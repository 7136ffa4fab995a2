// Several of many, such as the sets in a box: those chosen are named, and a dialog shows all of them as cards with a picture
// and a line each.

import type { Choice } from '@tabella/kernel';
import type { OptionField } from '@tabella/table/protocol';
import { capital } from '@tabella/ui/english';
import { type ReactElement, Suspense, useId, useState } from 'react';
import { gameOf } from '../games.ts';
import { useSay } from '../i18n/languages.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './card-box.css';

interface Props {
  readonly game: string;
  readonly field: Extract<OptionField, { readonly kind: 'some' }>;
  readonly chosen: readonly string[];
  onChange(value: Choice): void;
}

/** More than these are looked for by what they are called. */
const FEW = 8;

export function CardBox(props: Props): ReactElement {
  const { field, chosen } = props;
  const say = useSay();
  const [open, setOpen] = useState(false);
  const names = field.of.filter((one) => chosen.includes(one)).map((one) => nameOf(field, one));
  return (
    <section className="card-box" aria-label={capital(field.label)}>
      <div>
        <span className="field-label">{capital(field.label)}</span>
        <p className="quiet small">{names.join(', ') || say('none')}</p>
      </div>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('terms.choose')}
      </button>
      {open && (
        <Dialog title={capital(field.label)} onClose={() => setOpen(false)}>
          <Cards {...props} />
          <div className="card-box-foot">
            <span role="status">{say('terms.chosen', { chosen: names.length, of: field.of.length })}</span>
            <button type="button" className="btn btn-wax" onClick={() => setOpen(false)}>
              {say('terms.done')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function Cards({ game, field, chosen, onChange }: Props): ReactElement {
  const say = useSay();
  const id = useId();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const found = field.of.filter((one) => `${nameOf(field, one)} ${field.brings[one]}`.toLowerCase().includes(wanted));
  return (
    <>
      {field.of.length > FEW && (
        <input
          type="search"
          className="field"
          aria-label={say('terms.search')}
          placeholder={say('terms.search')}
          aria-controls={id}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <fieldset id={id} className="card-box-cards" aria-label={capital(field.label)}>
        {found.map((one) => (
          <label key={one} className="card-box-card">
            <OptionPicture game={game} option={field.name} value={one} />
            <span>
              <strong>{nameOf(field, one)}</strong>
              <span className="quiet small">{field.brings[one]}</span>
            </span>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                onChange(field.of.filter((other) => (other === one ? target.checked : chosen.includes(other))))
              }
            />
          </label>
        ))}
        {found.length === 0 && <p className="quiet">{say('terms.notFound')}</p>}
      </fieldset>
    </>
  );
}

const nameOf = ({ labels }: Props['field'], one: string): string => capital(labels[one] ?? one);

function OptionPicture({ game, ...of }: { game: string; option: string; value: string }): ReactElement | null {
  const { OptionPicture: Picture } = gameOf(game);
  if (Picture === null) return null;
  return (
    <span className="card-box-picture" aria-hidden="true">
      <Boundary instead={null}>
        <Suspense fallback={null}>
          <Picture {...of} />
        </Suspense>
      </Boundary>
    </span>
  );
}
