// What was agreed at this table: options, clock, windows, and the promise of a fair deal.

import type { GameInfo, OptionField } from '@tabella/table/protocol';
import type { ReactElement } from 'react';

import type { Say } from '../i18n/i18n.ts';
import { useSay } from '../i18n/languages.ts';
import { capital } from '../text.ts';
import { useTable } from './at-table.tsx';

export function Terms({ game }: { readonly game: GameInfo }): ReactElement {
  const say = useSay();
  const table = useTable();
  return (
    <section className="card wait-card terms" aria-labelledby="terms">
      <h2 id="terms">{say('terms.title')}</h2>
      <dl>
        {game.options.map((field) => (
          <div key={field.name}>
            <dt>{capital(field.label)}</dt>
            <dd>{shownValue(field, table.options[field.name], say)}</dd>
          </div>
        ))}
        <div>
          <dt>{say('new.clock')}</dt>
          <dd>{table.clock === 0 ? say('off') : say('new.seconds', { count: table.clock })}</dd>
        </div>
        <div>
          <dt>{say('new.window')}</dt>
          <dd>{say(`window.${table.window}`)}</dd>
        </div>
        <div>
          <dt>{say('terms.open')}</dt>
          <dd>{say(`terms.${table.open}`)}</dd>
        </div>
      </dl>
    </section>
  );
}

function shownValue(field: OptionField, value: unknown, say: Say): string {
  const labels = 'labels' in field ? field.labels : {};
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => labels[String(one)] ?? String(one)).join(', ') || say('none');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return labels[String(value)] ?? String(value ?? field.default);
}
