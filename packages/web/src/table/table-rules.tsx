// The rules of this table: the host changes them until the start, and every change holds at once; others read them.

import type { Choice, Words } from '@tabella/kernel';
import type { GameInfo, OptionField, Preset, SaidOf, Windows } from '@tabella/table/protocol';
import { capital } from '@tabella/ui/english';
import { type ReactElement, useState } from 'react';
import type { Say } from '../i18n/i18n.ts';
import { useSay } from '../i18n/languages.ts';
import type { Message } from '../live/connection.ts';
import { refusalOf } from '../live/refusal.ts';
import { OneOf, Segments, Stepper } from '../ui/fields.tsx';
import { useSend, useTable } from './at-table.tsx';
import { OptionsForm } from './options-form.tsx';
import { PlayedOn } from './played-on.tsx';
import { isSame, Presets } from './presets.tsx';

const CLOCKS = [0, 30, 60, 90, 180] as const;
/** Turns after which spectators see all hands; 0 is at the end. */
const LATE = [0, 1, 2, 3, 5, 10] as const;
const WINDOWS: readonly Windows[] = ['quick', 'normal', 'slow'];
/** So many options are in sight; the others are house rules, which most tables leave alone. */
const IN_SIGHT = 2;

type Terms = Omit<SaidOf<'terms'>, 'type' | 'id'>;

interface Wished {
  readonly terms?: Terms;
  readonly options?: Readonly<Record<string, Choice>>;
}

interface Props {
  readonly game: GameInfo;
  readonly words: Words;
}

export function TableRules({ game, words }: Props): ReactElement {
  const say = useSay();
  const { host, from } = useTable();
  const changes = host && from === null;
  return (
    <section className="card wait-card rules-card" aria-labelledby="table-rules">
      <div className="row spread">
        <h2 id="table-rules">{say('terms.title')}</h2>
        {changes && <span className="quiet small">{say('terms.atOnce')}</span>}
      </div>
      <PlayedOn />
      {changes ? <Changing game={game} words={words} /> : <Reading game={game} />}
    </section>
  );
}

