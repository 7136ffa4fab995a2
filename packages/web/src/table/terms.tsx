// What was agreed at this table: options, clock, windows, and the promise of a fair deal.

import type { GameInfo, OptionField } from '@tabella/table/protocol';
import { capital } from '@tabella/ui/english';
import { type ReactElement, useState } from 'react';
import type { Say } from '../i18n/i18n.ts';
import { useSay } from '../i18n/languages.ts';
import { SeatSelect } from '../ui/seat-select.tsx';
import { useSend, useTable } from './at-table.tsx';

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
            <dd>
              {field.kind === 'seat' ? <SeatTerm field={field} /> : shownValue(field, table.options[field.name], say)}
            </dd>
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

/** An option whose value is a seat: the host may choose until the start. */
function SeatTerm({ field }: { readonly field: Extract<OptionField, { kind: 'seat' }> }): ReactElement {
  const say = useSay();
  const send = useSend();
  const { options, seats, host } = useTable();
  const [refusal, setRefusal] = useState('');
  const value = Number(options[field.name] ?? field.default);
  const byLot = capital(field.labels['0'] ?? '0');
  const names = seats.map((seat) => seat.name ?? say('seat.free'));
  if (!host) return <>{value === 0 ? byLot : say('seat.named', { number: value, name: names[value - 1] ?? '' })}</>;
  const choose = async (chosen: number): Promise<void> => {
    const ack = await send({ type: 'option', name: field.name, value: chosen });
    setRefusal(ack.ok ? '' : (ack.reason ?? ack.code ?? ''));
  };
  return (
    <>
      <SeatSelect
        label={capital(field.label)}
        value={value}
        byLot={byLot}
        names={names}
        onChange={(chosen) => void choose(chosen)}
      />
      {refusal && (
        <span className="refusal" role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}

function shownValue(field: OptionField, value: unknown, say: Say): string {
  const labels = 'labels' in field ? field.labels : {};
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => labels[String(one)] ?? String(one)).join(', ') || say('none');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return labels[String(value)] ?? String(value ?? field.default);
}