function Changing({ game, words }: Props): ReactElement {
  const say = useSay();
  const send = useSend();
  const table = useTable();
  const { seats } = table;
  const [refusal, setRefusal] = useState('');
  // What was chosen is shown at once, until the server has said yes or no.
  const [wished, setWished] = useState<Wished>({});
  const { clock = table.clock, window = table.window, open = table.open, late = table.late } = wished.terms ?? {};
  const { hints = table.hints } = wished.terms ?? {};
  const options = { ...table.options, ...wished.options };
  const change = async (message: Message, wish: Wished): Promise<void> => {
    setWished(wish);
    const ack = await send(message);
    setWished((now) => (now === wish ? {} : now));
    setRefusal(ack.ok ? '' : refusalOf(ack, words, say));
  };
  const choose = async ({ options: wanted }: Preset): Promise<void> => {
    for (const [name, value] of Object.entries(wanted)) {
      if (!isSame(options[name], value)) await change({ type: 'option', name, value }, { options: wanted });
    }
  };
  const setTerms = (terms: Terms): void => void change({ type: 'terms', ...terms }, { terms });
  const [first, others] = inTwo(game.options);
  const form = (fields: readonly OptionField[]): ReactElement => (
    <OptionsForm
      game={game.id}
      fields={fields}
      values={options}
      names={seats.map((seat) => seat.name)}
      onChange={(name, value) => void change({ type: 'option', name, value }, { options: { [name]: value } })}
    />
  );
  return (
    <div className="stack">
      {refusal && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <Stepper
        label={say('new.seats')}
        value={wished.terms?.seats ?? seats.length}
        min={game.seats.min}
        max={game.seats.max}
        onChange={(count) => setTerms({ seats: count })}
      />
      <Presets presets={game.presets} fields={game.options} values={options} onChoose={choose} />
      {form(first)}
      <Segments
        label={say('new.clock')}
        value={String(clock)}
        of={CLOCKS.map((one) => ({ value: String(one), label: clockIn(one, say) }))}
        onChange={(value) => setTerms({ clock: Number(value) })}
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={open === 'public'}
          onChange={(event) => setTerms({ open: event.target.checked ? 'public' : 'link' })}
        />
        <span>{say('new.open')}</span>
      </label>
      <label className="tick">
        <input type="checkbox" checked={hints} onChange={(event) => setTerms({ hints: event.target.checked })} />
        <span>{say('terms.hints')}</span>
      </label>
      <details className="house-rules">
        <summary>
          {say('terms.house')} <span className="chip">{changesIn(others, options, say)}</span>
        </summary>
        <div className="stack">
          {form(others)}
          <Segments
            label={say('new.window')}
            value={window}
            of={WINDOWS.map((one) => ({ value: one, label: say(`window.${one}`) }))}
            onChange={(value) => setTerms({ window: value as Windows })}
          />
          <OneOf
            label={say('terms.late')}
            value={String(late ?? 0)}
            of={LATE.map((one) => ({ value: String(one), label: lateIn(one, say) }))}
            onChange={(value) => setTerms({ late: Number(value) || null })}
          />
        </div>
      </details>
    </div>
  );
}

function Reading({ game }: { readonly game: GameInfo }): ReactElement {
  const say = useSay();
  const { clock, window, open, late, hints, options, seats } = useTable();
  const [first, others] = inTwo(game.options);
  const rows = (fields: readonly OptionField[]): ReactElement[] =>
    fields.map((field) => (
      <Row key={field.name} name={capital(field.label)} value={shownValue(field, options[field.name], seats, say)} />
    ));
  return (
    <>
      <dl className="terms">
        {rows(first)}
        <Row name={say('new.clock')} value={clockIn(clock, say)} />
        <Row name={say('terms.open')} value={say(`terms.${open}`)} />
        <Row name={say('terms.late')} value={lateIn(late ?? 0, say)} />
        <Row name={say('terms.hintsShort')} value={say(hints ? 'yes' : 'no')} />
      </dl>
      <details className="house-rules">
        <summary>
          {say('terms.house')} <span className="chip">{changesIn(others, options, say)}</span>
        </summary>
        <dl className="terms">
          {rows(others)}
          <Row name={say('new.window')} value={say(`window.${window}`)} />
        </dl>
      </details>
    </>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const clockIn = (seconds: number, say: Say): string =>
  seconds === 0 ? say('off') : say('new.seconds', { count: seconds });

const lateIn = (turns: number, say: Say): string =>
  turns === 0 ? say('terms.atEnd') : say('terms.turnsLater', { count: turns });

/** What people choose among first, and what only some of them know. Whoever is given a role is always in sight. */
function inTwo(fields: readonly OptionField[]): readonly [readonly OptionField[], readonly OptionField[]] {
  const inSight = (field: OptionField, i: number): boolean =>
    i < IN_SIGHT || field.kind === 'seat' || field.kind === 'some' || field.kind === 'data';
  return [fields.filter(inSight), fields.filter((field, i) => !inSight(field, i))];
}

function changesIn(fields: readonly OptionField[], options: Readonly<Record<string, Choice>>, say: Say): string {
  const count = fields.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual).length;
  return count === 0 ? say('terms.unchanged') : say('terms.changed', { count });
}

function shownValue(
  field: OptionField,
  value: unknown,
  seats: readonly { readonly name: string | null }[],
  say: Say,
): string {
  const labels = 'labels' in field ? field.labels : {};
  if (field.kind === 'seat' && Number(value) > 0)
    return seats[Number(value) - 1]?.name ?? say('seat.number', { number: Number(value) });
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => labels[String(one)] ?? String(one)).join(', ') || say('none');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return capital(labels[String(value)] ?? String(value ?? field.default));
}
